import type { ChatMessage } from '@plaza/api-contract';
import { ApiError } from '@plaza/shell-contract';
import { memoryDrawers } from '../store/Drawers.ts';
import { giveCrypto } from '../testing/giveCrypto.ts';
import { Outbox, type OutboxNeeds } from './Outbox.ts';
import type { SentKind } from './OutboxEntry.ts';

giveCrypto();

const offline = new ApiError('Plaza does not answer.', { code: 'network', status: 0 });

async function anOutbox(drawers = memoryDrawers(), some: Partial<OutboxNeeds> = {}) {
  const local = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  const needs: OutboxNeeds = {
    drawers,
    local,
    send: async () => Promise.reject(offline),
    onSent: () => undefined,
    onGone: () => undefined,
    onFailed: () => undefined,
    onTakenBack: () => undefined,
    alone: (job) => job(),
    soon: () => () => undefined,
    ...some,
  };
  return new Outbox(needs);
}

/** Everything that waits for nothing outside has happened. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

const message = {
  id: 'a',
  chatId: '12',
  kind: 'message' as SentKind,
  content: { text: 'The lamps are lit' },
  at: '2026-11-20T18:00:00.000Z',
  files: [],
};

test('a browser that refuses the lock once does not hold up what waits for ever', async () => {
  const asked: (() => void)[] = [];
  let refusals = 1;
  const sent: string[] = [];
  const outbox = await anOutbox(memoryDrawers(), {
    alone: async (job) => {
      if (refusals-- > 0) throw new DOMException('The document is not active.', 'InvalidStateError');
      return job();
    },
    soon: (job) => {
      asked.push(job);
      return () => undefined;
    },
    send: async ({ id }) => {
      sent.push(id);
      return {} as ChatMessage;
    },
  });
  await outbox.add(message);
  await settled();
  expect([sent, asked.length]).toEqual([[], 1]);
  asked[0]?.();
  await settled();
  expect(sent).toEqual(['a']);
  expect(outbox.entries.read()).toEqual([]);
});

test('what is taken back while one of its files arrives does not come back with the next page', async () => {
  const drawers = memoryDrawers();
  const outbox = await anOutbox(drawers, { send: () => new Promise<ChatMessage>(() => undefined) });
  await outbox.add(message);
  const [entry] = outbox.entries.read();
  if (!entry) throw new Error('Nothing waits.');
  await Promise.all([outbox.note(entry), outbox.drop('a')]);
  expect(await drawers.all('outbox')).toEqual([]);
});

const tooMany = new ApiError('Many files of yours wait.', { code: 'chat.too-many-uploads', status: 429 });
const noKey = new ApiError('Often enough.', { code: 'chat.too-many-epochs', status: 429 });

test.each([
  ['files that may not be brought', tooMany],
  ['a chat whose key may not be made anew', noKey],
])('nothing else that is said waits behind %s now', async (_, error) => {
  const sent: string[] = [];
  const failed: string[] = [];
  const outbox = await anOutbox(memoryDrawers(), {
    send: async ({ id }) => {
      if (id === 'a') throw error;
      sent.push(id);
      return {} as ChatMessage;
    },
    onFailed: ({ id }) => void failed.push(id),
  });
  await outbox.add(message);
  await outbox.add({ ...message, id: 'b', chatId: '13' });
  await settled();
  expect(sent).toEqual(['b']);
  expect(failed).toEqual(['a']);
  expect(outbox.entries.read()).toMatchObject([{ id: 'a', state: 'failed' }]);
});

test('what the server has of a message that is taken back is told of; of one that went it is not', async () => {
  const back: string[] = [];
  const outbox = await anOutbox(memoryDrawers(), {
    send: async ({ id }) => (id === 'b' ? ({} as ChatMessage) : Promise.reject(tooMany)),
    onTakenBack: ({ id }) => void back.push(id),
  });
  await outbox.add(message);
  await outbox.add({ ...message, id: 'b' });
  await settled();
  expect(back).toEqual([]);
  await outbox.drop('a');
  expect(back).toEqual(['a']);
});

describe('a chat whose key may not be made anew now', () => {
  /** What was tried, and what was to be done later. No key is made for chat 12 until it may. */
  async function held() {
    const [tried, asked]: [string[], (() => void)[]] = [[], []];
    let may = false;
    const outbox = await anOutbox(memoryDrawers(), {
      send: async ({ id, chatId, kind }) => {
        tried.push(id);
        if (chatId === '12' && kind !== 'delete' && !may) throw noKey;
        return {} as ChatMessage;
      },
      soon: (job) => {
        asked.push(job);
        return () => void asked.splice(asked.indexOf(job), 1);
      },
    });
    const say = async (id: string, some: Partial<typeof message> = {}) => {
      await outbox.add({ ...message, id, ...some });
      await settled();
    };
    await say('first');
    await say('second');
    const allow = () => void (may = true);
    return { outbox, say, tried, asked, allow };
  }

  test('is left alone while more is said, there and elsewhere', async () => {
    const { say, tried, asked, outbox } = await held();
    await say('elsewhere', { chatId: '13' });
    expect(tried).toEqual(['first', 'elsewhere']);
    expect(outbox.entries.read()).toMatchObject([
      { id: 'first', state: 'failed', mayWorkLater: true },
      { id: 'second', state: 'waiting' },
    ]);
    expect(asked).toHaveLength(1);
  });

  test('is tried again after a while, and everything goes in its order once it may', async () => {
    const { tried, asked, allow, outbox } = await held();
    asked.shift()?.();
    await settled();
    expect([tried, asked.length]).toEqual([['first', 'first'], 1]);
    allow();
    asked.shift()?.();
    await settled();
    expect(tried.slice(2)).toEqual(['first', 'second']);
    expect(outbox.entries.read()).toEqual([]);
    expect(asked).toEqual([]);
  });

  test('is tried again at Retry, and when the network is back', async () => {
    const { tried, outbox } = await held();
    outbox.retry('first');
    await settled();
    outbox.wake();
    await settled();
    expect(tried).toEqual(['first', 'first', 'first']);
  });

  test('is tried with the next entry when the first is taken back', async () => {
    const { tried, outbox } = await held();
    await outbox.drop('first');
    await settled();
    expect(tried).toEqual(['first', 'second']);
  });

  test('lets a deletion go, which needs no key', async () => {
    const { say, tried } = await held();
    await say('away', { kind: 'delete' });
    expect(tried).toEqual(['first', 'away']);
  });

  test('is not tried any more once the page is closed', async () => {
    const { asked, outbox } = await held();
    outbox.close();
    expect(asked).toEqual([]);
  });
});
