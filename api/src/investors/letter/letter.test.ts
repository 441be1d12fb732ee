import type { OutreachLetter } from '@plaza/api-contract';
import { testPlaza } from '../../testing/testPlaza.ts';
import { outreachLetter } from './outreachLetter.ts';

const server = testPlaza({
  env: {
    BRAND_NAME: 'Lantern & Co',
    LINK_PITCH: 'https://pitch.example',
    PUBLIC_URL: 'https://square.example',
  },
});
const letter = async () =>
  (await server.as(null).get<OutreachLetter>('/api/investor/letter', { host: 'square.example' })).body;

it('[9-2] there are 14 subjects, each said once and short enough for a phone', async () => {
  const { subjects } = await letter();
  expect(new Set(subjects).size).toBe(14);
  for (const subject of subjects) expect(subject.length).toBeLessThanOrEqual(70);
});

it('the letter is for everybody to see, in the name of this installation and with its links', async () => {
  const { text, html, parts } = await letter();
  expect(text).toContain('We are building Lantern & Co');
  expect(text).toContain('The pitch: https://pitch.example');
  expect(html).toContain('Lantern &amp; Co');
  expect(html).toContain('href="https://square.example"');
  expect(parts[0]).toEqual({ kind: 'text', text: 'Hello,' });
});

it('greets by name, and a name stays text', () => {
  const { brand } = server.plaza.config;
  const { text, html } = outreachLetter({
    brand,
    origin: 'https://x.example',
    name: ' <b>Ines</b>\n Duarte ',
  });
  expect(text).toMatch(/^Hello <b>Ines<\/b> Duarte,\n/);
  expect(html).toContain('Hello &lt;b&gt;Ines&lt;/b&gt; Duarte,');
});
