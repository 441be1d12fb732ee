import { pageWords } from './pageWords.ts';

const brand = { name: 'Harbour' };

it('names a public page', () => {
  expect(pageWords('/privacy', brand, 'en').title).toBe('Privacy · Harbour');
  expect(pageWords('/privacy', brand, 'de').title).toBe('Datenschutz · Harbour');
});

it('says the headline everywhere else', () => {
  for (const path of ['/', '/chat/7', '/toString']) {
    expect(pageWords(path, brand, 'en').title).toBe('Harbour: Virtual Worlds, Real Connections');
    expect(pageWords(path, brand, 'de').title).toBe('Harbour: Virtuelle Welten, echte Begegnungen');
  }
});
