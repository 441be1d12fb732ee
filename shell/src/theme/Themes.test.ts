import { memoryDrawer } from '../storage/deviceStorage.ts';
import { Themes } from './Themes.ts';

test("[2.2-8] the choice is kept under 'theme' and is there after a reload", () => {
  const storage = memoryDrawer();
  const page = document.createElement('html');
  new Themes(storage, page, false).choose('light');
  expect(storage.getItem('theme')).toBe('light');
  expect(page).toHaveAttribute('data-theme', 'light');
  expect(new Themes(storage, page, false).theme$.getValue()).toBe('light');
});

test('without a choice it follows the device and stores nothing', () => {
  const storage = memoryDrawer();
  expect(new Themes(storage, document.createElement('html'), true).theme$.getValue()).toBe('light');
  expect(new Themes(storage, document.createElement('html'), false).theme$.getValue()).toBe('dark');
  expect(storage.getItem('theme')).toBeNull();
});

test('a choice is told to the server, which draws the next page in it; the device is not a choice', () => {
  document.cookie = 'plaza_theme=; max-age=0';
  const storage = memoryDrawer();
  const page = document.createElement('html');
  new Themes(storage, page, true);
  expect(document.cookie).not.toContain('plaza_theme');
  new Themes(storage, page, true).choose('dark');
  expect(document.cookie).toContain('plaza_theme=dark');
  // As after a page in a browser that had no space for it.
  new Themes(memoryDrawer(), page, true);
  expect(document.cookie).not.toContain('plaza_theme');
});

test('whoever has not chosen goes along when the device changes, whoever has stays', () => {
  const storage = memoryDrawer();
  const themes = new Themes(storage, document.createElement('html'), false);
  themes.followDevice(true);
  expect(themes.theme$.getValue()).toBe('light');
  themes.choose('light');
  themes.followDevice(false);
  expect(themes.theme$.getValue()).toBe('light');
});

test('whoever chooses the device again goes along with it, and the server is told of no choice', () => {
  const storage = memoryDrawer();
  const themes = new Themes(storage, document.createElement('html'), false);
  themes.choose('light');
  themes.choose('device');
  expect(themes.theme$.getValue()).toBe('dark');
  expect(storage.getItem('theme')).toBeNull();
  expect(document.cookie).not.toContain('plaza_theme');
  themes.followDevice(true);
  expect(themes.theme$.getValue()).toBe('light');
});

test('a choice that another tab takes back is taken back here', () => {
  const storage = memoryDrawer();
  const [here, there] = [1, 2].map(() => new Themes(storage, document.createElement('html'), false));
  there?.choose('light');
  here?.look();
  expect(here?.theme$.getValue()).toBe('light');
  there?.choose('device');
  here?.look();
  expect(here?.choice$.getValue()).toBe('device');
  expect(here?.theme$.getValue()).toBe('dark');
});
