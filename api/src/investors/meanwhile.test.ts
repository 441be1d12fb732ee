import { somebodyWaits } from '../testing/somebodyWaits.ts';
import { testPlaza } from '../testing/testPlaza.ts';
import type { User } from '../users/User.ts';
import { unsubscribeToken } from './sending/addresses.ts';
import { TestSmtp } from './testing/TestSmtp.ts';

const smtp = new TestSmtp();
const env: Record<string, string> = {
  MAIL_FROM: 'Plaza <hello@plaza.example>',
  PUBLIC_URL: 'http://plaza.example',
  OUTREACH_PER_MINUTE: '60000',
  BOUNCE_ADDRESS: 'bounce@plaza.example',
};
beforeAll(async () => void (env['SMTP_URL'] = await smtp.open()));
const server = testPlaza({ env });
afterAll(() => smtp.close());

let admin: User;
beforeAll(async () => {
  admin = await server.aUser({ isAdmin: true });
});
beforeEach(async () => {
  smtp.taken.length = 0;
  smtp.hesitates = () => false;
  for (const table of ['deliveries', 'campaigns', 'investors', 'mail_suppressions'])
    await server.db(table).delete();
});

const email = 'ines@fund.example';
const add = (...names: string[]) =>
  server.db('investors').insert(names.map((name) => ({ name, email: `${name}@fund.example` })));
const bulk = () => server.as(admin).get('/api/investor/emails');
const states = (): Promise<string[]> => server.db('deliveries').orderBy('id').pluck('state');

/** A letter that left before, and came back softly; its link still works. */
async function olderLetter(): Promise<string> {
  smtp.mood = () => 'later';
  await server.as(admin).post('/api/investor/mail', { email });
  const { id } = await server.db('deliveries').first('id');
  return `/api/unsubscribe/${unsubscribeToken(server.plaza.config, id)}`;
}

/** Resolves once it hesitates with letters to all of these. */
function hesitateWith(...names: string[]): Promise<void> {
  const waiting = new Set(names.map((name) => `${name}@fund.example`));
  return new Promise((resolve) => {
    smtp.hesitates = (to) => {
      if (!waiting.delete(to)) return false;
      if (waiting.size === 0) resolve();
      return true;
    };
  });
}

it('who wants no more while the next letter is being sent is not tried again when it comes to nothing', async () => {
  await add('ines');
  const link = await olderLetter();
  await bulk();
  const isAsked = hesitateWith('ines');
  const running = server.runJobs();
  await isAsked;
  expect((await server.as(null).fetch(link, { method: 'POST' })).status).toBe(200);
  smtp.letGo();
  await running;
  expect(await states()).toEqual(['soft', 'skipped']);
  smtp.mood = () => 'take';
  server.clock.advance({ minutes: 2 });
  await server.runAllJobs();
  expect(smtp.taken).toEqual([]);
  expect(await server.db('campaigns').where({ kind: 'bulk' }).pluck('state')).toEqual(['done']);
});

it('who wants no more while our host is blocked is left out when the mailing goes on', async () => {
  await add('ines');
  const link = await olderLetter();
  const others = ['a', 'b', 'c', 'd', 'e', 'f'];
  await add(...others);
  await bulk();
  smtp.mood = () => 'barred';
  // Three letters are under way at once: those behind them are still due when the mailing comes to rest.
  const areAsked = hesitateWith('ines', 'a', 'b');
  const running = server.runJobs();
  await areAsked;
  await server.as(null).fetch(link, { method: 'POST' });
  smtp.letGo();
  await running;
  expect(await server.db('campaigns').where({ kind: 'bulk' }).pluck('state')).toEqual(['paused']);
  smtp.mood = () => 'take';
  const { id } = await server.db('campaigns').where({ kind: 'bulk' }).first('id');
  await server.as(admin).post(`/api/investor/campaigns/${id}/state`, { state: 'running' });
  server.clock.advance({ minutes: 1 });
  await server.runAllJobs();
  const receivers = smtp.taken.map(({ to }) => to).toSorted();
  expect(receivers).toEqual(others.map((name) => `${name}@fund.example`));
});

it('who is taken off the list while their letter is being sent is not tried again when it comes to nothing', async () => {
  await add('ines', 'nuno');
  smtp.mood = () => 'later';
  await bulk();
  const areAsked = hesitateWith('ines', 'nuno');
  const running = server.runJobs();
  await areAsked;
  expect((await server.as(admin).post('/api/investor/remove', { email })).status).toBe(200);
  smtp.letGo();
  await running;
  smtp.mood = () => 'take';
  server.clock.advance({ minutes: 2 });
  await server.runAllJobs();
  expect(smtp.taken.map(({ to }) => to)).toEqual(['nuno@fund.example']);
  expect((await states()).toSorted()).toEqual(['sent', 'skipped']);
  expect(await server.db('campaigns').where({ kind: 'bulk' }).pluck('state')).toEqual(['done']);
});

/** Whoever is taken off the list holds what stands there of them, and then their letters. */
async function takenOffWhile(act: () => Promise<unknown>): Promise<{ status: number }> {
  const before = await server.db.transaction();
  await before('investors').where({ email }).forUpdate().first();
  const removing = server.as(admin).post('/api/investor/remove', { email });
  await somebodyWaits(server.db);
  const acting = act();
  await somebodyWaits(server.db, 2);
  await before.commit();
  await acting;
  return removing;
}

it('who is taken off the list in the moment in which their letter arrives is taken off, and it has left', async () => {
  await add('ines');
  smtp.mood = () => 'take';
  await bulk();
  const isAsked = hesitateWith('ines');
  const running = server.runJobs();
  await isAsked;
  const removed = await takenOffWhile(() => {
    smtp.letGo();
    return running;
  });
  expect(removed.status).toBe(200);
  expect(await server.db('deliveries').select('state', 'response', 'investor_id')).toEqual([
    { state: 'sent', response: null, investor_id: null },
  ]);
});

it('who is taken off the list while somebody says of their letter that it arrived is taken off, and it has', async () => {
  await add('ines');
  const [investor] = await server.db('investors').where({ email }).select('id');
  const [campaign] = await server
    .db('campaigns')
    .insert({ kind: 'one', state: 'done', origin: 'x', created_at: server.clock.now() })
    .returning('id');
  const [{ id }] = await server
    .db('deliveries')
    .insert({
      ...{ campaign_id: campaign.id, investor_id: investor.id, subject: 0, state: 'unknown', attempts: 1 },
      email_hash: server.db.raw('investor_hash(?::citext)', [email]),
      ...{ next_at: server.clock.now(), changed_at: server.clock.now() },
    })
    .returning('id');
  const settle = () => server.as(admin).post(`/api/investor/deliveries/${id}/settle`, { as: 'sent' });
  expect((await takenOffWhile(settle)).status).toBe(200);
  expect(await states()).toEqual(['sent']);
});

it('who is taken off the list while a mailing takes the place of one that rests gets no letter, and all others do', async () => {
  await add('ines', 'nuno');
  await bulk();
  const { id } = await server.db('campaigns').first('id');
  await server.as(admin).post(`/api/investor/campaigns/${id}/state`, { state: 'paused' });
  server.clock.advance({ minutes: 6 });
  const begun: number[] = [];
  const removed = await takenOffWhile(async () => void begun.push((await bulk()).status));
  expect([removed.status, ...begun]).toEqual([200, 200]);
  smtp.mood = () => 'take';
  await server.runAllJobs();
  expect(smtp.taken.map(({ to }) => to)).toEqual(['nuno@fund.example']);
});
