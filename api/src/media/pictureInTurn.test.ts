import { testPlaza } from '../testing/testPlaza.ts';
import { sendForm } from './testing/aForm.ts';
import { aPicture } from './testing/pictures.ts';
import { pictureInTurn } from './pictureInTurn.ts';

const server = testPlaza();

/** Takes all places, until they are given back. */
function occupy() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  const taken: Promise<void>[] = [];
  for (let isInside = true; isInside;) {
    isInside = false;
    const enter = () => {
      isInside = true;
      return opened;
    };
    taken.push(pictureInTurn(enter));
  }
  return async () => {
    open();
    await Promise.all(taken);
  };
}

it('somebody who brings very many pictures at once does not keep others from bringing one', async () => {
  const [amber, basalt] = [await server.aUser(), await server.aUser()];
  const picture = await aPicture(30, 20);
  const bring = async (who: typeof amber) =>
    (await sendForm(server.as(who), '/api/media', [['media', picture]])).status;
  const leave = occupy();
  let refused = 0;
  const many = Array.from({ length: 70 }, async () => {
    const status = await bring(amber);
    refused += Number(status === 503);
  });
  while (refused < 5) await new Promise((resolve) => setImmediate(resolve));
  const one = bring(basalt);
  await leave();
  expect(await one).toBe(200);
  await Promise.all(many);
});
