import type { ChatMessage } from '@plaza/api-contract';
import { ApiError } from '@plaza/shell-contract';
import { memoryDrawers } from '../store/Drawers.ts';
import { giveCrypto } from '../testing/giveCrypto.ts';
import { Outbox, type OutboxNeeds } from './Outbox.ts';

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
  kind: 'message' as const,
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

test.each([
  ['files that may not be brought', tooMany],
  [
    'a chat whose key may not be made anew',
    new ApiError('Often enough.', { code: 'chat.too-many-epochs', status: 429 }),
  ],
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
