import type { CallAnswer, Campaign, Investor } from '@plaza/api-contract';
import { NOT_FROM_HERE } from '../http/testing/notFromHere.ts';
import { testPlaza } from '../testing/testPlaza.ts';
import type { User } from '../users/User.ts';
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
  smtp.mood = () => 'take';
  for (const table of ['deliveries', 'campaigns', 'investors', 'mail_suppressions'])
    await server.db(table).delete();
});

type Failed = { code: string; error: string };
const post = <Body>(path: string, body: object = {}) =>
  server.as(admin).post<Body & Failed>(`/api/investor/${path}`, body);
const add = (...names: string[]) =>
  server.db('investors').insert(names.map((name) => ({ name, email: `${name}@fund.example` })));
const bulk = () => server.as(admin).get<{ data: Campaign } & Failed>('/api/investor/emails');
const later = () => server.clock.advance({ minutes: 6 });
const campaigns = async () =>
  (await server.as(admin).get<CallAnswer<'GET /investor/campaigns'>>('/api/investor/campaigns')).body;
const states = async () =>
  Object.fromEntries(
    (
      await server
        .db('investors as i')
        .leftJoin('deliveries as d', 'd.investor_id', 'i.id')
        .select('name', 'state')
    ).map(({ name, state }) => [name, state]),
  );
const found = <Thing>(thing: Thing | undefined): Thing => {
  if (!thing) throw new Error('There is none.');
  return thing;
};
const mailOne = (name: string) => post<{ data: Investor }>('mail', { email: `${name}@fund.example`, name });
const receivers = () => smtp.taken.map(({ to }) => to).toSorted();

