import { readBrand } from './brand.ts';

function pageWith(text: string): Document {
  const page = document.implementation.createHTMLDocument();
  const script = page.createElement('script');
  script.id = 'plaza-brand';
  script.type = 'application/json';
  script.textContent = text;
  page.head.append(script);
  return page;
}

test('[7-2] the brand comes with the page', () => {
  const brand = {
    name: 'Harbour',
    email: 'us@harbour.example',
    phone: '1',
    links: { slide: 'https://x.example' },
  };
  expect(readBrand(pageWith(JSON.stringify(brand)))).toEqual(brand);
});

test.each(['', 'null', '{', '7'])('%j in its place says nothing', (text) => {
  expect(readBrand(pageWith(text))).toEqual({});
});

test('a page without it says nothing', () => {
  expect(readBrand(document)).toEqual({});
});
