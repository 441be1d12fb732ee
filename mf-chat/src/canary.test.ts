import { waitFor } from '@testing-library/dom';
import { ChatEngine } from './engine/ChatEngine.ts';
import { sealPicked } from './files/sealPicked.ts';
import { createGroup, invite } from './groups/groupActs.ts';
import { type Drawers, memoryDrawers } from './store/Drawers.ts';
import { type ChatShell, chatShell } from './testing/chatShell.ts';
import { giveCrypto } from './testing/giveCrypto.ts';
import { keysFor, somebody } from './testing/somebody.ts';

giveCrypto();

const CANARY = 'yellow-canary-sings';
const FORMS = [
  CANARY,
  Buffer.from(CANARY).toString('hex'),
  ...[0, 1, 2].map((shift) =>
    Buffer.from('x'.repeat(shift) + CANARY)
      .toString('base64')
      .slice(shift === 0 ? 0 : 4, -4),
  ),
];
const seenIn = (bytes: string): boolean => FORMS.some((form) => bytes.includes(form));

/** Everything that a browser gives to a server or to its disk, while somebody chats. */
async function spoken(chat: (engine: ChatEngine, shell: ChatShell) => Promise<void>): Promise<string> {
  localStorage.clear();
  const [amber, basalt, cedar] = await Promise.all([
    somebody('1', 'Amber Lindqvist', 'amber'),
    somebody('2', 'Basalt Okoro', 'basalt'),
    somebody('3', 'Cedar Novak', 'cedar'),
  ]);
  const shell = await chatShell(amber, [basalt, cedar]);
  const kept: string[] = [];
  const inner = memoryDrawers();
  const drawers: Drawers = {
    ...inner,
    async put(drawer, key, value) {
      kept.push(drawer, key, await asText(value));
      await inner.put(drawer, key, value);
    },
  };
  const about = { own: amber.person.chain, drawers };
  const engine = new ChatEngine(shell.ctx, await keysFor(amber), about);
  engine.start();
  await chat(engine, shell);
  engine.close();
  const sent = await Promise.all(shell.records.calls.map(({ input }) => asText(input)));
  const blobs = await Promise.all([...shell.chats.blobs.values()].map(asText));
  return [...sent, ...blobs, ...kept, JSON.stringify(Object.entries(localStorage))].join('\n');
}

/** A value with the bytes of all that is in it. */
async function asText(value: unknown): Promise<string> {
  if (value instanceof Blob) return Buffer.from(await value.arrayBuffer()).toString('latin1');
  if (value instanceof FormData) return (await Promise.all([...value.values()].map(asText))).join();
  if (value instanceof ArrayBuffer) return Buffer.from(value).toString('latin1');
  if (ArrayBuffer.isView(value)) return Buffer.from(value.buffer).toString('latin1');
  if (value instanceof Map) return asText([...value]);
  if (typeof value !== 'object' || value === null) return String(value);
  const parts = Object.entries(value).map(async ([name, part]) => `${name}:${await asText(part)}`);
  return (await Promise.all(parts)).join(',');
}

const word = new Blob([CANARY.repeat(40)]);

test('nothing that is said leaves the browser or lies on its disk as a word', async () => {
  // jsdom draws nothing: what comes out of the canvas holds the word.
  Object.assign(HTMLCanvasElement.prototype, {
    getContext: () => ({ fillRect: () => undefined, drawImage: () => undefined }),
    toBlob: (done: (blob: Blob) => void) => done(word),
  });
  const drawable = { width: 2, height: 2, close: () => undefined };
  Object.assign(window, { createImageBitmap: async () => drawable });

  const all = await spoken(async (engine, { ctx, chats }) => {
    const said = async (count: number) =>
      waitFor(() => expect(chats.all.get('12')?.entries).toHaveLength(count));
    chats.pair('12', chats.people.get('2') ?? chats.me);
    const link = { url: `https://${CANARY}.example/`, title: CANARY, text: CANARY };
    const reply = { id: '1', sender_id: '2', text: CANARY };
    const mentions = [{ id: '2', username: CANARY }];
    await engine.say({ chatId: '12', content: { text: CANARY, link, reply, mentions } });
    await said(1);
    const [target] = chats.chat('12').entries;
    if (!target) throw new Error('It was said.');
    await engine.say({ chatId: '12', kind: 'edit', target, content: { text: `${CANARY}!` } });
    await said(2);
    await engine.say({ chatId: '12', kind: 'reaction', target, content: { text: CANARY } });
    await said(3);
    const waveform = [...Buffer.from(CANARY)].map((letter) => letter % 100);
    const voice = await sealPicked({ file: word, type: 'audio/webm', seconds: 3, waveform });
    const picture = await sealPicked({
      file: word,
      name: `${CANARY}.png`,
      type: 'image/png',
      thumbnail: word,
    });
    await engine.say({ chatId: '12', content: { text: '' }, files: [voice, picture] });
    await said(4);
    await engine.drafts.settle('12', CANARY);

    const file = new File([word], `${CANARY}.png`, { type: 'image/png' });
    const group = { name: CANARY, picture: file, memberIds: ['2'], clientId: crypto.randomUUID() };
    const id = await createGroup(engine, ctx.api, group);
    const title = { name: CANARY, picture: { id: 'a', key: 'b', bytes: 1, type: 'image/png', name: CANARY } };
    await invite(engine, ctx.api, id, { userIds: ['3'], title, sharesHistory: true });
  });

  for (const part of ['content:p1.', 'sealed:p1.', 'drafts', 'outbox', 'blobs:', 'share_history:true'])
    expect(all).toContain(part);
  expect(seenIn(all)).toBe(false);
});

test('the search for it finds it where it is', async () => {
  const all = await spoken(async (_, { ctx }) => {
    const media = new FormData();
    media.set('media', new File([word], 'sealed'));
    await ctx.api.call('POST /chat/blobs', { query: { chat_id: '12' }, body: media });
  });
  expect(seenIn(all)).toBe(true);
  expect(seenIn(await asText({ list: [new TextEncoder().encode(`..${CANARY}`)] }))).toBe(true);
});
