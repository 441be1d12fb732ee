import { testPlaza } from '../testing/testPlaza.ts';
import { publishToUser } from './publishToUser.ts';
import { joinHub, leaveHub } from './testing/joinHub.ts';

const server = testPlaza();
afterEach(leaveHub);

it('of one person a few read their log at a time, however many ask for it', async () => {
  const amber = await server.aUser();
  const payload = { message: 'hello', sendername: 'Basalt', chatID: '1' };
  await publishToUser(server.db, amber.id, { type: 'new-message', payload });
  const bearer = await server.bearerOf(amber);
  const hubs = [await joinHub(server.url, bearer), await joinHub(server.url, bearer)];
  let refused = 0;
  let isEnough = (): void => undefined;
  const read = ({ connection }: (typeof hubs)[number]) =>
    new Promise<string>((resolve) => {
      const error = ({ message }: Error) => {
        refused += 1;
        if (refused === 4) isEnough();
        resolve(message);
      };
      connection
        .stream('events', 0)
        .subscribe({ next: () => undefined, complete: () => resolve('read'), error });
    });
  const asked = await server.db.transaction(async (transaction) => {
    await transaction.raw('lock table hub_events in access exclusive mode');
    const enough = new Promise<void>((resolve) => (isEnough = resolve));
    const all = hubs.flatMap((hub) => Array.from({ length: 4 }, () => read(hub)));
    await enough;
    return { all };
  });
  const ends = await Promise.all(asked.all);
  expect(ends.filter((end) => end === 'read')).toHaveLength(4);
  expect(ends.filter((end) => end.includes('That was a lot at once.'))).toHaveLength(4);
  // Whoever has read makes room.
  expect(await Promise.all(hubs.map(read))).toEqual(['read', 'read']);
});
