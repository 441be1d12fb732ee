import { pageWords } from './pageWords.ts';

const brand = { name: 'Harbour' };

it('names a public page', () => {
  expect(pageWords('/privacy', brand).title).toBe('Privacy · Harbour');
});

it('says the headline everywhere else', () => {
  for (const path of ['/', '/chat/7', '/toString']) {
    expect(pageWords(path, brand).title).toBe('Harbour: Virtual Worlds, Real Connections');
  }
});
