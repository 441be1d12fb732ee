import type { CallAnswer, Investor } from '@plaza/api-contract';
import { testPlaza } from '../testing/testPlaza.ts';
import { joinHub, leaveHub } from '../realtime/testing/joinHub.ts';
import type { User } from '../users/User.ts';
import { bounceAddress, unsubscribeToken } from './sending/addresses.ts';

// Without a mail server: what was sent lies in the built-in mailbox.
const server = testPlaza({ env: { OUTREACH_PER_MINUTE: '60000', BOUNCE_ADDRESS: 'bounce@plaza.example' } });
let admin: User;
let id: string;
let token: string;
beforeAll(async () => {
  admin = await server.aUser({ isAdmin: true });
});
beforeEach(async () => {
  for (const table of ['deliveries', 'campaigns', 'investors', 'mail_suppressions', 'mails'])
    await server.db(table).delete();
  id = await sendTo('ines');
  token = unsubscribeToken(server.plaza.config, id);
});

async function sendTo(name: string): Promise<string> {
  const [investor] = await server
    .db('investors')
    .insert({ name, email: `${name}@fund.example` })
    .returning('id');
  await server.as(admin).post('/api/investor/mail', { email: `${name}@fund.example` });
  return (await server.db('deliveries').where({ investor_id: investor.id }).first()).id;
}
const suppressions = () => server.db('mail_suppressions').pluck('reason');

it('the built-in mailbox holds the letter, whose link leads here', async () => {
  const [mail] = await server.db('mails');
  expect(mail.recipient).toBe('ines@fund.example');
  expect(mail.body_text).toContain(`/api/unsubscribe/${token}`);
});

