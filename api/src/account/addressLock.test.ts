import { takeTurn } from '../db/takeTurn.ts';
import { codeTo } from '../testing/mailTo.ts';
import { somebodyWaits } from '../testing/somebodyWaits.ts';
import { testPlaza } from '../testing/testPlaza.ts';

const server = testPlaza();
const PASSWORD = 'a quiet lantern';

/** Somebody who is about to confirm another address, while somebody else has the turn of those who sign up. */
async function whoWaits() {
  const { id, username, email: before } = await server.aUser({ password: PASSWORD });
  const person = server.as({ id });
  const email = `${username}@elsewhere.example`;
  await person.post('/api/auth/email', { email, password: PASSWORD });
  const otp = await codeTo(server, email);
  const joining = await server.db.transaction();
  await takeTurn(joining, 'sign-up');
  return { before, person, email, otp, joining };
}

it('an address that somebody joins with in the same moment stays theirs, and the other one is told calmly', async () => {
  const { before, person, email, otp, joining } = await whoWaits();
  const joined = { name: 'Wren', username: 'wren', email, is_verified: true, joined_at: new Date() };
  await joining('users').insert(joined);
  const changing = person.post('/api/auth/email/verify', { otp });
  await somebodyWaits(server.db);
  await joining.commit();
  expect(await changing).toMatchObject({ status: 403, body: { code: 'auth.wrong-otp' } });
  expect((await person.get('/api/account')).body).toMatchObject({ email: before });
});

it('a password that was changed in the same moment opens nothing by the new address either', async () => {
  const { before, person, email, otp, joining } = await whoWaits();
  const changing = person.post('/api/auth/email/verify', { otp });
  await somebodyWaits(server.db);
  const next = { password: PASSWORD, newPassword: 'a loud and bright lantern' };
  expect((await person.post('/api/auth/password', next)).status).toBe(200);
  await joining.commit();
  expect(await changing).toMatchObject({ status: 403, body: { code: 'auth.wrong-otp' } });
  const login = (emailOrUsername: string, password: string) =>
    server.as(null).post('/api/auth/login', { emailOrUsername, password });
  const statuses = [
    await login(email, PASSWORD),
    await login(before, PASSWORD),
    await login(before, next.newPassword),
  ];
  expect(statuses.map(({ status }) => status)).toEqual([403, 403, 200]);
});
