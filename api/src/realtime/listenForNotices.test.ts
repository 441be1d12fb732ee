import type { Client } from 'pg';
import type { Knex } from 'knex';
import { testPlaza } from '../testing/testPlaza.ts';
import { listenForNotices, type NoticeHandlers } from './listenForNotices.ts';

const server = testPlaza();

/** Of all handlers the one that says that something may have been missed. */
function handlers(missed: () => void): NoticeHandlers {
  const nothing = () => undefined;
  return {
    event: nothing,
    ended: nothing,
    shut: nothing,
    message: nothing,
    dismissed: nothing,
    look: nothing,
    written: nothing,
    missed,
  };
}

it('a connection that has fallen silent is noticed and replaced, and what was missed is told', async () => {
  const opened: Client[] = [];
  const client = {
    async acquireRawConnection() {
      const fresh: Client = await server.db.client.acquireRawConnection();
      opened.push(fresh);
      return fresh;
    },
  };
  const missed = new Promise<void>((resolve) => {
    const db = { client } as unknown as Knex;
    void listenForNotices(db, server.plaza.log, handlers(resolve), { beatMs: 5, answerMs: 20 }).then(
      (listener) => listeners.push(listener),
    );
  });
  while (opened.length === 0 || listeners.length === 0) await new Promise((resolve) => setImmediate(resolve));
  const [first] = opened;
  // As if a router had forgotten it: nothing is answered, and nobody hangs up.
  jest.spyOn(first as Client, 'query').mockImplementation(() => new Promise(() => undefined) as never);
  jest.spyOn(first as Client, 'end').mockImplementation(() => new Promise(() => undefined) as never);
  await missed;
  expect(opened).toHaveLength(2);
  expect(listeners[0]?.isListening()).toBe(true);
  jest.restoreAllMocks();
  await first?.end();
});

it('what is told at once comes in as few pieces as it fits into, each notice by itself and in its order', async () => {
  const pieces: string[] = [];
  const hears = await server.db.client.acquireRawConnection();
  hears.on('notification', ({ payload }: { payload: string }) => pieces.push(payload));
  await hears.query('listen plaza_hub');
  const events: string[] = [];
  const heard = new Promise<void>((resolve) => {
    const all = { ...handlers(() => undefined), event: (id: string) => events.push(id), written: resolve };
    void listenForNotices(server.db, server.plaza.log, all).then(async (other) => {
      listeners.push(other);
      const teller = await listenForNotices(
        server.db,
        server.plaza.log,
        handlers(() => undefined),
      );
      listeners.push(teller);
      await teller.notify([...told.map((id) => `event:${id}`), 'written:notices']);
    });
  });
  const told = Array.from({ length: 1_000 }, (_, at) => String(at + 1));
  await heard;
  await hears.end();
  expect(events).toEqual(told);
  expect(pieces).toHaveLength(2);
});

const listeners: { isListening(): boolean; close(): Promise<void> }[] = [];
afterAll(async () => {
  for (const listener of listeners) await listener.close();
});
