import { utf8 } from '@plaza/crypto';
import { readContent } from './readContent.ts';

const read = (words: unknown) => readContent(utf8(JSON.stringify(words)));

test('takes what a device writes', () => {
  const words = { text: 'hello', reply: { id: '1', sender_id: '2', text: 'hi' }, timer: 30 };
  expect(read(words)).toEqual(words);
});

test('drops what does not fit and keeps the words', () => {
  const odd = { text: 'hello', reply: 'x', files: [{ id: 1 }, 'y'], mentions: [{}], picture: 3 };
  expect(read(odd)).toEqual({ text: 'hello', files: [], mentions: [] });
});

test('an address that could run as a script is no link', () => {
  const card = { title: 'a', text: 'b' };
  expect(read({ text: '', link: { ...card, url: 'javascript:alert(1)' } })).toEqual({ text: '' });
  expect(read({ text: '', link: { ...card, url: 'https://plaza.example' } })).toHaveProperty('link');
});

test.each([[null], ['hello'], [{ text: 7 }], [{}]])('%j is refused', (words) => {
  expect(() => read(words)).toThrow('tampered');
});
