import { aCopy, identityBody, makeKeys } from '../keys/testing/TestKeys.ts';
import { somebodyWaits } from '../testing/somebodyWaits.ts';
import { testPlaza } from '../testing/testPlaza.ts';

const server = testPlaza();
const PASSWORD = 'a quiet lantern';

/** Somebody with keys, a session before the one that they use, and an administrator. */
async function twoSessions() {
  const user = await server.aUser({ password: PASSWORD });
  const [older, person] = [server.as(user), server.as(user)];
  const admin = server.as(await server.aUser({ isAdmin: true }));
  await admin.get('/api/account');
  await older.post('/api/keys/identity', identityBody(makeKeys(user.id)));
  await person.get('/api/account');
  const [first] = await server.db('session_families').where({ user_id: user.id }).orderBy('id').pluck('id');
  return { user, person, admin, first };
}

it.each([
  { what: 'alone', more: {} },
  { what: 'with a copy of their keys', more: { keyCopy: aCopy('password') } },
])('a block of somebody who is just changing their password, $what, is done', async ({ more }) => {
  const { user, person, admin, first } = await twoSessions();
  // The block has the person, and waits for the first of their sessions.
  const holding = await server.db.transaction();
  await holding('session_families').where({ id: first }).forShare();
  const blocking = admin.post(`/api/monitor/edit/${user.id}`, { is_blocked: true });
  await somebodyWaits(server.db);
  const next = { password: PASSWORD, newPassword: 'a loud and bright lantern', ...more };
  const changing = person.post('/api/auth/password', next);
  await somebodyWaits(server.db, 2);
  await holding.commit();
  expect([(await blocking).status, (await changing).status]).toEqual([200, 401]);
});