describe('POST /investor/mail', () => {
  const mail = mailOne;

  it('[7.4-2] writes to one investor and then knows that they were written to', async () => {
    await add('ines');
    expect((await mail('ines')).body.data).toMatchObject({ status: true, mail: { state: 'sent' } });
    expect(receivers()).toEqual(['ines@fund.example']);
    const again = await mail('ines');
    expect([again.status, again.body.code]).toEqual([409, 'investors.written-to']);
    expect(smtp.taken).toHaveLength(1);
  });

  it('says when the mail server does not take it, and it may be tried again', async () => {
    await add('ines');
    smtp.mood = () => 'later';
    const { status, body } = await mail('ines');
    expect([status, body.code]).toEqual([424, 'investors.not-sent']);
    expect(body.error).toContain('451 4.3.0 later');
    smtp.mood = () => 'take';
    expect((await mail('ines')).status).toBe(200);
  });

  it('leaves in doubt what may have left, and sends nothing more before somebody has said what became of it', async () => {
    await add('ines');
    smtp.mood = () => 'silent';
    expect((await mail('ines')).body.code).toBe('investors.in-doubt');
    smtp.mood = () => 'take';
    expect((await mail('ines')).body.code).toBe('investors.in-doubt');
    await bulk();
    await server.runAllJobs();
    expect(smtp.taken).toHaveLength(1);
    const [{ id }] = await server.db('deliveries').where({ state: 'unknown' });
    expect((await post<{ state: string }>(`deliveries/${id}/settle`, { as: 'sent' })).body.state).toBe(
      'sent',
    );
    expect((await post(`deliveries/${id}/settle`, { as: 'again' })).body.code).toBe('investors.not-in-doubt');
    expect(await server.db('investors')).toMatchObject([{ status: true }]);
  });

  it('two presses at once are one mail', async () => {
    await add('ines');
    const answers = await Promise.all([mail('ines'), mail('ines'), mail('ines')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(smtp.taken).toHaveLength(1);
  });

  it('knows nobody who is not on the list', async () => {
    expect((await mail('ghost')).status).toBe(404);
  });
});

describe('GET /investor/emails', () => {
  it('[7.4-2] writes to everybody who was not written to, each once', async () => {
    await add('a', 'b', 'c', 'done');
    await server.db('investors').where({ name: 'done' }).update({ status: true });
    expect((await bulk()).body.data).toMatchObject({ kind: 'bulk', state: 'running', total: 3 });
    await server.runJobs();
    expect(receivers()).toEqual(['a@fund.example', 'b@fund.example', 'c@fund.example']);
    const [campaign] = (await campaigns()).data;
    expect(campaign).toMatchObject({ state: 'done', counts: { sent: 3, queued: 0 } });
    expect((await campaigns()).totals).toEqual({ investors: 4, sent: 4, engaged: 0 });
    expect(campaign?.subjects.reduce((sum, { sent }) => sum + sent, 0)).toBe(3);
    expect(await server.db('investors').where({ status: false })).toEqual([]);
  });

  it('each mail names its way out and the place it comes back to, and is the same mail on every try', async () => {
    await add('ines');
    await bulk();
    await server.runJobs();
    const [{ id, campaign_id }] = await server.db('deliveries');
    const { text, from } = found(smtp.taken[0]);
    const header = text.slice(0, text.indexOf('\r\n\r\n')).replace(/\r\n\s+/g, ' ');
    expect(header).toMatch(
      new RegExp(
        `List-Unsubscribe: <http://plaza.example/api/unsubscribe/${id}\\.[\\w-]{22}>, <mailto:hello@plaza.example`,
      ),
    );
    expect(header).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(header).toMatch(new RegExp(`Message-ID: <outreach-${campaign_id}-[0-9a-f]{16}@plaza.example>`));
    expect(from).toMatch(new RegExp(`^bounce\\+${id}\\.[0-9a-f]{24}@plaza.example$`));
    expect(text).toContain('Hello ines,');
  });

  it('whoever reads to whom it went is in the audit log, like whoever reads the list', async () => {
    await add('a');
    await bulk();
    const [{ campaign_id }] = await server.db('deliveries');
    const reader = await server.aUser({ role: 'outreach' });
    await server.as(reader).get(`/api/investor/campaigns/${campaign_id}/deliveries`);
    expect(await server.db('audit_log').where({ actor_id: reader.id })).toMatchObject([
      { act: 'investors.looked', about_kind: 'investors' },
    ]);
  });

  it('is locked for five minutes, for everybody, and says for how long', async () => {
    await add('a');
    await bulk();
    await server.runJobs();
    await add('b');
    server.clock.advance({ minutes: 2 });
    const refused = await bulk();
    expect([refused.status, refused.body.code]).toEqual([429, 'investors.locked']);
    expect(refused.headers.get('retry-after')).toBe('180');
    expect((await campaigns()).locked_until).toEqual(expect.any(String));
    server.clock.advance({ minutes: 3, ms: 1 });
    expect((await bulk()).status).toBe(200);
    await server.runJobs();
    expect(receivers()).toEqual(['a@fund.example', 'b@fund.example']);
  });

  it('begins once when two press at the same moment', async () => {
    await add('a');
    const answers = await Promise.all([bulk(), bulk(), bulk()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 429, 429]);
  });

  it('does not begin when nobody waits, and then locks nothing', async () => {
    expect((await bulk()).body.code).toBe('investors.nobody');
    expect(await campaigns()).toMatchObject({ data: [], locked_until: null });
  });

  it.each(NOT_FROM_HERE)('sends nothing for %s', async (_, headers) => {
    await add('a');
    expect((await server.as(admin).get('/api/investor/emails', headers)).status).toBe(403);
    expect((await server.as(admin).fetch('/api/investor/emails', { method: 'HEAD' })).status).toBe(405);
    expect((await server.as(null).get('/api/investor/emails')).status).toBe(401);
    expect((await campaigns()).data).toEqual([]);
  });
});

describe('a mailing', () => {
  it('pauses and goes on; stopped, it is over', async () => {
    await add('a', 'b');
    const { id } = (await bulk()).body.data;
    const steer = (state: string) => post<{ data: Campaign }>(`campaigns/${id}/state`, { state });
    expect((await steer('paused')).body.data.state).toBe('paused');
    await server.runAllJobs();
    expect(smtp.taken).toEqual([]);
    await steer('running');
    later();
    expect((await bulk()).body.code).toBe('investors.under-way');
    await server.runAllJobs();
    expect(smtp.taken).toHaveLength(2);
    expect((await steer('paused')).body.code).toBe('investors.over');
    await add('c');
    later();
    const next = (await bulk()).body.data;
    expect(
      (await post<{ data: Campaign }>(`campaigns/${next.id}/state`, { state: 'stopped' })).body.data,
    ).toMatchObject({
      state: 'stopped',
      counts: { queued: 0, skipped: 1 },
    });
    await server.runAllJobs();
    expect(smtp.taken).toHaveLength(2);
    later();
    expect((await bulk()).status).toBe(200);
  });

  it('does not write to an address that is dead, and tries later where it was asked to', async () => {
    await add('dead', 'busy', 'fine');
    smtp.mood = (to) => (to.startsWith('dead') ? 'nobody' : to.startsWith('busy') ? 'later' : 'take');
    await bulk();
    await server.runJobs();
    expect(await states()).toEqual({ dead: 'hard', busy: 'queued', fine: 'sent' });
    const [dead] = await server.db('deliveries').where({ state: 'hard' });
    expect(dead.response).toContain('550 5.1.1 nobody here');
    // It was suppressed: no mailing tries that address again.
    expect(await server.db('mail_suppressions')).toMatchObject([{ reason: 'hard' }]);

    smtp.mood = () => 'take';
    server.clock.advance({ minutes: 2 });
    await server.runAllJobs();
    expect(await states()).toEqual({ dead: 'hard', busy: 'sent', fine: 'sent' });
    expect((await campaigns()).data[0]?.state).toBe('done');
  });

  it('gives a mail up for now after five tries', async () => {
    await add('busy');
    smtp.mood = () => 'later';
    await bulk();
    for (let tries = 0; tries < 6; tries += 1) {
      await server.runAllJobs();
      server.clock.advance({ minutes: 200 });
    }
    expect(await states()).toEqual({ busy: 'soft' });
    expect(await server.db('deliveries')).toMatchObject([{ attempts: 5 }]);
  });

  it('pauses by itself when the mail server wants no mail of ours, and says what it said', async () => {
    await add('a', 'b', 'c', 'd', 'e', 'f');
    smtp.mood = () => 'unwanted';
    await bulk();
    await server.runAllJobs();
    expect((await campaigns()).data).toMatchObject([
      { state: 'paused', trouble: expect.stringContaining('554'), counts: { queued: 6 } },
    ]);
  });

  it('an address that the server lets nothing through to is a line of its own: the others are written to', async () => {
    await add('a', 'b', 'c', 'd');
    smtp.mood = (to) => (/^[ac]/.test(to) ? 'barred' : 'take');
    await bulk();
    await server.runAllJobs();
    expect(await states()).toEqual({ a: 'blocked', b: 'sent', c: 'blocked', d: 'sent' });
    expect((await campaigns()).data).toMatchObject([
      { state: 'done', trouble: null, counts: { blocked: 2 } },
    ]);
    const subjects = (await campaigns()).data[0]?.subjects ?? [];
    const sum = (of: 'sent' | 'blocked') => subjects.reduce((all, one) => all + (one[of] ?? 0), 0);
    // What was refused at the door was never sent.
    expect([sum('sent'), sum('blocked')]).toEqual([2, 2]);
    const { investors } = (await post<CallAnswer<'POST /investor'>>('')).body;
    expect(investors.find(({ name }) => name === 'a')).toMatchObject({
      status: false,
      is_suppressed: false,
      mail: { state: 'blocked', response: expect.stringContaining('554 5.7.1') },
    });
    // The address lives: the next mailing tries it again, and nobody twice.
    smtp.mood = () => 'take';
    later();
    await bulk();
    await server.runAllJobs();
    expect(receivers()).toEqual(['a', 'b', 'c', 'd'].map((name) => `${name}@fund.example`));
  });

  it('pauses when our host is blocked, calls no address dead for it, and writes to all later', async () => {
    await add('a', 'b', 'c', 'd', 'e', 'f', 'g');
    smtp.mood = () => 'barred';
    const { id } = (await bulk()).body.data;
    await server.runAllJobs();
    expect((await campaigns()).data).toMatchObject([
      {
        state: 'paused',
        trouble: expect.stringContaining('on a list'),
        counts: { queued: 7, hard: 0, blocked: 0 },
      },
    ]);
    expect(await server.db('mail_suppressions')).toEqual([]);
    // Whoever it happens to again comes last, and then holds up nobody.
    smtp.mood = (to) => (/^[abc]/.test(to) ? 'barred' : 'take');
    await post(`campaigns/${id}/state`, { state: 'running' });
    server.clock.advance({ minutes: 1 });
    await server.runAllJobs();
    expect((await campaigns()).data).toMatchObject([{ state: 'done', counts: { sent: 4, blocked: 3 } }]);
    expect(receivers()).toEqual(['d', 'e', 'f', 'g'].map((name) => `${name}@fund.example`));
  });

  it('waits when there is no mail server, and counts nothing against anybody', async () => {
    await add('a', 'b');
    await bulk();
    const { smtpUrl } = server.plaza.config;
    server.plaza.config.smtpUrl = 'smtp://127.0.0.1:9';
    await server.runAllJobs();
    expect(await server.db('deliveries').pluck('attempts')).toEqual([0, 0]);
    // Whoever looks reads it of the mailing and of each letter.
    const said = expect.stringContaining('ECONNREFUSED');
    expect((await campaigns()).data).toMatchObject([{ state: 'running', trouble: said }]);
    const { investors } = (await post<CallAnswer<'POST /investor'>>('')).body;
    expect(investors.map(({ mail }) => [mail?.state, mail?.response])).toContainEqual(['queued', said]);
    server.plaza.config.smtpUrl = smtpUrl;
    await server.db('campaigns').update({ next_send_at: new Date(0) });
    await server.runAllJobs();
    expect(smtp.taken).toHaveLength(2);
    expect((await campaigns()).data).toMatchObject([{ state: 'done', trouble: null }]);
  });

  it('to a server that is slow is in doubt after two minutes, and sent once it is taken; none goes twice', async () => {
    await add('a', 'b', 'c', 'd');
    smtp.mood = () => 'slow';
    await bulk();
    const run = server.runJobs();
    await smtp.hasTaken(3);
    const counts = async () => (await campaigns()).data[0]?.counts;
    // So many are in hand at once, and no more.
    expect(await counts()).toMatchObject({ sending: 3, queued: 1 });
    server.clock.advance({ minutes: 2 });
    expect(await counts()).toMatchObject({ unknown: 3, queued: 1 });
    expect((await mailOne('a')).body.code).toBe('investors.in-doubt');
    smtp.mood = () => 'take';
    smtp.letGo();
    await run;
    await server.runAllJobs();
    expect(await states()).toEqual({ a: 'sent', b: 'sent', c: 'sent', d: 'sent' });
    expect(receivers()).toHaveLength(4);
  });

  it('keeps to its rate', async () => {
    server.plaza.config.outreach.perMinute = 60;
    await add('a', 'b', 'c', 'd', 'e');
    await bulk();
    // Whoever would have to wait longer than a moment goes back into the queue.
    await server.db('campaigns').update({ next_send_at: server.db.raw(`now() + interval '3 seconds'`) });
    await server.runAllJobs();
    server.plaza.config.outreach.perMinute = 60_000;
    expect(smtp.taken).toEqual([]);
    const [waiting] = await server.db('graphile_worker.jobs').where({ task_identifier: 'outreach.run' });
    expect(waiting.run_at.getTime()).toBeGreaterThan(Date.now());
  });

  it('does not write anew to who was taken off the list and added again', async () => {
    await add('ines');
    await bulk();
    await server.runJobs();
    await post('remove', { email: 'ines@fund.example' });
    const added = await post<{ data: Investor }>('add', { email: 'INES@fund.example' });
    expect(added.body.data.status).toBe(true);
    later();
    expect((await bulk()).body.code).toBe('investors.nobody');
  });

  it('of a process that died leaves in doubt what it was sending, and sends the rest', async () => {
    await add('a', 'b');
    await bulk();
    await server
      .db('deliveries')
      .where({ email_hash: server.db.raw(`investor_hash('a@fund.example')`) })
      .update({
        state: 'sending',
        changed_at: server.clock.now(),
      });
    await server.runAllJobs();
    expect((await campaigns()).data[0]).toMatchObject({ state: 'running', counts: { sending: 1, sent: 1 } });
    server.clock.advance({ minutes: 2 });
    await server.runAllJobs();
    expect((await campaigns()).data[0]).toMatchObject({ state: 'done', counts: { unknown: 1, sent: 1 } });
    expect(receivers()).toEqual(['b@fund.example']);

    const [{ id, campaign_id }] = await server.db('deliveries').where({ state: 'unknown' });
    const listed = await server
      .as(admin)
      .get<CallAnswer<'GET /investor/campaigns/:id/deliveries'>>(
        `/api/investor/campaigns/${campaign_id}/deliveries?state=unknown`,
      );
    expect(listed.body.data).toMatchObject([{ id, email: 'a@fund.example', attempts: 0 }]);
    await post(`deliveries/${id}/settle`, { as: 'again' });
    await server.runAllJobs();
    expect(receivers()).toEqual(['a@fund.example', 'b@fund.example']);
    expect((await campaigns()).data[0]?.state).toBe('done');
  });
});
