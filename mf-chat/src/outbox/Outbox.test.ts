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
    onFailed: () => undefined,
    alone: (job) => job(),
    soon: () => () => undefined,
    ...some,
  };
  return new Outbox(needs);
}

const message = {
  id: 'a',
  chatId: '12',
  kind: 'message' as const,
  content: { text: 'The lamps are lit' },
  at: '2026-11-20T18:00:00.000Z',
  files: [],
};

test('what is taken back while one of its files arrives does not come back with the next page', async () => {
  const drawers = memoryDrawers();
  const outbox = await anOutbox(drawers, { send: () => new Promise<ChatMessage>(() => undefined) });
  await outbox.add(message);
  const [entry] = outbox.entries.read();
  if (!entry) throw new Error('Nothing waits.');
  await Promise.all([outbox.note(entry), outbox.drop('a')]);
  expect(await drawers.all('outbox')).toEqual([]);
});
