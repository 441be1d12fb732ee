import type { CallAnswer } from '@plaza/api-contract';
import { testPlaza } from '../../testing/testPlaza.ts';
import { aPair } from '../testing/aGroup.ts';
import { bringBlob } from '../testing/bringBlob.ts';
import type { TestDevice } from '../testing/TestDevice.ts';

type Blob = CallAnswer<'GET /chat/blobs/:id'>;

// No job runs here: what is over is shown to nobody, however late it is swept.
const server = testPlaza();

/** What a member gets of a file: by its id, and at an address from before. */
async function opened({ http }: TestDevice, id: string) {
  const { url } = (await http.get<Blob>(`/api/chat/blobs/${id}`)).body;
  return async () => [
    (await http.get(`/api/chat/blobs/${id}`)).status,
    (await server.as(null).fetch(url)).status,
  ];
}

it('a file of a message that is deleted is there for nobody, from that moment on', async () => {
  const { amber, basalt, chat } = await aPair(server);
  const { id } = (await bringBlob(amber.http, chat)).body;
  const sent = await amber.say(chat, 'look', { blobs: [id], is_image: true });
  const [mine, theirs] = [await opened(amber, id), await opened(basalt, id)];
  expect([await mine(), await theirs()]).toEqual([
    [200, 200],
    [200, 200],
  ]);
  await amber.send(chat, await amber.message(chat, '', { kind: 'delete', target: sent }));
  expect([await mine(), await theirs()]).toEqual([
    [403, 404],
    [403, 404],
  ]);
  const again = await amber.send(chat, await amber.message(chat, 'again', { blobs: [id] }));
  expect(again.body.code).toBe('chat.unknown-blob');
});

it('a file of a message that disappears goes with its last second; others of the chat stay', async () => {
  const { amber, basalt, chat } = await aPair(server);
  const [short, long] = [
    (await bringBlob(amber.http, chat)).body.id,
    (await bringBlob(amber.http, chat)).body.id,
  ];
  await amber.say(chat, 'for a minute', { blobs: [short], is_image: true, expires_seconds: 60 });
  await amber.say(chat, 'for an hour', { blobs: [long], is_image: true, expires_seconds: 3600 });
  const [one, other] = [await opened(basalt, short), await opened(basalt, long)];
  server.clock.advance({ seconds: 59 });
  expect(await one()).toEqual([200, 200]);
  server.clock.advance({ seconds: 1 });
  expect([await one(), await other()]).toEqual([
    [403, 404],
    [200, 200],
  ]);
});
