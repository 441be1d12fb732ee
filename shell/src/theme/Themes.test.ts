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
