/** @jest-environment node */
import { sharedText, takeSharedFiles } from './AddScreen.tsx';

const named = (name: string, words: string) =>
  new Response(words, { headers: { 'Content-Type': 'image/png', 'X-Name': encodeURIComponent(name) } });

/** What the browser keeps, as far as it is asked for here. */
function keeping(...answers: Response[]) {
  const kept = new Map(answers.map((answer, at) => [`/add/${at}`, answer]));
  const caches = {
    open: async () => ({
      keys: async () => [...kept.keys()],
      match: async (path: string) => kept.get(path),
    }),
    delete: async () => kept.clear(),
  } as unknown as CacheStorage;
  return { kept, caches };
}

test('files come in their order, with their names, and once', async () => {
  const { kept, caches } = keeping(named('läntern.png', 'one'), named('pier.png', 'two'));
  const files = await takeSharedFiles('?files=2', caches);
  expect(files.map(({ name, type }) => [name, type])).toEqual([
    ['läntern.png', 'image/png'],
    ['pier.png', 'image/png'],
  ]);
  expect(await Promise.all(files.map((file) => file.text()))).toEqual(['one', 'two']);
  expect(kept.size).toBe(0);
  expect(await takeSharedFiles('?files=2', caches)).toEqual([]);
});

test('nothing is taken where only words were shared', async () => {
  const { kept, caches } = keeping(named('lantern.png', 'one'));
  expect(await takeSharedFiles('?text=Hello', caches)).toEqual([]);
  expect(kept.size).toBe(1);
});

test('a browser that keeps nothing has nothing', async () => {
  expect(await takeSharedFiles('?files=1', undefined)).toEqual([]);
});

test.each([
  ['nothing', '', ''],
  [
    'all three',
    '?title=Lanterns&text=Look at this&url=https://a.example/b',
    'Lanterns\nLook at this\nhttps://a.example/b',
  ],
  [
    'an address that the text has already',
    '?text=See https://a.example/b&url=https://a.example/b',
    'See https://a.example/b',
  ],
  ['the same words twice', '?title=Hello&text=Hello', 'Hello'],
  ['only spaces', '?title=%20&text=Hi', 'Hi'],
])('another app shares words: %s', (_, search, text) => {
  expect(sharedText(search)).toBe(text);
});
