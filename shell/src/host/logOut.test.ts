import { settled } from '../clock/TestClock.ts';
import { createTestHost, loginAnswer } from '../testing/createTestHost.ts';

const open = () => createTestHost({ member: { id: '1' }, answers: { '/api/auth/logout': 'never' } });

test('a server that does not answer keeps nobody logged in, and nothing of them here', async () => {
  const { host, clock, storage } = open();
  storage.setItem('friendsContent', 'theirs');
  void host.logOut();
  expect(host.sessions.session$.getValue().status).toBe('guest');
  await settled();
  await clock.advance(3_000);
  expect(host.sessions.authToken).toBeUndefined();
  expect(storage.getItem('friendsContent')).toBeNull();
});

test('who logs in while the server is still being told of the logout before stays logged in', async () => {
  const { host, clock, storage } = open();
  storage.setItem('friendsContent', 'of the one before');
  void host.logOut();
  await settled();
  host.sessions.begin({ ...loginAnswer({ id: '2', name: 'Basalt Okoro' }), token: 'theirs' });
  expect(storage.getItem('friendsContent')).toBeNull();
  await clock.advance(3_000);
  expect(host.sessions.session$.getValue()).toMatchObject({ status: 'member', user: { id: '2' } });
  expect(host.sessions.authToken).toBe('theirs');
});
