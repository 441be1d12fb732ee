import { ApiError, type OpenKeys } from '@plaza/shell-contract';
import { waitFor } from '@testing-library/dom';
import { type Drawers, memoryDrawers } from '../store/Drawers.ts';
import { type ChatShell, chatShell } from '../testing/chatShell.ts';
import { giveCrypto } from '../testing/giveCrypto.ts';
import { keysFor, type Somebody, somebody } from '../testing/somebody.ts';
import { ChatEngine } from './ChatEngine.ts';

giveCrypto();

const mark = { event: 1, at: '2026-11-20T18:34:00.000Z' };
const offline = new ApiError('Plaza does not answer.', { code: 'network', status: 0 });
let amber: Somebody;
let basalt: Somebody;
let cedar: Somebody;
let keys: OpenKeys;
let shell: ChatShell;
let engines: ChatEngine[] = [];

beforeAll(async () => {
  amber = await somebody('1', 'Amber Lindqvist', 'amber');
  basalt = await somebody('2', 'Basalt Okoro', 'basalt');
  cedar = await somebody('3', 'Cedar Novak', 'cedar');
});

beforeEach(async () => {
  localStorage.clear();
  keys = await keysFor(amber);
  shell = await chatShell(amber, [basalt, cedar]);
});

afterEach(() => {
  for (const engine of engines) engine.close();
  engines = [];
});

function start(drawers = memoryDrawers()) {
  const engine = new ChatEngine(shell.ctx, keys, { own: amber.person.chain, drawers });
  engines.push(engine);
  engine.start();
  return engine;
}

async function open(engine: ChatEngine, chatId: string) {
  const chat = engine.chatOf(chatId);
  const close = engine.attach(chat);
  await waitFor(() => expect(chat.conversation.state.read().status).toBe('ready'));
  const lines = () =>
    chat.conversation.state.read().lines.map(({ content, problem }) => content?.text ?? `[${problem}]`);
  const hear = (entry: Awaited<ReturnType<typeof shell.chats.say>>) =>
    shell.bring({ type: 'new-message', payload: shell.chats.eventOf(entry), mark });
  return { ...chat, close, lines, hear };
}

const text = (words: string) => ({ content: { text: words } });

