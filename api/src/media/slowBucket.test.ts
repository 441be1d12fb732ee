import { randomUUID } from 'node:crypto';
import { sweepDemoJob } from '../auth/demo/mintDemoPerson.ts';
import { aPicture } from './testing/pictures.ts';
import { sendForm } from './testing/aForm.ts';
import { storeOf } from './storeOf.ts';
import { openTransactions } from '../testing/openTransactions.ts';
import { testPlaza } from '../testing/testPlaza.ts';
import { NOTHING, whatIsKept } from './testing/whatIsKept.ts';

// Who waits for a connection that nobody gives back hears so before a test is over.
const server = testPlaza({ env: { DATABASE_POOL: '2', DATABASE_WAIT_SECONDS: '1' } });

it('pictures taken back while the bucket hangs hold up nobody', async () => {
  const member = await server.aUser();
  const mine = server.as(member);
  const ids: string[] = [];
  for (let nth = 0; nth < 3; nth += 1) {
    const sent = await sendForm<{ id: string }>(mine, '/api/media', [['media', await aPicture(20, 20)]]);
    ids.push(sent.body.id);
  }
  const store = storeOf(server.plaza.config);
  let answer = () => undefined as void;
  const hangs = new Promise<void>((resolve) => (answer = resolve));
  const remove = store.delete.bind(store);
  const hanging = jest.spyOn(store, 'delete').mockImplementation((keys) => hangs.then(() => remove(keys)));
  const taken = ids.map((id) => mine.delete(`/api/media/${id}`));
  expect((await mine.get('/api/profile')).status).toBe(200);
  answer();
  expect((await Promise.all(taken)).map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(hanging).toHaveBeenCalledTimes(3);
  expect(await server.db('media').whereIn('id', ids)).toEqual([]);
});

it('a picture taken back while the bucket is away is gone, and swept a minute later', async () => {
  const mine = server.as(await server.aUser());
  const { body } = await sendForm<{ id: string }>(mine, '/api/media', [['media', await aPicture(20, 20)]]);
  const away = jest.spyOn(storeOf(server.plaza.config), 'delete').mockRejectedValue(new Error('away'));
  expect((await mine.delete(`/api/media/${body.id}`)).status).toBe(200);
  expect((await mine.put(`/api/media/${body.id}`, { alt: 'x' })).status).toBe(404);
  away.mockRestore();
  await server.runAllJobs();
  expect(await server.db('media').where({ id: body.id })).toEqual([]);
});

it('the end of a guest waits for the bucket in no transaction, and misses nothing that comes meanwhile', async () => {
  const guest = await server.aUser({ isGuest: true });
  await sendForm(server.as(guest), '/api/media', [['media', await aPicture(20, 20)]]);
  const now = server.clock.now();
  await server.db('users').where({ id: guest.id }).update({ demo_until: now });
  const store = storeOf(server.plaza.config);
  const remove = store.delete.bind(store);
  const open: number[] = [];
  jest.spyOn(store, 'delete').mockImplementation(async (keys) => {
    open.push(await openTransactions(server.db));
    if (open.length === 1) await bringMore();
    return remove(keys);
  });
  async function bringMore() {
    const id = randomUUID();
    const files = [{ name: '20.webp', type: 'image/webp', bytes: 3 }];
    const row = { id, owner_id: guest.id, kind: 'image', files: JSON.stringify(files) };
    await server.db('media').insert({ ...row, stored_at: now, loose_since: now, created_at: now });
    await store.put(`${id}/20.webp`, Buffer.from('new'), 'image/webp');
  }
  await sweepDemoJob.run({}, server.plaza);
  await server.runJobs();
  jest.restoreAllMocks();
  expect(open).toEqual([0, 0]);
  expect(await server.db('users').where({ id: guest.id })).toEqual([]);
  expect(await whatIsKept(server)).toEqual(NOTHING);
});
