import { rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import type { CallAnswer } from '@plaza/api-contract';
import { TestSmtp } from '../investors/testing/TestSmtp.ts';
import { closeMailTransports } from '../mail/mailTransport.ts';
import { testPlaza } from '../testing/testPlaza.ts';
import type { User } from '../users/User.ts';
import { tryMail } from './checks.ts';

const server = testPlaza();
let admin: User;
beforeAll(async () => {
  admin = await server.aUser({ isAdmin: true, name: 'Amber Lindqvist' });
});
afterEach(() => {
  server.plaza.config.smtpUrl = undefined;
  delete server.plaza.config.brand.features_off;
  closeMailTransports();
});

type Refused = { code: string; error: string };
const post = <Body>(path: string, body?: object) =>
  server.as(admin).post<Body & Refused>(`/api/setup/${path}`, body ?? {});
const standing = async () => (await server.as(admin).get<CallAnswer<'GET /setup'>>('/api/setup')).body;

it('says what is configured and who is here, and when it is done', async () => {
  expect(await standing()).toMatchObject({
    is_done: false,
    name: 'Plaza',
    storage: 'disk',
    people: 1,
    mail: { is_configured: false },
    is_signup_open: true,
  });
  server.plaza.config.needsSetup = true;
  const monitor = () => server.as(admin).get<{ needs_setup?: boolean }>('/api/monitor');
  expect((await monitor()).body.needs_setup).toBe(true);
  expect((await post<{ is_done: boolean }>('done')).body.is_done).toBe(true);
  expect((await monitor()).body.needs_setup).toBeUndefined();
  expect((await standing()).is_done).toBe(true);
});

it('stores a file and reads it back, and says in plain words when that fails', async () => {
  expect((await post('storage')).body).toMatchObject({ storage: 'disk', ms: expect.any(Number) });
  const { mediaDir } = server.plaza.config;
  rmSync(mediaDir, { recursive: true, force: true });
  writeFileSync(mediaDir, 'not a folder');
  const failed = await post('storage');
  expect([failed.status, failed.body.code]).toEqual([502, 'setup.storage-failed']);
  rmSync(mediaDir);
});

it('says that mail cannot leave without a mail server', async () => {
  const { status, body } = await post('mail', { to: 'amber@plaza.example' });
  expect([status, body.code]).toEqual([409, 'setup.no-mail-server']);
});

it('hands a mail to the mail server, and says in its words what it has against it', async () => {
  const smtp = new TestSmtp();
  const address = await smtp.open();
  server.plaza.config.smtpUrl = address;
  const sent = await post('mail', { to: 'amber@plaza.example' });
  expect(smtp.taken).toMatchObject([{ to: expect.stringContaining('amber@plaza.example') }]);
  smtp.close();
  closeMailTransports();
  server.plaza.config.smtpUrl = address.replace('//', '//secret:password@');
  const failed = await post('mail', { to: 'amber@plaza.example' });
  expect(sent.status).toBe(200);
  expect([failed.status, failed.body.code]).toEqual([502, 'setup.mail-failed']);
  expect(failed.body.error).not.toContain('password');
});

describe('a mail server', () => {
  const smtp = new TestSmtp();
  let address: string;
  beforeAll(async () => void (address = await smtp.open()));
  afterAll(() => smtp.close());
  const letter = { to: 'amber@plaza.example', subject: 'A trial', text: 'It works.' };
  const words = (smtpUrl: string, patienceMs?: number) =>
    tryMail({ smtpUrl, mailFrom: 'plaza@plaza.example' }, letter, patienceMs).then(
      () => 'sent',
      (error: Error) => error.message,
    );

  it.each([
    ['nobody', /550 5\.1\.1 nobody here/],
    ['later', /451 4\.3\.0 later/],
    ['barred', /554 5\.7\.1 your host is on a list/],
    ['unwanted', /554 5\.7\.1 we do not want your mail/],
    ['silent', /closed/],
  ] as const)('that is in the mood "%s" is quoted', async (mood, said) => {
    smtp.mood = () => mood;
    server.plaza.config.smtpUrl = address;
    const failed = await post('mail', { to: 'amber@plaza.example' });
    expect([failed.status, failed.body.code]).toEqual([502, 'setup.mail-failed']);
    expect(failed.body.error).toMatch(/^The mail server did not take the mail\. /);
    expect(failed.body.error).toMatch(said);
    smtp.mood = () => 'take';
    expect((await post('mail', { to: 'amber@plaza.example' })).status).toBe(200);
  });

  it('that is down is said to be down, and is found again once it is up', async () => {
    const gone = new TestSmtp();
    const url = await gone.open();
    gone.close();
    expect(await words(url)).toMatch(/ECONNREFUSED/);
    expect(await words(address)).toBe('sent');
  });

  it('that accepts and then says nothing is not waited for longer than somebody sits there', async () => {
    const mute = createServer();
    await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve));
    const { port } = mute.address() as AddressInfo;
    // Whichever of its limits is reached first: on a busy machine either may be.
    const said = await words(`smtp://127.0.0.1:${port}`, 200).finally(() => mute.close());
    expect(said).toMatch(/Greeting never received|Timeout/);
  });
});

