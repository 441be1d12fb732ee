import { testPlaza } from '../../testing/testPlaza.ts';
import { catchUp, liveServers } from '../testing/liveServers.ts';

const plaza = testPlaza();
const { servers, enter } = liveServers(plaza);

/** Holds a table, so that who needs it waits: answers when somebody does, and lets them go on. */
async function hold(table: string) {
  const transaction = await plaza.db.transaction();
  await transaction.raw('lock table ?? in access exclusive mode', [table]);
  const isAsked = new Promise<void>((resolve) =>
    plaza.db.on('query', ({ sql }: { sql: string }) => sql.includes(table) && resolve()),
  );
  return { isAsked, goOn: () => transaction.commit() };
}

it('who comes in while the last one goes meets those who come after', async () => {
  const { all } = servers(1);
  const [server] = all;
  if (!server) throw new Error('There is one.');
  const path = '/zones/coffee';
  const last = await enter(server, await plaza.aUser(), path);
  const reads = await hold('zone_things');
  const coming = enter(server, await plaza.aUser(), path);
  await reads.isAsked;
  await last.isGivenUp();
  await reads.goOn();
  const newcomer = await coming;
  const next = await enter(server, await plaza.aUser(), path);
  await catchUp(server, path, newcomer);
  expect(newcomer.told).toContainEqual(
    expect.objectContaining({ kind: 'came', person: expect.objectContaining({ id: next.welcome.you }) }),
  );
});
