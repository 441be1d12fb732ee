import { testPlaza } from '../testing/testPlaza.ts';

const server = testPlaza({ env: { PUBLIC_URL: 'https://square.example' } });
const read = async (path: string) => {
  const response = await server.as(null).fetch(path);
  return { type: response.headers.get('content-type'), text: await response.text() };
};

it('robots.txt keeps crawlers out of what is private and shows them the sitemap', async () => {
  const { type, text } = await read('/robots.txt');
  expect(type).toBe('text/plain; charset=utf-8');
  expect(text).toContain('Disallow: /api/');
  expect(text).toContain('Sitemap: https://square.example/sitemap.xml');
});

it('sitemap.xml lists what a stranger can read, under the public address', async () => {
  const { type, text } = await read('/sitemap.xml');
  expect(type).toContain('application/xml');
  expect([...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)).toEqual(
    ['/', '/about', '/features', '/contact', '/privacy', '/terms', '/signup'].map(
      (path) => `https://square.example${path}`,
    ),
  );
});

describe('without a public address', () => {
  const plain = testPlaza();

  it('the sitemap stands under the one that was asked', async () => {
    const text = await (await plain.as(null).fetch('/robots.txt')).text();
    expect(text).toContain(`Sitemap: ${plain.url}/sitemap.xml`);
  });
});
