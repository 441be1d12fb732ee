import { Subject } from 'rxjs';
import { brand, brandTurn$, changeBrand } from '../brand.ts';
import { Languages } from '../language/Languages.ts';
import { memoryDrawer } from '../storage/deviceStorage.ts';
import { followBrand } from './followBrand.ts';

const plain = { name: 'Plaza', email: 'hello@plaza.example', phone: '1', links: {} };
afterEach(() => changeBrand({}));

function scene() {
  const said = { brand: { ...plain } as object, sheet: null as string | null };
  const events = new Map<string, Subject<unknown>>();
  const page = document.implementation.createHTMLDocument();
  const languages = new Languages(memoryDrawer(), page.documentElement, ['de-AT']);
  const call = jest.fn(async () => ({ ...said }));
  const stop = followBrand({
    api: { call } as never,
    hub: {
      request: (_: string, __: string, type: string) => {
        const heard = new Subject<unknown>();
        events.set(type, heard);
        return heard;
      },
    } as never,
    languages,
    page,
  });
  const hear = async () => {
    events.get('brand-changed')?.next({});
    await Promise.resolve();
    await Promise.resolve();
    await Promise.resolve();
  };
  return { said, hear, page, languages, call, stop };
}

const sheets = (page: Document) =>
  [...page.head.querySelectorAll('link')].map((link) => link.getAttribute('href'));

test('an open page takes the new name, and whatever is on screen is told', async () => {
  const { said, hear } = scene();
  const turns = jest.fn();
  brandTurn$.subscribe(turns).unsubscribe();
  const before = brandTurn$.getValue();
  said.brand = { ...plain, name: 'Harbour Square', features_off: ['games'] };
  await hear();
  expect([brand.name, brand.idName, brand.featuresOff]).toEqual([
    'Harbour Square',
    'Harbour Square ID',
    ['games'],
  ]);
  expect(brandTurn$.getValue()).toBe(before + 1);
  await hear();
  expect(brandTurn$.getValue()).toBe(before + 1);
});

test('the old colours go when the new ones are there', async () => {
  const { said, hear, page } = scene();
  said.sheet = '/brand.css?v=1';
  await hear();
  expect(sheets(page)).toEqual(['/brand.css?v=1']);
  said.sheet = '/brand.css?v=2';
  await hear();
  expect(sheets(page)).toEqual(['/brand.css?v=1', '/brand.css?v=2']);
  page.head.lastElementChild?.dispatchEvent(new Event('load'));
  expect(sheets(page)).toEqual(['/brand.css?v=2']);
  said.sheet = null;
  await hear();
  expect(sheets(page)).toEqual([]);
});

test('whoever reads a language that is no longer offered reads one that is', async () => {
  const { said, hear, languages } = scene();
  expect(languages.language$.getValue()).toBe('de');
  said.brand = { ...plain, languages: ['en'] };
  await hear();
  expect([languages.language$.getValue(), languages.offered.map(({ tag }) => tag)]).toEqual(['en', ['en']]);
  said.brand = plain;
  await hear();
  expect(languages.language$.getValue()).toBe('de');
});

test('a page that is left hears no more', async () => {
  const { hear, call, stop } = scene();
  stop();
  await hear();
  expect(call).not.toHaveBeenCalled();
});
