import { testPlaza } from '../testing/testPlaza.ts';

const server = testPlaza();
const stranger = () => server.as(null);

interface Mail {
  text: string;
}
interface Opened {
  token: string;
  refresh: string;
  user: object;
}
interface Device {
  id: string;
  is_current: boolean;
}

async function newestMail(email: string): Promise<string> {
  await server.runJobs();
  return (await stranger().get<Mail[]>(`/dev/mailbox.json?to=${email}`)).body[0]?.text ?? '';
}

async function send<Body>(path: string, body: object, headers: Record<string, string> = {}) {
  const answer = await stranger().post<Body>(`/api/auth/${path}`, body, headers);
  expect(answer.status).toBe(200);
  const cookie = answer.headers.getSetCookie().map((one) => one.split(';')[0]);
  return { ...answer, cookie: cookie.find((one) => one?.startsWith('plaza_device=')) ?? '' };
}

/** The headers of the product's own client: both tokens with every request. */
const bearing = ({ token, refresh }: Pick<Opened, 'token' | 'refresh'>) => ({
  authorization: `Bearer ${token}`,
  'refresh-token': refresh,
});

// What curl can do: nothing but the calls and the fields of the specification, passwords in the clear.
it('[7.1-1] [3-1] sign up, log out, reset, log in twice, see both sessions and end one, by plain calls', async () => {
  const email = 'dora@mail.example';
  await send('register', { name: 'Dora Quist', username: 'dora', email, password: 'three lanterns' });
  const [otp] = /\b\d{6}\b/.exec(await newestMail(email)) ?? [];
  const first = await send<Opened>('verify', { email, otp });
  expect((await stranger().get('/api/profile/', bearing(first.body))).status).toBe(200);

  const turn = { refreshToken: first.body.refresh };
  const renewed = await send<{ accessToken: string; refreshToken: string }>('refresh', turn, {
    cookie: first.cookie,
  });
  expect(Object.keys(renewed.body).toSorted()).toEqual(['accessToken', 'refreshToken']);
  const { accessToken: token, refreshToken: refresh } = renewed.body;
  await send('logout', {}, bearing({ token, refresh }));
  expect((await stranger().get('/api/profile/', bearing({ token, refresh }))).status).toBe(401);

  await send('forgot', { emailOrUsername: 'dora' });
  const [, resetToken] = /^ {4}(\S+)$/m.exec(await newestMail(email)) ?? [];
  await send('reset', { token: resetToken, password: 'four lanterns by the gate' });
  const old = { emailOrUsername: 'dora', password: 'three lanterns' };
  expect((await stranger().post('/api/auth/login', old)).status).toBe(403);

  const login = { emailOrUsername: 'dora', password: 'four lanterns by the gate' };
  const here = await send<Opened>('login', login);
  expect(Object.keys(here.body).toSorted()).toEqual(['refresh', 'token', 'user']);
  expect(Object.keys(here.body.user)).toEqual(['id', 'name', 'username', 'email', 'is_admin']);
  const there = await send<Opened>('login', { ...login, emailOrUsername: email });

  const devices = await stranger().get<Device[]>('/api/auth/sessions', bearing(here.body));
  expect(devices.body).toHaveLength(2);
  const other = devices.body.find((device) => !device.is_current);
  const ended = await stranger().delete(`/api/auth/sessions/${other?.id}`, undefined, bearing(here.body));
  expect(ended.status).toBe(200);
  expect((await stranger().get('/api/profile/', bearing(there.body))).status).toBe(401);
  expect((await stranger().get('/api/profile/', bearing(here.body))).status).toBe(200);
});

it.each([
  ['login', { emailOrUsername: 'nobody', password: 'not this one' }, 'error'],
  ['forgot', {}, 'error'],
  ['reset', { token: 'worn out', password: 'four lanterns by the gate' }, 'error'],
  [
    'register',
    { name: 'Dora', username: 'admin', email: 'd@mail.example', password: 'three lanterns' },
    'message',
  ],
  ['verify', { email: 'no@body.example', otp: '000000' }, 'message'],
])('[7.1-1] a refused %s says why in the field that its client reads', async (path, body, field) => {
  const answer = await stranger().post<Record<string, unknown>>(`/api/auth/${path}`, body);
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.body[field]).toEqual(expect.stringMatching(/\w+.*[.!?]$/));
});