describe('the link in a mail', () => {
  const press = (as: string) =>
    server.as(null).fetch(`/api/unsubscribe/${as}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });

  it('ends the mail by one click of a program, without login, and as often as it likes', async () => {
    for (let times = 0; times < 2; times += 1) {
      const answer = await press(token);
      expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('Done')]);
    }
    expect(await suppressions()).toEqual(['unsubscribed']);
  });

  it('asks a person first, in their language, and changes nothing before they press', async () => {
    const page = await server.as(null).get<string>(`/api/unsubscribe/${token}`, { 'accept-language': 'de' });
    expect(page.headers.get('content-type')).toMatch(/^text\/html/);
    expect(page.headers.get('content-security-policy')).toContain("form-action 'self'");
    expect(page.body).toContain('<form method="post"><button>Abbestellen</button></form>');
    expect(await suppressions()).toEqual([]);
  });

  it.each(['', 'x', '0'.repeat(22)])('with %j for its signature does nothing', async (mac) => {
    const forged = `${id}.${mac}`;
    expect((await press(forged)).status).toBe(404);
    expect((await server.as(null).get(`/api/unsubscribe/${forged}`)).status).toBe(404);
    expect(await suppressions()).toEqual([]);
  });

  it('keeps that address out of every mailing and every single mail, also when it is added again', async () => {
    await press(token);
    await server.as(admin).post('/api/investor/remove', { email: 'ines@fund.example' });
    await server.db('deliveries').update({ state: 'skipped' });
    await server.as(admin).post('/api/investor/add', { email: 'ines@fund.example' });
    await server.db('mails').delete();
    const { body } = await server
      .as(admin)
      .post<{ code: string }>('/api/investor/mail', { email: 'ines@fund.example' });
    expect(body.code).toBe('investors.suppressed');
    expect((await server.as(admin).post<{ code: string }>('/api/investor/emails')).body.code).toBe(
      'investors.nobody',
    );
    expect(await server.db('mails')).toEqual([]);
  });
});

describe('an address that is left out', () => {
  const free = (body: object, as: User | null = admin) =>
    server.as(as).post<{ data: Investor; code: string }>('/api/investor/free', body);
  const email = 'ines@fund.example';
  const leaveOut = (reason = 'unsubscribed') =>
    server.db('mail_suppressions').insert({
      email_hash: server.db.raw('investor_hash(?::citext)', [email]),
      reason,
      at: server.clock.now(),
    });

  it('says why and since when, and is freed by who gives a reason, which the audit keeps', async () => {
    await leaveOut();
    const listed = await server.as(admin).post<CallAnswer<'POST /investor'>>('/api/investor', {});
    expect(listed.body.investors[0]?.suppressed).toEqual({
      reason: 'unsubscribed',
      at: server.clock.now().toISOString(),
    });
    const { body } = await free({
      email: 'INES@fund.example',
      why: 'They wrote on Monday that they want it.',
    });
    expect(body.data).toMatchObject({ email, is_suppressed: false, suppressed: null });
    const entry = await server
      .db('audit_log')
      .where({ act: 'investor.freed' })
      .orderBy('seq', 'desc')
      .first();
    expect(entry.details).toEqual({ was: 'unsubscribed', why: 'They wrote on Monday that they want it.' });
  });

  it('gets the next letter then, and is left out anew when it says so again', async () => {
    await leaveOut('hard');
    await server.db('deliveries').update({ state: 'hard' });
    await server.db('investors').update({ status: false });
    const mail = () => server.as(admin).post<{ code: string }>('/api/investor/mail', { email });
    expect((await mail()).body.code).toBe('investors.suppressed');
    await free({ email, why: 'The address is mended.' });
    expect((await mail()).status).toBe(200);
    await server.as(null).fetch(`/api/unsubscribe/${token}`, { method: 'POST' });
    expect(await suppressions()).toEqual(['unsubscribed']);
  });

  it('needs a reason, an investor, something that stands against it, and who may write to investors', async () => {
    expect((await free({ email, why: 'No' })).body.code).toBe('investors.not-suppressed');
    await leaveOut();
    expect((await free({ email, why: ' ' })).status).toBe(400);
    expect((await free({ email: 'nobody@fund.example', why: 'So' })).body.code).toBe('investors.unknown');
    expect((await free({ email, why: 'So' }, null)).status).toBe(401);
    expect((await free({ email, why: 'So' }, await server.aUser())).status).toBe(403);
    expect(await suppressions()).toEqual(['unsubscribed']);
    expect((await free({ email, why: 'So' }, await server.aUser({ role: 'outreach' }))).status).toBe(200);
  });
});

describe('what comes back', () => {
  const back = () => bounceAddress({ ...server.plaza.config, address: 'bounce@plaza.example' }, id);
  const tell = (body: object) => server.as(null).post<{ taken: boolean }>('/api/investor/bounces', body);
  const returned = (message: string) =>
    server
      .as(null)
      .fetch('/api/investor/bounces', {
        method: 'POST',
        headers: { 'content-type': 'message/rfc822' },
        body: message,
      })
      .then((answer) => answer.json());
  const state = async () => (await server.db('deliveries').where({ id }).first()).state;

  it('as a delivery report of a mail server ends the mail to a dead address', async () => {
    const report = [
      'From: mailer-daemon@fund.example',
      `To: ${back().toUpperCase()}`,
      'Content-Type: multipart/report; report-type=delivery-status; boundary=x',
      '',
      '--x',
      'Content-Type: message/delivery-status',
      '',
      'Final-Recipient: rfc822; ines@fund.example',
      'Action: failed',
      'Status: 5.1.1',
      'Diagnostic-Code: smtp; 550 5.1.1',
      ' no such person',
      '--x--',
    ].join('\r\n');
    expect(await returned(report)).toEqual({ taken: true });
    expect(await state()).toBe('hard');
    expect(await suppressions()).toEqual(['hard']);
    const [{ response }] = await server.db('deliveries');
    expect(response).toBe('smtp; 550 5.1.1 no such person');
  });

  it.each([
    ['5.1.1', 'smtp; 550 5.1.1 no such person', 'hard'],
    ['5.0.0', 'smtp; 550 No such user', 'hard'],
    ['5.0.0', '', 'hard'],
    ['5.4.4', 'dns; Host or domain name not found', 'hard'],
    ['5.4.310', 'smtp; 550 5.4.310 DNS domain does not exist', 'hard'],
    ['5.4.1', 'smtp; 550 5.4.1 Recipient address rejected: Access denied', 'hard'],
    // It is we who are not wanted: nobody is dead for that.
    ['5.7.1', 'smtp; 554 5.7.1 your host is on a list', 'blocked'],
    ['5.0.0', 'smtp; 550 5.7.1 your host is on a list', 'blocked'],
    ['5.0.0', 'smtp; 554 your host is on a list', 'blocked'],
    ['5.0.0', 'smtp; 550 Blocked, see https://lists.example', 'blocked'],
    ['5.3.0', 'smtp; 550 rejected for the poor reputation of the sender', 'blocked'],
    ['4.7.0', 'smtp; 421 4.7.0 too much mail of a poor reputation', 'blocked'],
    // There is no room, or no way to them for now.
    ['5.2.2', 'smtp; 552 5.2.2 mailbox full', 'soft'],
    ['5.0.0', 'smtp; 552 Requested action aborted: exceeded storage allocation', 'soft'],
    ['5.4.7', 'smtp; 550 5.4.7 delivery time expired', 'soft'],
    ['5.4.1', 'smtp; 550 5.4.1 no answer from host', 'soft'],
    ['4.4.7', 'smtp; 451 4.4.7 still no answer', 'soft'],
  ])('with %s and %j is judged as the same words at the door are: %s', async (status, said, judged) => {
    const message = `To: ${back()}\r\nAction: failed\r\nStatus: ${status}\r\nDiagnostic-Code: ${said}\r\n`;
    expect(await returned(message)).toEqual({ taken: true });
    expect([await state(), await suppressions()]).toEqual([judged, judged === 'hard' ? ['hard'] : []]);
  });

  it.each([
    ['smtp; 550 User unknown', 'hard'],
    ['smtp; 550 blocked by our policy', 'blocked'],
    ['smtp; 552 mailbox full', 'soft'],
  ])('with nothing but %j, without numbers of its own, is %s', async (said, judged) => {
    const message = `To: ${back()}\r\nAction: failed\r\nDiagnostic-Code: ${said}\r\n`;
    expect(await returned(message)).toEqual({ taken: true });
    expect(await state()).toBe(judged);
  });

  it('with lines that end in LF alone is read like any other', async () => {
    const message = [
      `To: ${back()}`,
      'Action: failed',
      'Status: 5.1.1',
      'Diagnostic-Code: smtp; 550 5.1.1',
      ' no such person',
      '',
    ].join('\n');
    expect(await returned(message)).toEqual({ taken: true });
    expect(await state()).toBe('hard');
    expect(await server.db('deliveries').pluck('response')).toEqual(['smtp; 550 5.1.1 no such person']);
  });

  it('as a complaint ends it too', async () => {
    expect(await returned(`To: ${back()}\r\nFeedback-Type: abuse\r\n`)).toEqual({ taken: true });
    expect([await state(), await suppressions()]).toEqual(['complaint', ['complaint']]);
  });

  it('softly is noted, and ends it at the third time in a month', async () => {
    expect(await returned(`To: ${back()}\r\nStatus: 4.2.2\r\n`)).toEqual({ taken: true });
    expect([await state(), await suppressions()]).toEqual(['soft', []]);
    const { email_hash } = await server.db('deliveries').first();
    for (let times = 0; times < 2; times += 1) {
      const [campaign] = await server
        .db('campaigns')
        .insert({ kind: 'one', state: 'done', origin: 'x', created_at: server.clock.now() })
        .returning('id');
      await server.db('deliveries').insert({
        campaign_id: campaign.id,
        email_hash,
        subject: 0,
        state: 'soft',
        next_at: server.clock.now(),
        changed_at: server.clock.now(),
      });
    }
    expect((await tell({ to: back(), kind: 'soft' })).body).toEqual({ taken: true });
    expect(await suppressions()).toEqual(['soft']);
  });

  it.each([
    ['Auto-Submitted: auto-replied', 'From: ines@fund.example', 'Subject: Out of the office'],
    ['From: mailer-daemon@fund.example', 'Action: delayed', 'Status: 4.4.1'],
    ['From: mailer-daemon@fund.example', 'Action: delivered', 'Status: 2.0.0'],
    ['From: mailer-daemon@fund.example', 'Status: 2.1.5'],
    // Of servers that write no report: that they go on trying, and answers that programs give for people.
    ['From: Mailer-Daemon@fund.example', 'Subject: Warning: message 1tY-0004 delayed 24 hours'],
    ['From: mailer-daemon@fund.example', 'Subject: Delayed Mail (still being retried)'],
    ['From: postmaster@fund.example', 'Subject: Warning: could not send message for past 4 hours'],
    ['Return-Path: <>', 'From: ines@fund.example', 'Auto-Submitted: auto-replied', 'Subject: Away'],
  ])('as %s is no failure: nothing is noted', async (...lines) => {
    const before = await state();
    expect(await returned([`To: ${back()}`, ...lines, ''].join('\r\n'))).toEqual({ taken: false });
    expect([await state(), await suppressions()]).toEqual([before, []]);
  });

  it('from a server that writes no report is noted softly', async () => {
    const message = `From: <MAILER-DAEMON@fund.example>\r\nTo: ${back()}\r\n\r\nI could not bring it.`;
    expect(await returned(message)).toEqual({ taken: true });
    expect(await state()).toBe('soft');
  });

  it.each([
    ['550 5.1.1 <ines@fund.example>: no such person', 'hard'],
    ['550 Message rejected: the sender is on a blocklist', 'blocked'],
    ['452 4.2.2 over quota', 'soft'],
  ])('from a server that writes no report is judged by what it was told, here %j', async (said, judged) => {
    const message = `From: MAILER-DAEMON@fund.example\nTo: ${back()}\n\n<ines@fund.example>: host mx.fund.example said:\n    ${said}\n`;
    expect(await returned(message)).toEqual({ taken: true });
    expect(await state()).toBe(judged);
  });

  it('as a block of ours is noted as that, in the panel too, and ends nothing', async () => {
    expect((await tell({ to: back(), kind: 'blocked', response: '554 5.7.1 no' })).body).toEqual({
      taken: true,
    });
    expect([await state(), await suppressions()]).toEqual(['blocked', []]);
    const { body } = await server.as(admin).post<CallAnswer<'POST /investor'>>('/api/investor', {});
    expect(body.investors).toMatchObject([
      { status: true, mail: { state: 'blocked', response: '554 5.7.1 no' } },
    ]);
  });

  it.each([
    ['with its length said', 'x'.repeat(6 * 1024 * 1024)],
    ['in pieces', new Blob(['x'.repeat(6 * 1024 * 1024)]).stream()],
  ])('and is larger than any report is refused in words, %s', async (_, body) => {
    const answer = await server.as(null).fetch('/api/investor/bounces', {
      method: 'POST',
      headers: { 'content-type': 'message/rfc822' },
      body,
      ...({ duplex: 'half' } as object),
    });
    expect([answer.status, await answer.json()]).toMatchObject([413, { code: 'http.too-large' }]);
  });

  it('and brings the whole letter and what hung on it is read by its beginning', async () => {
    const message = `To: ${back()}\r\nAction: failed\r\nStatus: 5.1.1\r\n\r\n${'x'.repeat(4 * 1024 * 1024)}`;
    expect(await returned(message)).toEqual({ taken: true });
    expect(await state()).toBe('hard');
  });

  it('and who wants no more, is said to those who look on', async () => {
    const { connection, heard, hears } = await joinHub(server.url, await server.bearerOf(admin));
    const changes = () => heard.filter(({ name }) => name === 'campaign-changed');
    const hearsChange = async (count: number) => {
      while (changes().length < count) await hears(heard.length + 1);
      return changes();
    };
    await connection.invoke('subscribe', 'outreach-all');
    const { campaign_id } = await server.db('deliveries').first('campaign_id');
    const said = { name: 'campaign-changed', payload: { id: campaign_id } };
    await tell({ to: back(), kind: 'blocked' });
    expect(await hearsChange(1)).toMatchObject([said]);
    await server.as(null).fetch(`/api/unsubscribe/${token}`, { method: 'POST' });
    expect(await hearsChange(2)).toMatchObject([said, said]);
    await leaveHub();
  });

  it.each(['soft', 'blocked'])(
    'as %s may be followed by another letter, once, and only if somebody asks for it',
    async (kind) => {
      const write = (more: object = {}) =>
        server.as(admin).post<{ code: string; data: Investor }>('/api/investor/mail', {
          email: 'ines@fund.example',
          ...more,
        });
      const code = async (more: object = {}) => (await write(more)).body.code;
      // While it counts as sent nobody writes again, whatever they ask for.
      expect(await code({ again: true })).toBe('investors.written-to');
      await tell({ to: back(), kind, response: 'not now' });
      expect(await code()).toBe('investors.written-to');
      expect((await server.as(admin).post<{ code: string }>('/api/investor/emails')).body.code).toBe(
        'investors.nobody',
      );
      const both = await Promise.all([write({ again: true }), write({ again: true })]);
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      expect(await server.db('mails').count()).toEqual([{ count: '2' }]);
      expect(await code({ again: true })).toBe('investors.written-to');
      const entry = await server
        .db('audit_log')
        .where({ act: 'outreach.sent-one' })
        .orderBy('seq', 'desc')
        .first();
      expect(entry.details).toEqual({ again: true });
    },
  );

  it('never leads to another letter where it is in doubt, unwanted, or nothing of ours came back', async () => {
    const again = async () =>
      (
        await server
          .as(admin)
          .post<{ code: string }>('/api/investor/mail', { email: 'ines@fund.example', again: true })
      ).body.code;
    await server.db('deliveries').update({ state: 'unknown' });
    expect(await again()).toBe('investors.in-doubt');
    await tell({ to: back(), kind: 'complaint' });
    expect(await again()).toBe('investors.suppressed');
    await server.db('mail_suppressions').delete();
    expect(await again()).toBe('investors.written-to');
    // Entered by hand as written to.
    await server.db('deliveries').delete();
    expect(await again()).toBe('investors.written-to');
    expect(await server.db('mails').count()).toEqual([{ count: '1' }]);
  });

  it('as JSON of a provider counts the same', async () => {
    expect((await tell({ to: back(), kind: 'hard', response: 'gone' })).body).toEqual({ taken: true });
    expect(await state()).toBe('hard');
  });

  it.each(['bounce+1.000000000000000000000000@plaza.example', 'bounce@plaza.example', 'x'])(
    'to %s is nobody’s',
    async (to) => {
      expect((await tell({ to, kind: 'hard' })).body).toEqual({ taken: false });
      expect(await suppressions()).toEqual([]);
    },
  );
});