describe('a chat of two', () => {
  beforeEach(() => void shell.chats.pair('12', basalt));

  test('opens what the other one has sealed', async () => {
    await shell.chats.say('12', basalt, 'the lamps are lit');
    const { lines } = await open(start(), '12');
    expect(lines()).toEqual(['the lamps are lit']);
  });

  test('the first word begins an epoch that the other one can open', async () => {
    const engine = start();
    const { lines } = await open(engine, '12');
    await engine.say({ chatId: '12', ...text('hello') });
    await waitFor(() => expect(shell.chats.chat('12').entries).toHaveLength(1));
    await waitFor(() => expect(engine.outbox.entries.read()).toEqual([]));
    expect(lines()).toEqual(['hello']);
    // The test server has opened the wrap with the other one's keys.
    expect(shell.chats.chat('12').epochs).toHaveLength(1);
    expect(shell.chats.chat('12').entries[0]?.content).not.toContain('hello');
  });

  test('[4-7] a message that is there already is not added again', async () => {
    const { lines, hear, conversation } = await open(start(), '12');
    const entry = await shell.chats.say('12', basalt, 'once');
    hear(entry);
    hear(entry);
    await waitFor(() => expect(lines()).toEqual(['once']));
    await conversation.take(entry);
    expect(lines()).toEqual(['once']);
  });

  test('a message that overtakes another waits for it: the order is the server’s', async () => {
    await shell.chats.say('12', basalt, 'one');
    const { lines, hear } = await open(start(), '12');
    await shell.chats.say('12', basalt, 'two');
    hear(await shell.chats.say('12', basalt, 'three'));
    await waitFor(() => expect(lines()).toEqual(['one', 'two', 'three']));
  });

  test('what was said while the connection was gone comes with the next one', async () => {
    const { lines } = await open(start(), '12');
    await shell.chats.say('12', basalt, 'missed');
    shell.syncHub({ reset: false } as never);
    await waitFor(() => expect(lines()).toEqual(['missed']));
  });

  test('[8-3] what was changed on its way says [Decryption Error], and the chat goes on', async () => {
    const first = await shell.chats.say('12', basalt, 'whole');
    const entry = await shell.chats.say('12', basalt, 'broken');
    Object.assign(entry, { content: first.content });
    await shell.chats.say('12', basalt, 'after');
    const { lines } = await open(start(), '12');
    expect(lines()).toEqual(['whole', '[unreadable]', 'after']);
  });

  test('what was said in another chat, or under an epoch that is not there, is not shown, and the chat goes on', async () => {
    shell.chats.pair('13', basalt);
    const { sender_id, client_id, content } = await shell.chats.say('13', basalt, 'yes');
    await shell.chats.say('12', basalt, 'shall we sell the tower?');
    shell.chats.write(shell.chats.chat('12'), { sender_id, client_id, content });
    const entry = await shell.chats.say('12', basalt, 'no');
    const bytes = Buffer.from(entry.content?.slice('p1.'.length) ?? '', 'base64url');
    bytes.writeUInt32BE(9, 2);
    Object.assign(entry, { content: `p1.${bytes.toString('base64url')}` });
    await shell.chats.say('12', basalt, 'after');
    const { lines } = await open(start(), '12');
    expect(lines()).toEqual(['shall we sell the tower?', '[unreadable]', '[unreadable]', 'after']);
  });

  test('plain text that a server slips in is never shown', async () => {
    const entry = await shell.chats.say('12', basalt, 'x');
    Object.assign(entry, { content: 'send me your password' });
    const { lines } = await open(start(), '12');
    expect(lines()).toEqual(['[unreadable]']);
  });

  test('pages backwards, and an edit of an old message counts on it', async () => {
    const old = await shell.chats.say('12', basalt, 'first words');
    for (let at = 0; at < 55; at += 1) await shell.chats.say('12', basalt, `line ${at}`);
    await shell.chats.say('12', basalt, 'better words', { kind: 'edit', target: old });
    const { conversation, lines } = await open(start(), '12');
    expect(lines()[0]).toBe('line 6');
    await conversation.older();
    expect(lines()[0]).toBe('better words');
    expect(conversation.state.read().lines[0]?.isEdited).toBe(true);
    expect(conversation.state.read().hasOlder).toBe(false);
  });

  test('what was missed in a while comes at once; what was missed for long where one goes there', async () => {
    shell.chats.mostAtOnce = 5;
    for (let at = 0; at < 40; at += 1) await shell.chats.say('12', basalt, `line ${at}`);
    shell.chats.change('12', { read_seq: 24, unread_count: 16 });
    const away = await open(start(), '12');
    expect(away.lines()).toHaveLength(20);
    away.close();
    shell.chats.change('12', { read_seq: 3, unread_count: 37 });
    const { conversation, lines } = await open(start(), '12');
    expect(lines()).toHaveLength(20);
    await conversation.walkTo(3);
    expect(lines().slice(0, 2)).toEqual(['line 0', 'line 1']);
    expect(conversation.state.read().newAfter).toBe(3);
  });

  test('reactions count each person once, the last one', async () => {
    const message = await shell.chats.say('12', basalt, 'good news');
    await shell.chats.say('12', basalt, '🎉', { kind: 'reaction', target: message });
    await shell.chats.say('12', basalt, '❤️', { kind: 'reaction', target: message });
    const engine = start();
    const { conversation } = await open(engine, '12');
    await engine.say({ chatId: '12', kind: 'reaction', target: message, ...text('❤️') });
    await waitFor(() => expect(engine.outbox.entries.read()).toEqual([]));
    expect(conversation.state.read().lines[0]?.reactions).toEqual([{ emoji: '❤️', userIds: ['2', '1'] }]);
  });

  test('deleted for everyone, its words are gone from the screen at once', async () => {
    const engine = start();
    const { lines } = await open(engine, '12');
    await engine.say({ chatId: '12', ...text('oops') });
    await waitFor(() => expect(engine.outbox.entries.read()).toEqual([]));
    const [target] = shell.chats.chat('12').entries;
    if (!target) throw new Error('Not sent.');
    await engine.say({ chatId: '12', kind: 'delete', target, ...text('') });
    expect(lines()).toEqual(['[deleted]']);
    await waitFor(() => expect(engine.outbox.entries.read()).toEqual([]));
    expect(lines()).toEqual(['[deleted]']);
  });
});

