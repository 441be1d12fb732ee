import { areLetterKeysOn, setLetterKeys } from '../frame/hearFrameKeys.ts';
import { sharesStats, shareStats } from '../hub/statsChoice.ts';
import { startNotices } from '../notices/startNotices.ts';
import { readRecentPlaces, rememberPlace } from '../palette/recentPlaces.ts';
import { followOtherTabs } from '../session/SessionStore.ts';
import { createTestHost } from '../testing/createTestHost.ts';

/** A page in a browser that has no space for anything more. */
function fullBrowser(options: Parameters<typeof createTestHost>[0] = {}) {
  const scene = createTestHost(options);
  const full = jest.spyOn(scene.storage, 'setItem').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError');
  });
  return { ...scene, makeSpace: () => full.mockRestore() };
}

describe('what is chosen in a browser that is full holds for the page', () => {
  test('the theme', () => {
    const { host } = fullBrowser();
    host.themes.choose('light');
    host.themes.look();
    expect(host.themes.choice$.getValue()).toBe('light');
    expect(host.page.documentElement.dataset['theme']).toBe('light');
    host.themes.choose('device');
    expect(host.themes.choice$.getValue()).toBe('device');
  });

  test('the language', () => {
    const { host } = fullBrowser();
    host.languages.choose('de');
    host.languages.look();
    expect(host.page.documentElement.lang).toBe('de');
  });

  test('that keys without Ctrl or Alt do nothing', () => {
    const { host } = fullBrowser();
    setLetterKeys(host.storage, false);
    expect(areLetterKeysOn(host.storage)).toBe(false);
    setLetterKeys(host.storage, true);
    expect(areLetterKeysOn(host.storage)).toBe(true);
  });

  test('that the connection may be told of', () => {
    const { host } = fullBrowser();
    shareStats(host.storage, true);
    expect(sharesStats(host.storage)).toBe(true);
  });
});

test('where the visitor went last is gone with them, and what they chose for the device is not', () => {
  const { host } = fullBrowser({ member: { id: '1' } });
  host.themes.choose('light');
  rememberPlace(host.storage, { label: 'Games', to: '/games' });
  expect(readRecentPlaces(host.storage)).toHaveLength(1);
  host.sessions.end();
  expect(readRecentPlaces(host.storage)).toEqual([]);
  host.themes.look();
  expect(host.themes.choice$.getValue()).toBe('light');
});

test('who comes in by another tab finds what was chosen for the device, and nothing of who was here', () => {
  const { host, storage, makeSpace } = fullBrowser({ member: { id: '1' } });
  setLetterKeys(host.storage, false);
  rememberPlace(host.storage, { label: 'Games', to: '/games' });
  const stop = followOtherTabs(host.sessions, jest.fn());
  makeSpace();
  storage.setItem('userId', '2');
  window.dispatchEvent(new StorageEvent('storage', { key: 'userId', newValue: '2' }));
  expect(host.sessions.userId).toBe('2');
  expect(readRecentPlaces(host.storage)).toEqual([]);
  expect(areLetterKeysOn(host.storage)).toBe(false);
  stop();
});

test('a page that Back brings out of memory remembers nothing of who left meanwhile', () => {
  const { host, storage, makeSpace } = fullBrowser({ member: { id: '1' } });
  rememberPlace(host.storage, { label: 'Games', to: '/games' });
  const stop = followOtherTabs(host.sessions, jest.fn());
  makeSpace();
  storage.setItem('userId', '2');
  const back = new Event('pageshow');
  Object.assign(back, { persisted: true });
  window.dispatchEvent(back);
  expect(host.sessions.userId).toBe('2');
  expect(readRecentPlaces(host.storage)).toEqual([]);
  stop();
});

test('what another tab has kept since is newer than what this page remembers', () => {
  const { host, storage, makeSpace } = fullBrowser();
  host.themes.choose('light');
  makeSpace();
  storage.setItem('theme', 'dark');
  host.themes.look();
  expect(host.themes.choice$.getValue()).toBe('dark');
});

test('a full browser is asked once whether it shows notices', () => {
  const requestPermission = jest.fn(async () => 'default' as const);
  Object.assign(globalThis, { Notification: { permission: 'default', requestPermission } });
  const { host } = fullBrowser({ member: { id: '1' } });
  startNotices({ ...host, page: document, container: undefined });
  document.body.click();
  document.body.click();
  expect(requestPermission).toHaveBeenCalledTimes(1);
});
