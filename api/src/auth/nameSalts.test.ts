import { testPlaza } from '../testing/testPlaza.ts';
import { deriveProof } from './kdf.ts';
import { aBrowser } from './testing/aBrowser.ts';

const server = testPlaza();
const stranger = () => server.as(null);

interface Mail {
  text: string;
}

async function saltOf(emailOrUsername: string): Promise<string> {
  return (await stranger().post<{ salt: string }>('/api/auth/prelogin', { emailOrUsername })).body.salt;
}

async function saltsOf({ username, email }: { username: string; email: string }) {
  return { id: await saltOf(username), address: await saltOf(email) };
}

async function provenBy(password: string, salt: string) {
  return { proof: await deriveProof(server.plaza.hashing, password, Buffer.from(salt, 'base64url')), salt };
}

/** As a browser does it: for each name the salt that it was told, and a proof of its own. */
async function secretFor(names: { username: string; email: string }, password: string) {
  const { id, address } = await saltsOf(names);
  const { proof: emailProof, salt: emailSalt } = await provenBy(password, address);
  return { ...(await provenBy(password, id)), emailProof, emailSalt };
}

const asNext = ({ proof, salt, emailProof, emailSalt }: Awaited<ReturnType<typeof secretFor>>) => ({
  newProof: proof,
  newSalt: salt,
  newEmailProof: emailProof,
  newEmailSalt: emailSalt,
});

async function newestMail(email: string): Promise<string> {
  await server.runJobs();
  return (await stranger().get<Mail[]>(`/dev/mailbox.json?to=${email}`)).body[0]?.text ?? '';
}

async function logIn(emailOrUsername: string, password: string): Promise<number> {
  const { proof } = await provenBy(password, await saltOf(emailOrUsername));
  return (await stranger().post('/api/auth/login', { emailOrUsername, proof })).status;
}

async function bothLogIn(names: { username: string; email: string }, password: string) {
  expect([await logIn(names.username, password), await logIn(names.email, password)]).toEqual([200, 200]);
}

let made = 0;
async function aMember(password: string, secret?: object) {
  made += 1;
  const names = { username: `two-names${made}`, email: `somebody${made}@mail.example` };
  const before = await saltsOf(names);
  const body = { name: 'New Comer', ...names, ...(secret ?? (await secretFor(names, password))) };
  const browser = aBrowser(server);
  expect((await browser('register', body)).status).toBe(200);
  const [otp] = /\b\d{6}\b/.exec(await newestMail(names.email)) ?? [];
  const opened = await browser('verify', { email: names.email, otp });
  const bearer = { authorization: `Bearer ${opened.body['token']}` };
  return {
    ...names,
    before,
    bearer,
    post: (path: string, sent: unknown) => stranger().post(`/api/auth/${path}`, sent, bearer),
  };
}

describe('the salts of the two names of a person', () => {
  it('do not tell that they belong together, nor that anybody goes by them', async () => {
    const member = await aMember('a quiet lantern');
    const after = await saltsOf(member);
    expect(after).toEqual(member.before);
    expect(after.id).not.toBe(after.address);
    await bothLogIn(member, 'a quiet lantern');
  });

  it('are made by the server for who sends the password itself', async () => {
    const password = 'a quiet lantern';
    const member = await aMember(password, { password });
    expect(await saltsOf(member)).toEqual(member.before);
    await bothLogIn(member, password);
    for (const emailOrUsername of [member.username, member.email]) {
      expect((await stranger().post('/api/auth/login', { emailOrUsername, password })).status).toBe(200);
    }
  });

  it('stay with another password', async () => {
    const member = await aMember('a quiet lantern');
    const { proof } = await provenBy('a quiet lantern', member.before.id);
    const next = asNext(await secretFor(member, 'another lantern'));
    expect((await member.post('password', { proof, ...next })).status).toBe(200);
    expect(await saltsOf(member)).toEqual(member.before);
    await bothLogIn(member, 'another lantern');
    expect(await logIn(member.email, 'a quiet lantern')).toBe(403);
  });

  it('stay with a reset, which learns them by its token', async () => {
    const member = await aMember('a quiet lantern');
    await stranger().post('/api/auth/forgot', { emailOrUsername: member.username });
    const [, token] = /^ {4}(\S+)$/m.exec(await newestMail(member.email)) ?? [];
    const told = await stranger().post('/api/auth/reset/prelogin', { token });
    expect(told.body).toEqual({
      kdf: 1,
      iterations: server.plaza.hashing.iterations,
      salt: member.before.id,
      emailSalt: member.before.address,
    });
    const secret = await secretFor(member, 'another lantern');
    expect((await stranger().post('/api/auth/reset', { token, ...secret })).status).toBe(200);
    expect(await saltsOf(member)).toEqual(member.before);
    await bothLogIn(member, 'another lantern');
    expect(await stranger().post('/api/auth/reset/prelogin', { token })).toMatchObject({
      status: 403,
      body: { code: 'auth.wrong-reset' },
    });
  });

  it.each(['proof', 'password'])('go with another address, proved by %s', async (way) => {
    const password = 'a quiet lantern';
    const member = await aMember(password);
    const email = `moved-${member.username}@mail.example`;
    const names = { username: member.username, email };
    const before = await saltsOf(names);
    const { proof } = await provenBy(password, member.before.id);
    const { newEmailProof, newEmailSalt } = asNext(await secretFor(names, password));
    const secret = way === 'proof' ? { proof, newEmailProof, newEmailSalt } : { password };
    expect((await member.post('email', { email, ...secret })).status).toBe(200);
    expect(await saltOf(member.email)).toBe(member.before.address);
    const [otp] = /\b\d{6}\b/.exec(await newestMail(email)) ?? [];
    expect((await member.post('email/verify', { otp })).status).toBe(200);
    expect(await saltsOf(names)).toEqual(before);
    expect(await saltOf(member.email)).toBe(member.before.address);
    await bothLogIn(names, password);
    expect(await logIn(member.email, password)).toBe(403);
  });

  it('of an address that waits for its code are forgotten with the password they were proved by', async () => {
    const member = await aMember('a quiet lantern');
    const email = `late-${member.username}@mail.example`;
    await member.post('email', { email, password: 'a quiet lantern' });
    const [otp] = /\b\d{6}\b/.exec(await newestMail(email)) ?? [];
    await member.post('password', { password: 'a quiet lantern', newPassword: 'another lantern' });
    expect((await member.post('email/verify', { otp })).status).toBe(403);
    await bothLogIn(member, 'another lantern');
  });

  it.each([
    { proof: 'A'.repeat(43), salt: 'A'.repeat(22), emailProof: 'A'.repeat(43) },
    { proof: 'A'.repeat(43), salt: 'A'.repeat(22), emailSalt: 'A'.repeat(22) },
    { password: 'a quiet lantern', emailProof: 'A'.repeat(43), emailSalt: 'A'.repeat(22) },
  ])('come whole or not at all: %j', async (secret) => {
    const newcomer = { name: 'Half', username: 'half', email: 'half@mail.example', ...secret };
    expect((await stranger().post('/api/auth/register', newcomer)).status).toBe(400);
  });
});