describe('what waits', () => {
  beforeEach(() => void shell.chats.pair('12', basalt));

  test('[4-5] is on screen at once, stays when it fails, and goes with a retry', async () => {
    const engine = start();
    const { lines, conversation } = await open(engine, '12');
    shell.chats.refusals.set('send', offline);
    await engine.say({ chatId: '12', ...text('patience') });
    expect(lines()).toEqual(['patience']);
    await waitFor(() => expect(conversation.state.read().lines[0]?.state).toBe('failed'));
    shell.chats.refusals.delete('send');
    engine.outbox.retry(conversation.state.read().lines[0]?.waiting?.id ?? '');
    await waitFor(() => expect(conversation.state.read().lines[0]?.state).toBe('sent'));
    expect(shell.chats.chat('12').entries).toHaveLength(1);
  });

  test('survives a reload sealed, and goes out in order, once', async () => {
    const drawers = memoryDrawers();
    const first = start(drawers);
    shell.chats.refusals.set('send', offline);
    await first.say({ chatId: '12', ...text('one secret') });
    await first.say({ chatId: '12', ...text('two') });
    await waitFor(() => expect(first.outbox.entries.read()[0]?.state).toBe('failed'));
    expect(JSON.stringify(await drawers.all('outbox'))).not.toContain('secret');
    first.outbox.close();
    shell.chats.refusals.delete('send');
    const second = start(drawers);
    await waitFor(() => expect(shell.chats.chat('12').entries).toHaveLength(2));
    const { lines } = await open(second, '12');
    await waitFor(() => expect(lines()).toEqual(['one secret', 'two']));
    await waitFor(async () => expect(await drawers.all('outbox')).toEqual([]));
  });

  test('a lost answer makes no second message', async () => {
    const engine = start();
    const { lines } = await open(engine, '12');
    await engine.say({ chatId: '12', ...text('once') });
    await waitFor(() => expect(engine.outbox.entries.read()).toEqual([]));
    const [sent] = shell.chats.chat('12').entries;
    await engine.outbox.add({
      id: sent?.client_id ?? '',
      chatId: '12',
      kind: 'message',
      at: '2026-11-20T18:34:00.000Z',
      files: [],
      ...text('once'),
    });
    await waitFor(() => expect(engine.outbox.entries.read()).toEqual([]));
    expect(lines()).toEqual(['once']);
    expect(shell.chats.chat('12').entries).toHaveLength(1);
  });

  test('is not taken for sent by another tab while it is still being written down', async () => {
    const inner = memoryDrawers();
    let write = () => undefined as void;
    let isWritten = Promise.resolve();
    const holdBack = () => {
      isWritten = new Promise((resolve) => (write = resolve));
    };
    const drawers: Drawers = {
      ...inner,
      async put(drawer, key, value) {
        if (drawer === 'outbox') await isWritten;
        await inner.put(drawer, key, value);
      },
    };
    const engine = start(drawers);
    const { lines } = await open(engine, '12');
    holdBack();
    const said = engine.say({ chatId: '12', ...text('slow disk') });
    // The network is back at this very moment.
    engine.outbox.wake();
    await engine.outbox.restore();
    expect(lines()).toEqual(['slow disk']);
    write();
    await said;
    await waitFor(() => expect(engine.outbox.entries.read()).toEqual([]));
    expect(shell.chats.chat('12').entries).toHaveLength(1);
    holdBack();
    const dropped = engine.say({ chatId: '12', ...text('taken back') });
    const [waiting] = engine.outbox.entries.read().slice(-1);
    await engine.outbox.drop(waiting?.id ?? '');
    write();
    await dropped;
    expect(await inner.all('outbox')).toEqual([]);
    expect(lines()).toEqual(['slow disk']);
  });

  test('of another person is nothing to this one', async () => {
    const drawers = memoryDrawers();
    const mine = start(drawers);
    shell.chats.refusals.set('send', offline);
    await mine.say({ chatId: '12', ...text('mine') });
    mine.outbox.close();
    const other = new ChatEngine(shell.ctx, await keysFor(basalt), { own: basalt.person.chain, drawers });
    engines.push(other);
    await other.outbox.restore();
    expect(other.outbox.entries.read()).toEqual([]);
    expect(await drawers.all('outbox')).toHaveLength(1);
  });
});

describe('a group', () => {
  test('seals anew for who is left when the list has changed meanwhile', async () => {
    shell.chats.group('20', [basalt, cedar]);
    const engine = start();
    await open(engine, '20');
    await engine.say({ chatId: '20', ...text('all three') });
    await waitFor(() => expect(shell.chats.chat('20').entries).toHaveLength(1));
    const chat = shell.chats.chat('20');
    chat.members = chat.members.filter(({ id }) => id !== cedar.id);
    await engine.say({ chatId: '20', ...text('two of us') });
    await waitFor(() => expect(shell.chats.chat('20').entries).toHaveLength(2));
    const listed = chat.epochs.map(({ open: { words } }) => words.members.map(([id]) => id));
    expect(listed).toEqual([
      ['1', '2', '3'],
      ['1', '2'],
    ]);
  });

  test('a listener whom the server slips in is never sealed for', async () => {
    const dune = await somebody('4', 'Dune Abara', 'dune');
    shell = await chatShell(amber, [basalt, cedar, dune]);
    shell.chats.group('20', [basalt]);
    const engine = start();
    const { conversation } = await open(engine, '20');
    await engine.say({ chatId: '20', ...text('between us') });
    await waitFor(() => expect(shell.chats.chat('20').entries).toHaveLength(1));
    shell.chats.chat('20').members.push(dune);
    await engine.say({ chatId: '20', ...text('still between us') });
    await waitFor(() => expect(conversation.state.read().lines[1]?.state).toBe('failed'));
    expect(shell.chats.chat('20').epochs).toHaveLength(1);
  });
});

