import { speak } from '@plaza/design-system';
import { memoryDrawer } from '../storage/deviceStorage.ts';
import { Languages } from './Languages.ts';

afterEach(() => speak('en'));

const languageFor = (...wishes: string[]) =>
  new Languages(memoryDrawer(), document.createElement('html'), wishes).language$.getValue();

test('without a choice it follows the browser, in its order', () => {
  expect(languageFor('de-AT', 'en')).toBe('de');
  expect(languageFor('fr', 'de', 'en')).toBe('de');
  expect(languageFor('fr')).toBe('en');
  expect(languageFor()).toBe('en');
});

test('the choice is kept in this browser and goes before its wishes', () => {
  const storage = memoryDrawer();
  new Languages(storage, document.createElement('html'), ['en-GB']).choose('de');
  expect(new Languages(storage, document.createElement('html'), ['en-GB']).language$.getValue()).toBe('de');
});

test('a language that is no more is as good as no choice', () => {
  const storage = memoryDrawer();
  storage.setItem('language', 'tlh');
  expect(new Languages(storage, document.createElement('html'), ['de']).language$.getValue()).toBe('de');
});

test('the page says which language it is in and how that runs', () => {
  const page = document.createElement('html');
  const speaker = new Languages(memoryDrawer(), page, []);
  expect(page).toHaveAttribute('lang', 'en');
  speaker.choose('de');
  expect(page).toHaveAttribute('lang', 'de');
  expect(page).toHaveAttribute('dir', 'ltr');
});
