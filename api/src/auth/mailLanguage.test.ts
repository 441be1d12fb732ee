import { testPlaza } from '../testing/testPlaza.ts';

const server = testPlaza();
const german = { 'accept-language': 'de-AT, en;q=0.5' };

interface Letter {
  subject: string;
  text: string;
  html: string;
}

async function newestMail(email: string): Promise<Letter> {
  await server.runJobs();
  const [mail] = (await server.as(null).get<Letter[]>(`/dev/mailbox.json?to=${email}`)).body;
  if (!mail) throw new Error(`There is no mail to ${email}.`);
  return mail;
}

const post = async (path: string, body: object, headers: Record<string, string> = {}) =>
  expect((await server.as(null).post(`/api/auth/${path}`, body, headers)).status).toBe(200);

const dora = {
  name: 'Dora Quist',
  username: 'dora',
  email: 'dora@mail.example',
  password: 'three lanterns by the well',
};

it('a mail speaks the language of the browser that asked for it', async () => {
  await post('register', dora, german);
  const first = await newestMail(dora.email);
  expect(first.subject).toMatch(/^\d{6} ist dein Code für Plaza$/);
  expect(first.text).toContain('Willkommen bei Plaza, @dora.');
  expect(first.html).toContain('<html lang="de">');

  // Another browser than the one that signed up: it gets a code once the first is over.
  server.clock.advance({ minutes: 10 });
  await post('resend', { email: dora.email });
  expect((await newestMail(dora.email)).subject).toMatch(/^\d{6} is your code for Plaza$/);
});

it('the choice of a visitor goes before what their browser options', async () => {
  const { username, email } = await server.aUser({ password: 'a quiet lantern' });
  await post('forgot', { emailOrUsername: username }, { cookie: 'plaza_language=de' });
  const { subject, text } = await newestMail(email);
  expect(subject).toBe('Dein Code für ein neues Passwort bei Plaza');
  const [, token] = /^ {4}(\S+)$/m.exec(text) ?? [];
  expect(text).toMatch(/^Passwort zurücksetzen: http\S+#reset=/m);

  const choice = { ...german, cookie: 'plaza_language=en' };
  await post('reset', { token, password: 'four lanterns by the gate' }, choice);
  expect((await newestMail(email)).subject).toBe('Your password at Plaza was changed');
});

it.each(['tlh', '', '"><script>'])('a choice that is none (%j) is as good as none', async (chosen) => {
  const { username, email } = await server.aUser({ password: 'a quiet lantern' });
  const cookie = `plaza_language=${encodeURIComponent(chosen)}`;
  await post('forgot', { emailOrUsername: username }, { ...german, cookie });
  expect((await newestMail(email)).subject).toBe('Dein Code für ein neues Passwort bei Plaza');
});

it('who changes something about the account is told in the language of that change', async () => {
  const member = await server.aUser({ password: 'a quiet lantern' });
  const bearer = { authorization: await server.bearerOf(member), ...german };
  const ask = async (path: string, body: object) => {
    const answer = await server.as(null).post<object>(`/api/auth/${path}`, body, bearer);
    expect(answer).toMatchObject({ status: 200 });
  };
  const email = 'new@mail.example';
  await ask('email', { email, password: 'a quiet lantern' });
  const { text } = await newestMail(email);
  expect(text).toContain('Mit diesem Code nutzt du diese Adresse bei Plaza:');
  await ask('email/verify', { otp: /\b\d{6}\b/.exec(text)?.[0] });
  expect((await newestMail(member.email)).subject).toBe('Deine E-Mail-Adresse bei Plaza wurde geändert');
});
