import { type Drawer, memoryDrawer, openDrawer } from '../storage/deviceStorage.ts';
import { SessionStore } from './SessionStore.ts';

const answer = {
  token: 'access-1',
  refresh: '7.9.proof',
  user: { id: '7', name: 'Amber Lindqvist', username: 'amber', email: 'amber@plaza.example', is_admin: true },
};
const renewed = { accessToken: 'access-2', refreshToken: '7.10.proof' };

/** A browser's storage that takes so many letters and no more, as one that is full does. */
function smallDrawer(): Drawer & { fill(left?: number): void } {
  const drawer = memoryDrawer();
  let most = Infinity;
  const lengthOf = (key: string) => {
    const value = drawer.getItem(key);
    return value === null ? 0 : key.length + value.length;
  };
  const used = () =>
    Array.from({ length: drawer.length }, (_, index) => lengthOf(drawer.key(index) ?? '')).reduce(
      (sum, one) => sum + one,
      0,
    );
  return {
    get length() {
      return drawer.length;
    },
    key: (index) => drawer.key(index),
    getItem: (key) => drawer.getItem(key),
    removeItem: (key) => drawer.removeItem(key),
    setItem(key, value) {
      if (used() - lengthOf(key) + key.length + value.length > most)
        throw new DOMException('Full.', 'QuotaExceededError');
      drawer.setItem(key, value);
    },
    fill(left = 0) {
      most = used() + left;
    },
  };
}

function scene() {
  const storage = smallDrawer();
  const onFull = jest.fn();
  return { storage, onFull, sessions: new SessionStore(storage, onFull) };
}

describe('in a browser that is full', () => {
  test('a renewed session that needs more space is kept for this tab and the others', () => {
    const { storage, sessions, onFull } = scene();
    sessions.begin(answer);
    storage.fill();
    sessions.renew(renewed);
    expect(sessions.refreshToken).toBe('7.10.proof');
    const there = new SessionStore(storage);
    expect([there.authToken, there.refreshToken]).toEqual(['access-2', '7.10.proof']);
    expect(onFull).not.toHaveBeenCalled();
  });

  test('a renewed session for which nothing gives way is known to this page', () => {
    const { storage, sessions, onFull } = scene();
    sessions.begin(answer);
    storage.removeItem('accessToken');
    storage.fill();
    sessions.renew(renewed);
    sessions.renew({ ...renewed, refreshToken: '7.11.proof' });
    expect([sessions.authToken, sessions.refreshToken]).toEqual(['access-2', '7.11.proof']);
    expect(sessions.session$.getValue().status).toBe('member');
    expect(onFull).toHaveBeenCalledTimes(1);
  });

  test('what another tab has renewed since is newer than what this page remembers', () => {
    const { storage, sessions } = scene();
    sessions.begin(answer);
    storage.removeItem('accessToken');
    storage.fill();
    sessions.renew(renewed);
    storage.fill(1_000);
    new SessionStore(storage).renew({ accessToken: 'access-3', refreshToken: '7.11.proof' });
    expect([sessions.authToken, sessions.refreshToken]).toEqual(['access-3', '7.11.proof']);
  });

  test('who logs in is a member in this page, and is told that it will not last', () => {
    const { storage, sessions, onFull } = scene();
    storage.fill(40);
    sessions.begin(answer);
    expect(sessions.session$.getValue()).toMatchObject({ status: 'member', user: { username: 'amber' } });
    expect([sessions.authToken, sessions.refreshToken]).toEqual(['access-1', '7.9.proof']);
    expect(sessions.whose).toBe('7');
    expect(onFull).toHaveBeenCalledTimes(1);
    sessions.look();
    expect(sessions.session$.getValue().status).toBe('member');
    expect(new SessionStore(storage).session$.getValue()).toEqual({ status: 'guest' });
  });

  test('who leaves there is a guest, and nothing of them is remembered', () => {
    const { storage, sessions } = scene();
    storage.fill(40);
    sessions.begin(answer);
    sessions.leave();
    expect(sessions.session$.getValue()).toEqual({ status: 'guest' });
    sessions.end();
    expect([sessions.userId, sessions.authToken, sessions.refreshToken]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('somebody else who logs in in another tab is not given what this page remembers', () => {
    const { storage, sessions } = scene();
    storage.fill(60);
    sessions.begin(answer);
    expect([storage.getItem('userId'), storage.getItem('authToken')]).toEqual(['7', null]);
    new SessionStore(storage).begin({ ...answer, token: 'access-9', user: { ...answer.user, id: '9' } });
    expect([storage.getItem('userId'), storage.getItem('authToken')]).toEqual(['9', null]);
    sessions.hear();
    expect([sessions.session$.getValue().status, sessions.authToken]).toEqual(['guest', undefined]);
  });

  test('what one had half written does not hinder the login that brings it back', () => {
    const { storage, sessions } = scene();
    sessions.begin(answer);
    storage.setItem('feedDraft', 'half a word '.repeat(50));
    sessions.lose();
    storage.fill(200);
    sessions.begin(answer);
    expect(sessions.session$.getValue().status).toBe('member');
  });

  test('who was logged in before is still so when the page is opened', () => {
    const { storage, sessions } = scene();
    sessions.begin(answer);
    storage.fill();
    expect(new SessionStore(openDrawer(() => storage)).session$.getValue().status).toBe('member');
  });
});

test('a browser that keeps nothing at all is replaced by the memory of the page', () => {
  const storage = smallDrawer();
  storage.fill();
  const drawer = openDrawer(() => storage);
  drawer.setItem('theme', 'light');
  expect(drawer.getItem('theme')).toBe('light');
});