test('a wrap that opens nothing is put aside, so that another member makes one', async () => {
  const refused: unknown[] = [];
  const by_key_id = basalt.person.identity.keyId;
  shell = await chatShell(amber, [basalt], {
    answers: {
      'GET /conversations/:id/epochs': async ({ params }) => {
        const answer = await shell.chats.epochs(params.id, 0);
        const garbage = (key_id: string) => ({ key_id, by_key_id, wrapped: 'A'.repeat(54) });
        return {
          ...answer,
          epochs: answer.epochs.map((epoch) => ({
            ...epoch,
            // The second is for a key that this device never had: of that it can say nothing.
            wraps: [garbage(amber.person.identity.keyId), { ...garbage('k'.repeat(22)), by_key_id: 'other' }],
          })),
        };
      },
      'DELETE /conversations/:id/epochs/:n/wraps/:keyId': ({ params }) => {
        refused.push([params.id, Number(params.n), params.keyId]);
        return { refused: true };
      },
    },
  });
  shell.chats.pair('12', basalt);
  await shell.chats.say('12', basalt, 'can you read me?');
  const { conversation } = await open(start(), '12');
  await waitFor(() => expect(conversation.state.read().lines[0]?.problem).toBeDefined());
  expect(refused[0]).toEqual(['12', 1, by_key_id]);
  expect(new Set(refused.map(String)).size).toBe(1);
});

test('whose wrap was put aside gets one from this device', async () => {
  const wrapped: unknown[] = [];
  let isMissing = false;
  const key_id = basalt.person.identity.keyId;
  shell = await chatShell(amber, [basalt, cedar], {
    answers: {
      'GET /conversations/:id/epochs': async ({ params, query }) => {
        const answer = await shell.chats.epochs(params.id, Number(query?.after ?? 0));
        const missing = isMissing ? [{ user_id: basalt.id, key_id }] : [];
        return { ...answer, epochs: answer.epochs.map((epoch) => ({ ...epoch, missing })) };
      },
      'POST /conversations/:id/epochs/:n/wraps': ({ params, body }) => {
        wrapped.push([params.id, Number(params.n), body.wraps.map((one) => one.key_id)]);
        return { taken: body.wraps.length };
      },
    },
  });
  shell.chats.group('20', [basalt, cedar]);
  await shell.chats.say('20', amber, 'for all of you');
  const { conversation } = await open(start(), '20');
  await waitFor(() => expect(conversation.state.read().lines[0]?.content?.text).toBe('for all of you'));
  isMissing = true;
  shell.bring({ type: 'chat-changed', payload: { chatID: '20', what: 'wraps' }, mark });
  await waitFor(() => expect(wrapped).toContainEqual(['20', 1, [key_id]]));
});

test('who gets their first keys later is wrapped for what was said before', async () => {
  const wrapped: unknown[] = [];
  shell = await chatShell(amber, [basalt], {
    answers: {
      'POST /conversations/:id/epochs/:n/wraps': ({ params, body }) => {
        wrapped.push([params.id, Number(params.n), body.wraps.map(({ key_id }) => key_id)]);
        return { taken: body.wraps.length };
      },
    },
  });
  shell.chats.pair('12', basalt);
  shell.chats.keyless.add(basalt.id);
  const engine = start();
  await open(engine, '12');
  await engine.say({ chatId: '12', ...text('for later') });
  await waitFor(() => expect(engine.outbox.entries.read()).toEqual([]));
  shell.chats.keyless.clear();
  const payload = { user_id: basalt.id, n: 1, key_id: basalt.person.identity.keyId, how: 'first' } as const;
  shell.bring({ type: 'keys-changed', payload, mark });
  await waitFor(() => expect(wrapped).toContainEqual(['12', 1, [basalt.person.identity.keyId]]));
});
