import type { CallAnswer, Campaign } from '@plaza/api-contract';
import { testPlaza } from '../testing/testPlaza.ts';
import type { User } from '../users/User.ts';
import { unsubscribeToken } from './sending/addresses.ts';
import { TestSmtp } from './testing/TestSmtp.ts';

const smtp = new TestSmtp();
const env: Record<string, string> = { OUTREACH_PER_MINUTE: '60000', PUBLIC_URL: 'http://plaza.example' };
beforeAll(async () => void (env['SMTP_URL'] = await smtp.open()));
const server = testPlaza({ env });
afterAll(() => smtp.close());

let admin: User;
beforeAll(async () => {
  admin = await server.aUser({ isAdmin: true });
});
beforeEach(async () => {
  smtp.taken.length = 0;
  smtp.mood = () => 'take';
  for (const table of ['deliveries', 'campaigns', 'investors', 'mail_suppressions'])
    await server.db(table).delete();
});

const post = <Body>(path: string, body: object = {}) =>
  server.as(admin).post<Body & { code: string }>(`/api/investor/${path}`, body);
const add = (...names: string[]) =>
  server.db('investors').insert(names.map((name) => ({ name, email: `${name}@fund.example` })));
const bulk = () => post<{ data: Campaign }>('emails');
const later = () => server.clock.advance({ minutes: 6 });
const campaigns = async () =>
  (await server.as(admin).get<CallAnswer<'GET /investor/campaigns'>>('/api/investor/campaigns')).body;
const receivers = () => smtp.taken.map(({ to }) => to).toSorted();

describe('a mailing', () => {
  it.each(['paused by hand', 'paused because the server wants no mail', 'waiting for the server'])(
    '%s gives way to the next one, which takes over who still waits, and nobody gets two',
    async (why) => {
      await add('a', 'b');
      const { id } = (await bulk()).body.data;
      const { smtpUrl } = server.plaza.config;
      if (why === 'paused by hand') await post(`campaigns/${id}/state`, { state: 'paused' });
      else if (why === 'waiting for the server') server.plaza.config.smtpUrl = 'smtp://127.0.0.1:9';
      else smtp.mood = () => 'unwanted';
      await server.runAllJobs();
      server.plaza.config.smtpUrl = smtpUrl;
      smtp.mood = () => 'take';
      await add('c');
      later();
      const next = (await bulk()).body.data;
      expect(next).toMatchObject({ state: 'running', total: 3 });
      const [, before] = (await campaigns()).data;
      expect(before).toMatchObject({ id, state: 'stopped', counts: { queued: 0, skipped: 2 } });
      expect((await post(`campaigns/${id}/state`, { state: 'running' })).body.code).toBe('investors.over');
      await server.runAllJobs();
      expect(receivers()).toEqual(['a@fund.example', 'b@fund.example', 'c@fund.example']);
      const acts = await server.db('audit_log').where({ about_kind: 'campaign', about_id: id }).pluck('act');
      expect(acts).toContain('outreach.stopped');
    },
  );

  it('that waits gives way to none where the next one would have nobody', async () => {
    await add('a');
    const { id } = (await bulk()).body.data;
    await post(`campaigns/${id}/state`, { state: 'paused' });
    await server.db('investors').delete();
    later();
    expect((await bulk()).body.code).toBe('investors.nobody');
    expect((await campaigns()).data).toMatchObject([{ id, state: 'paused' }]);
  });

  it('that is over sends a letter of doubt again while the next one runs', async () => {
    await add('a');
    smtp.mood = () => 'silent';
    const { id } = (await bulk()).body.data;
    await server.runAllJobs();
    smtp.mood = () => 'take';
    await add('b');
    later();
    const next = (await bulk()).body.data;
    await post(`campaigns/${next.id}/state`, { state: 'paused' });
    const [{ id: mail }] = await server.db('deliveries').where({ campaign_id: id });
    expect((await post<{ state: string }>(`deliveries/${mail}/settle`, { as: 'again' })).body.state).toBe(
      'queued',
    );
    await server.runAllJobs();
    expect(receivers()).toEqual(['a@fund.example', 'a@fund.example']);
    await post(`campaigns/${next.id}/state`, { state: 'running' });
    await server.runAllJobs();
    expect(receivers()).toEqual(['a@fund.example', 'a@fund.example', 'b@fund.example']);
    expect((await campaigns()).data.map(({ state }) => state)).toEqual(['done', 'done']);
  });
});

it('a letter of doubt is not sent again to who has asked meanwhile to hear nothing more', async () => {
  await add('a');
  smtp.mood = () => 'silent';
  await bulk();
  await server.runAllJobs();
  smtp.mood = () => 'take';
  const [{ id }] = await server.db('deliveries').where({ state: 'unknown' });
  // The letter had arrived after all, and its link was pressed.
  const link = `/api/unsubscribe/${unsubscribeToken(server.plaza.config, id)}`;
  await server.as(null).fetch(link, { method: 'POST' });
  const { status, body } = await post(`deliveries/${id}/settle`, { as: 'again' });
  expect([status, body.code]).toEqual([409, 'investors.suppressed']);
  await server.runAllJobs();
  expect(receivers()).toEqual(['a@fund.example']);
  expect((await post(`deliveries/${id}/settle`, { as: 'sent' })).status).toBe(200);
});
