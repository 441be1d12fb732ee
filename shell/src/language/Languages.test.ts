import { speak } from '@plaza/design-system';
import { memoryDrawer } from '../storage/deviceStorage.ts';
import { Languages } from './Languages.ts';

afterEach(() => speak('en'));

const languageFor = (...preferred: string[]) =>
  new Languages(memoryDrawer(), document.createElement('html'), preferred).language$.getValue();

test('without a choice it follows the browser, in its order', () => {
  expect(languageFor('de-AT', 'en')).toBe('de');
  expect(languageFor('fr', 'de', 'en')).toBe('de');
  expect(languageFor('fr')).toBe('en');
  expect(languageFor()).toBe('en');
});

test('the choice is kept in this browser and goes before its preferred', () => {
  const storage = memoryDrawer();
  new Languages(storage, document.createElement('html'), ['en-GB']).choose('de');
  expect(new Languages(storage, document.createElement('html'), ['en-GB']).language$.getValue()).toBe('de');
});

test('the choice is told to the server, which sees no storage; the preferred of the browser are not', () => {
  const page = document.createElement('html');
  document.cookie = 'plaza_language=; path=/; max-age=0';
  const speaker = new Languages(memoryDrawer(), page, ['de']);
  expect(document.cookie).not.toContain('plaza_language');
  speaker.choose('de');
  expect(document.cookie).toContain('plaza_language=de');
  speaker.choose('en');
  expect(document.cookie).toContain('plaza_language=en');
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
