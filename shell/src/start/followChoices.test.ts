import { speak } from '@plaza/design-system';
import { createTestHost } from '../testing/createTestHost.ts';
import { followChoices } from './followChoices.ts';

afterEach(() => speak('en'));

/** What another tab of the same browser does to the storage, and the browser then says here. */
function elsewhere(storage: Pick<Storage, 'setItem'>, key: string, value: string): void {
  storage.setItem(key, value);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: value }));
}

test('a language chosen in another tab is spoken here too, by the shell and by its remotes', async () => {
  const { host, storage } = createTestHost();
  const stop = followChoices(window, host);
  const heard: string[] = [];
  host.languages.language$.subscribe((language) => heard.push(language));
  elsewhere(storage, 'language', 'de');
  elsewhere(storage, 'language', 'de');
  expect(heard).toEqual(['en', 'de']);
  stop();
  elsewhere(storage, 'language', 'en');
  expect(heard).toEqual(['en', 'de']);
});

test('what was chosen in another tab before this one could hear it counts too', () => {
  const { host, storage } = createTestHost();
  host.themes.choose('dark');
  storage.setItem('language', 'de');
  storage.setItem('theme', 'light');
  const stop = followChoices(window, host);
  expect([host.languages.language$.getValue(), host.themes.theme$.getValue()]).toEqual(['de', 'light']);
  stop();
});

test('a device that went from dark to light before anybody could hear it is followed all the same', () => {
  const { host } = createTestHost();
  const device = Object.assign(new EventTarget(), { matches: true });
  const view = Object.assign(new EventTarget(), { matchMedia: () => device });
  const stop = followChoices(view as unknown as Window, host);
  expect(host.themes.theme$.getValue()).toBe('light');
  device.dispatchEvent(Object.assign(new Event('change'), { matches: false }));
  expect(host.themes.theme$.getValue()).toBe('dark');
  stop();
});

test('[2.2-8] a theme chosen in another tab is worn here too', () => {
  const { host, storage } = createTestHost();
  host.themes.choose('dark');
  const stop = followChoices(window, host);
  elsewhere(storage, 'theme', 'light');
  expect(host.themes.theme$.getValue()).toBe('light');
  elsewhere(storage, 'theme', 'plaid');
  expect(host.themes.theme$.getValue()).toBe('light');
  stop();
});
