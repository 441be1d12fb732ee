import { memoryDrawer } from '../storage/deviceStorage.ts';
import { followOtherTabs, SessionStore } from './SessionStore.ts';

const answer = {
  token: 'access-1',
  refresh: 'refresh-1',
  user: { id: '7', name: 'Amber Lindqvist', username: 'amber', email: 'amber@plaza.example', is_admin: true },
};

test('[2.1-13] [3-7] a login is kept under the known keys and survives a reload', () => {
  const storage = memoryDrawer();
  new SessionStore(storage).begin(answer);
  const kept = (key: string) => storage.getItem(key);
  expect(kept('isLoggedIn')).toBe('true');
  expect(kept('userId')).toBe('7');
  expect(kept('isadmin')).toBe('true');
  expect(kept('plazaId')).toBe('amber');
  expect([kept('authToken'), kept('accessToken'), kept('refreshToken')]).toEqual([
    'access-1',
    'access-1',
    'refresh-1',
  ]);
  expect(new SessionStore(storage).session$.getValue()).toEqual({
    status: 'member',
    user: {
      id: '7',
      name: 'Amber Lindqvist',
      username: 'amber',
      email: 'amber@plaza.example',
      isAdmin: true,
    },
  });
});

test('[2.2-6] the end of a session clears login flag, user id, admin flag and tokens, and leaves theme and language', () => {
  const storage = memoryDrawer();
  const sessions = new SessionStore(storage);
  sessions.begin(answer);
  storage.setItem('theme', 'light');
  storage.setItem('language', 'de');
  storage.setItem('friendsContent', '[]');
  sessions.end();
  for (const key of [
    'isLoggedIn',
    'userId',
    'isadmin',
    'authToken',
    'refreshToken',
    'accessToken',
    'friendsContent',
  ]) {
    expect(storage.getItem(key)).toBeNull();
  }
  expect(storage.getItem('theme')).toBe('light');
  expect(storage.getItem('language')).toBe('de');
  expect(sessions.session$.getValue()).toEqual({ status: 'guest' });
});

test('the picture comes with the login, goes with the logout, and can be another one in between', () => {
  const storage = memoryDrawer();
  const sessions = new SessionStore(storage);
  sessions.begin({ ...answer, user: { ...answer.user, profile: '/media/a/256.webp' } });
  const shown = () => sessions.session$.getValue();
  expect(shown()).toMatchObject({ user: { profile: '/media/a/256.webp' } });
  sessions.update({ profile: '/media/b/256.webp' });
  expect(shown()).toMatchObject({ user: { profile: '/media/b/256.webp' } });
  sessions.end();
  expect(storage.getItem('profile')).toBeNull();
});

test('what is changed when nobody is logged in any more is not kept', () => {
  const storage = memoryDrawer();
  const sessions = new SessionStore(storage);
  sessions.begin(answer);
  // In another tab, of which this one has not heard yet.
  new SessionStore(storage).end();
  sessions.update({ name: 'Amber Lindqvist-Moreau' });
  expect(storage.getItem('name')).toBeNull();
  expect(sessions.session$.getValue()).toEqual({ status: 'guest' });
});

test('half a session is none', () => {
  const storage = memoryDrawer();
  storage.setItem('isLoggedIn', 'true');
  expect(new SessionStore(storage).session$.getValue()).toEqual({ status: 'guest' });
});

test('follows a login and a logout in another tab', () => {
  const storage = memoryDrawer();
  const here = new SessionStore(storage);
  const there = new SessionStore(storage);
  there.begin(answer);
  // Before this one could hear it.
  const stop = followOtherTabs(here, jest.fn());
  expect(here.session$.getValue().status).toBe('member');
  there.end();
  window.dispatchEvent(new StorageEvent('storage', { key: 'isLoggedIn' }));
  expect(here.session$.getValue().status).toBe('guest');
  there.begin(answer);
  window.dispatchEvent(new StorageEvent('storage', { key: 'isLoggedIn' }));
  expect(here.session$.getValue().status).toBe('member');
  there.end();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(here.session$.getValue().status).toBe('guest');
  stop();
});

test('a page that comes out of the browser’s memory sees who has left meanwhile', () => {
  const storage = memoryDrawer();
  const here = new SessionStore(storage);
  here.begin(answer);
  const stop = followOtherTabs(here, jest.fn());
  new SessionStore(storage).end();
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  expect(here.session$.getValue().status).toBe('member');
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(here.session$.getValue().status).toBe('guest');
  stop();
});

test('hears that another tab has lost the session, which is more than a logout; nothing of it stays', () => {
  const storage = memoryDrawer();
  const here = new SessionStore(storage);
  here.begin(answer);
  const written: [key: string, value: string][] = [];
  const there = new SessionStore({
    ...storage,
    setItem: (key: string, value: string) => {
      written.push([key, value]);
      storage.setItem(key, value);
    },
  });
  const onLost = jest.fn();
  const stop = followOtherTabs(here, onLost);
  there.lose();
  const [[key, newValue] = ['', '']] = written;
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: null }));
  expect(onLost).toHaveBeenCalledTimes(1);
  expect(storage.getItem(key)).toBeNull();
  here.look();
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  expect(onLost).toHaveBeenCalledTimes(1);
  stop();
});

test('a tab that hears of it late leaves alone what was begun since', () => {
  const storage = memoryDrawer();
  const [here, there] = [new SessionStore(storage), new SessionStore(storage)];
  here.begin(answer);
  there.look();
  let lost: string | null = null;
  const keep = storage.setItem.bind(storage);
  const watched = jest.spyOn(storage, 'setItem').mockImplementation((key, value) => {
    if (key === 'plaza:session-lost') lost = value;
    keep(key, value);
  });
  there.lose();
  watched.mockRestore();
  there.begin({ ...answer, token: 'another token' });
  const onLost = jest.fn();
  const stop = followOtherTabs(here, onLost);
  window.dispatchEvent(new StorageEvent('storage', { key: 'plaza:session-lost', newValue: lost }));
  expect(lost).not.toBeNull();
  expect(onLost).not.toHaveBeenCalled();
  expect(here.authToken).toBe('another token');
  stop();
});

test('a browser without room loses the session all the same', () => {
  const storage = memoryDrawer();
  const sessions = new SessionStore(storage);
  sessions.begin(answer);
  jest.spyOn(storage, 'setItem').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError');
  });
  sessions.lose();
  expect(sessions.session$.getValue()).toEqual({ status: 'guest' });
});

test('what was half written when the session was lost waits in this page for the same person, and for nobody else', () => {
  const storage = memoryDrawer();
  const sessions = new SessionStore(storage);
  sessions.begin(answer);
  storage.setItem('feedDraft', 'half a word');
  sessions.lose();
  expect(storage.getItem('feedDraft')).toBeNull();
  sessions.begin(answer);
  expect(storage.getItem('feedDraft')).toBe('half a word');
  sessions.lose();
  sessions.begin({ ...answer, user: { ...answer.user, id: '8' } });
  expect(storage.getItem('feedDraft')).toBeNull();
  sessions.end();
  sessions.begin(answer);
  expect(storage.getItem('feedDraft')).toBeNull();
});