describe('an invitation', () => {
  type Links = { links: { email: string; link: string }[]; mailed: number; link: string };
  const inviteTo = async (...to: string[]) => (await post<Links>('invitations', { to })).body;
  const tokenOf = ({ links }: Links) => new URL(links[0]?.link ?? '').searchParams.get('invite') ?? '';
  const list = async () =>
    (await server.as(admin).get<CallAnswer<'GET /setup/invitations'>>('/api/setup/invitations')).body;
  let made = 0;
  const register = (email: string, invite?: string) => {
    made += 1;
    const who = { name: 'Wren', username: `wren-${made}`, email, password: 'three lanterns by the well' };
    return server
      .as(null)
      .post<{ code?: string }>('/api/auth/register', { ...who, ...(invite === undefined ? {} : { invite }) });
  };
  const join = async (email: string) => {
    await server.runJobs();
    const mails = await server
      .db('mails')
      .where({ recipient: email })
      .orderBy('id', 'desc')
      .pluck('body_text');
    const otp = /\b\d{6}\b/.exec(mails[0])?.[0];
    return server.as(null).post('/api/auth/verify', { email, otp });
  };
  const REFUSED = { status: 403, body: { code: 'platform.feature-off' } };
  beforeEach(() => void (server.plaza.config.brand.features_off = ['signup']));
  afterEach(() => void delete server.plaza.config.brand.features_off);

  it('goes to each address once, with a link of its own', async () => {
    const answer = await inviteTo('lark@plaza.example', 'LARK@plaza.example');
    expect([answer.mailed, answer.link]).toEqual([1, `${server.url}/signup`]);
    const [mail, ...more] = await server.db('mails').where({ recipient: 'lark@plaza.example' });
    expect(more).toEqual([]);
    expect(mail.subject).toBe('Amber Lindqvist invites you to Plaza');
    expect(mail.body_text).toContain(answer.links[0]?.link);
    const kept = JSON.stringify(await server.db('invitations').select());
    expect(kept).not.toContain(tokenOf(answer));
  });

  it('lets its address in while sign-up is off, once', async () => {
    expect(await register('wren@plaza.example')).toMatchObject(REFUSED);
    const token = tokenOf(await inviteTo('wren@plaza.example'));
    expect((await register('WREN@plaza.example', token)).status).toBe(200);
    expect((await join('WREN@plaza.example')).status).toBe(200);
    expect((await list())[0]).toMatchObject({ email: 'wren@plaza.example', state: 'used' });
    expect(await register('wren@plaza.example', token)).toMatchObject(REFUSED);
  });

  it('is for nobody else', async () => {
    const token = tokenOf(await inviteTo('dove@plaza.example'));
    expect(await register('hawk@plaza.example', token)).toMatchObject(REFUSED);
    expect(await register('dove@plaza.example', `${token}x`)).toMatchObject(REFUSED);
  });

  it('opens nothing after two weeks', async () => {
    const token = tokenOf(await inviteTo('swift@plaza.example'));
    server.clock.advance({ days: 14, ms: 1 });
    expect(await register('swift@plaza.example', token)).toMatchObject(REFUSED);
    expect((await list())[0]).toMatchObject({ email: 'swift@plaza.example', state: 'over' });
  });

  it('opens nothing once it was taken back, and that stands in the audit', async () => {
    const token = tokenOf(await inviteTo('finch@plaza.example'));
    const [open] = await list();
    const revoke = () => server.as(admin).delete(`/api/setup/invitations/${open?.id}`);
    expect((await revoke()).status).toBe(200);
    expect(await register('finch@plaza.example', token)).toMatchObject(REFUSED);
    expect((await revoke()).status).toBe(404);
    const [entry] = await server.db('audit_log').where({ act: 'settings.invited' }).orderBy('seq', 'desc');
    expect(entry.details).toEqual({ invitation: open?.id, is_revoked: true });
  });

  it('opens nothing to who had begun with it, either', async () => {
    const token = tokenOf(await inviteTo('heron@plaza.example'));
    expect((await register('heron@plaza.example', token)).status).toBe(200);
    const [open] = await list();
    await server.as(admin).delete(`/api/setup/invitations/${open?.id}`);
    expect(await join('heron@plaza.example')).toMatchObject(REFUSED);
  });

  it('takes the place of the one before it', async () => {
    const first = tokenOf(await inviteTo('tern@plaza.example'));
    const second = tokenOf(await inviteTo('tern@plaza.example'));
    expect(await register('tern@plaza.example', first)).toMatchObject(REFUSED);
    expect((await register('tern@plaza.example', second)).status).toBe(200);
  });
});

it.each([
  ['mail', { to: 'nobody' }],
  ['mail', { to: 'a@plaza.example\r\nBcc: all@plaza.example' }],
  ['invitations', { to: Array.from({ length: 21 }, (_, n) => `p${n}@plaza.example`) }],
])('refuses %s %j', async (path, body) => {
  expect((await post(path, body)).status).toBe(400);
});
