import { utf8 } from '@plaza/crypto';
import { readContent } from './readContent.ts';

const read = (words: unknown) => readContent(utf8(JSON.stringify(words)));

test('takes what a device writes', () => {
  const words = { text: 'hello', reply: { id: '1', sender_id: '2', text: 'hi' }, timer: 30 };
  expect(read(words)).toEqual(words);
});

test('keeps of every part what is known of it, and nothing else', () => {
  const small = { id: 't', key: 'k', bytes: 2 };
  const picture = { id: 'f', key: 'k', bytes: 3, type: 'image/png', name: 'lamp.png', width: 4, height: 5 };
  const voice = { id: 'v', key: 'k', bytes: 3, type: 'audio/webm', seconds: 1.5, waveform: [1, 2] };
  const words = {
    text: 'hello',
    reply: { id: '1', sender_id: '2', text: 'hi' },
    mentions: [{ id: '1', username: 'amber' }],
    files: [{ ...picture, placeholder: 'data:,', thumbnail: small }, voice],
    link: { url: 'https://plaza.example', title: 'a', text: 'b', image: picture },
    picture,
  };
  const more = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(more);
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).map(([name, one]) => [name, more(one)]);
    return { ...Object.fromEntries(entries), odd: 'x', __html: '<b>' };
  };
  expect(read(more(words))).toEqual(words);
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
