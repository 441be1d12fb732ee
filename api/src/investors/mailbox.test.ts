import { type Knex, knex } from 'knex';
import { testPlaza } from '../testing/testPlaza.ts';
import { bounceAddress } from './sending/addresses.ts';
import { TestPop3 } from './testing/TestPop3.ts';

const box = new TestPop3();
const env: Record<string, string> = { BOUNCE_ADDRESS: 'bounce@plaza.example' };
beforeAll(async () => void (env['BOUNCE_MAILBOX'] = await box.open()));
const server = testPlaza({ env });
afterAll(() => box.close());

let back: string;
beforeEach(async () => {
  box.mails.clear();
  box.heard.length = 0;
  box.hangsUpAt = '';
  for (const table of ['deliveries', 'campaigns', 'investors', 'mail_suppressions', 'bounce_mails_left'])
    await server.db(table).delete();
  await server.db('investors').insert({ name: 'ines', email: 'ines@fund.example' });
  const admin = await server.aUser({ isAdmin: true });
  await server.as(admin).post('/api/investor/mail', { email: 'ines@fund.example' });
  const { id } = await server.db('deliveries').first('id');
  back = bounceAddress({ ...server.plaza.config, address: 'bounce@plaza.example' }, id);
});
const lines = (...all: string[]) => all.join('\r\n');
const look = () => server.runAllJobs();
const state = async () => (await server.db('deliveries').first('state')).state;

const aReport = (action = 'failed', status = '5.1.1') =>
  lines(
    `To: ${back}`,
    '',
    '.',
    `Action: ${action}`,
    `Status: ${status}`,
    'Diagnostic-Code: smtp; 550 5.1.1 gone',
  );

it('a letter that came back is noted, and then deleted', async () => {
  box.mails.set('u1', aReport());
  await look();
  expect(await state()).toBe('hard');
  expect(await server.db('mail_suppressions').pluck('reason')).toEqual(['hard']);
  expect([...box.mails]).toEqual([]);
});

it('what programs say without a failure is deleted, and what anybody else writes stays, looked at once', async () => {
  box.mails.set('u1', aReport('delayed', '4.4.1'));
  box.mails.set(
    'u2',
    lines(`To: ${back}`, 'From: ines@fund.example', 'Auto-Submitted: auto-replied', '', 'Away.'),
  );
  box.mails.set('u3', lines(`To: ${back}`, 'From: ines@fund.example', '', 'Please call me.'));
  box.mails.set(
    'u4',
    lines('To: bounce+1.000000000000000000000000@plaza.example', 'Action: failed', 'Status: 5.1.1'),
  );
  await look();
  expect([...box.mails.keys()]).toEqual(['u3']);
  expect(await state()).toBe('sent');
  box.heard.length = 0;
  await look();
  expect(box.heard).not.toContain('RETR 1');
  expect(await server.db('bounce_mails_left').pluck('uidl')).toEqual(['u3']);
  // A person has read it.
  box.mails.clear();
  await look();
  expect(await server.db('bounce_mails_left')).toEqual([]);
});

it('a letter with a byte that no database keeps is noted like others, and holds up none behind it', async () => {
  const said = '550 there is no\0 such mailbox here';
  box.mails.set('u1', lines(`To: ${back}`, 'From: MAILER-DAEMON@mx.example', '', said));
  await look();
  expect([[...box.mails], await state()]).toEqual([[], 'hard']);
});

it('a mailbox that hangs up loses nothing: the same is read the next time, and counts once', async () => {
  box.mails.set('u1', aReport('failed', '4.2.2'));
  box.hangsUpAt = 'QUIT';
  await look();
  expect([...box.mails.keys()]).toEqual(['u1']);
  box.hangsUpAt = '';
  await look();
  expect([...box.mails]).toEqual([]);
  expect([await state(), await server.db('mail_suppressions')]).toEqual(['soft', []]);
});

it('is looked into again in a minute, also when it cannot be reached', async () => {
  const { mailbox } = server.plaza.config.outreach;
  server.plaza.config.outreach.mailbox = 'pop3://a:b@127.0.0.1:9';
  await look();
  const waiting = await server
    .db('graphile_worker.jobs')
    .where({ task_identifier: 'outreach.read-mailbox' })
    .select('run_at', 'queue_name');
  expect(waiting).toMatchObject([{ queue_name: 'bounces' }]);
  expect(waiting[0].run_at.getTime()).toBeGreaterThan(Date.now());
  server.plaza.config.outreach.mailbox = mailbox;
  box.mails.set('u1', aReport());
  await look();
  expect([...box.mails]).toEqual([]);
});

describe('while the database is away', () => {
  const away = knex({
    client: 'pg',
    connection: { host: '127.0.0.1', port: 9 },
    log: { error: () => undefined },
  });
  let db: Knex;
  beforeEach(() => void ({ db } = server.plaza));
  afterEach(() => void (server.plaza.db = db));
  afterAll(() => away.destroy());

  it('nothing is deleted in the mailbox, and it is looked into again by itself', async () => {
    box.mails.set('u1', aReport());
    await server.db('graphile_worker._private_jobs').update({ run_at: new Date(0) });
    server.plaza.db = away;
    await server.runJobs();
    server.plaza.db = db;
    expect([...box.mails.keys()]).toEqual(['u1']);
    await look();
    expect([[...box.mails], await state()]).toEqual([[], 'hard']);
  });

  it('that goes as a letter is read, nothing is deleted either, and the next look counts it once', async () => {
    box.mails.set('u1', aReport('failed', '4.2.2'));
    await server.db('graphile_worker._private_jobs').update({ run_at: new Date(0) });
    box.onRead = () => void (server.plaza.db = away);
    await server.runJobs();
    box.onRead = () => undefined;
    server.plaza.db = db;
    expect([[...box.mails.keys()], await state()]).toEqual([['u1'], 'sent']);
    await look();
    expect([[...box.mails], await state()]).toEqual([[], 'soft']);
  });
});
