import { joinHub, type Joined, leaveHub } from '../realtime/testing/joinHub.ts';
import { testPlaza } from '../testing/testPlaza.ts';
import type { User } from '../users/User.ts';

const server = testPlaza();
afterEach(leaveHub);

/** All devices of somebody, once they listen. */
async function devices(person: User) {
  const device = await joinHub(server.url, await server.bearerOf(person));
  await device.sync(null);
  return device;
}

/** What was said beside that somebody is online now. */
const told = ({ heard }: Joined) => heard.map(({ name }) => name).filter((name) => name !== 'presence');

it('a name that is changed on one device is heard of on the others', async () => {
  const person = await server.aUser();
  const other = await devices(person);
  await server.as(person).put('/api/account', { name: 'Another Name' });
  await other.hears(2);
  expect(told(other)).toEqual(['account-changed']);
});

it('so is a session that is ended', async () => {
  const person = await server.aUser();
  const other = await devices(person);
  const visitor = server.as(person);
  await server.bearerOf(person);
  const { body: sessions } = await visitor.get<{ id: string; is_current: boolean }[]>('/api/auth/sessions');
  // The device that listens began first.
  const ids = sessions.filter((one) => !one.is_current).map(({ id }) => Number(id));
  const ended = await visitor.delete(`/api/auth/sessions/${Math.max(...ids)}`);
  expect(ended.status).toBe(200);
  await other.hears(2);
  expect(told(other)).toEqual(['account-changed']);
});

it('so is a right that an administrator gives', async () => {
  const admin = await server.aUser({ isAdmin: true });
  const person = await server.aUser();
  const theirs = await devices(person);
  await server.as(admin).post(`/api/monitor/edit/${person.id}`, { is_admin: true });
  await theirs.hears(2);
  expect(told(theirs)).toEqual(['account-changed']);
});
