import { type Clock, systemClock } from '../clock.ts';
import { type Backplane, type BackplaneEvents } from './Backplane.ts';
import { Batch } from './Batch.ts';
import { type MessageStore } from './MessageStore.ts';

/** The part of a connected pg client that is needed. */
export interface PostgresListener {
  on(event: 'notification', listener: (message: { payload?: string | undefined }) => void): unknown;
  on(event: 'error' | 'end', listener: (error?: Error) => void): unknown;
  query(sql: string): Promise<unknown>;
  end(): Promise<void>;
}

export type PostgresQuery = (sql: string, values: unknown[]) => Promise<{ rows: unknown[] }>;

export interface PostgresOptions {
  /** Connects a client for listening alone. Not through a pooler in transaction mode: LISTEN belongs to a session. */
  readonly connect: () => Promise<PostgresListener>;
  readonly query: PostgresQuery;
  readonly store: MessageStore;
  readonly channel?: string;
  readonly clock?: Clock;
}

/** What a notification carries, for its limit is 8,000 bytes: who, where, and under which id the message is kept. */
type Notice = readonly [node: string, topic: string, id: string];

const BATCH = 200;
/** A connection that says nothing may be dead: a router that forgets it tells nobody. */
const BEAT_MS = 5_000;
const ANSWER_MS = 5_000;
const FIRST_PAUSE_MS = 250;
const MAX_PAUSE_MS = 10_000;

/** PostgreSQL NOTIFY: for a few nodes that share a database and have no Redis. */
export function postgresBackplane(options: PostgresOptions): Backplane {
  const { connect, query, store, channel = 'signalr', clock = systemClock } = options;
  const topics = new Set<string>();
  let events: BackplaneEvents | null = null;
  let listener: PostgresListener | null = null;
  let name = '';
  let pauseMs = FIRST_PAUSE_MS;
  let callOffBeat = (): void => undefined;
  let canFetch = true;
  let fetchPauseMs = FIRST_PAUSE_MS;
  let callOffFetch = (): void => undefined;

  const outgoing = new Batch<{ topic: string; payload: string }>(BATCH, async (messages) => {
    const ids = await store.save(messages.map(({ payload }) => payload));
    const notices = messages.map(({ topic }, index) => JSON.stringify([name, topic, ids[index]]));
    await query('SELECT pg_notify($1, notice) FROM unnest($2::text[]) AS notice', [channel, notices]);
  });
  const incoming = new Batch<Notice>(BATCH, async (notices) => {
    const payloads = await store.load(notices.map(([, , id]) => id));
    fetchPauseMs = FIRST_PAUSE_MS;
    for (const [, topic, id] of notices) {
      const payload = payloads.get(id);
      if (payload !== undefined) events?.heard(topic, payload);
    }
  });

  function take(payload: string | undefined): void {
    const notice = payload === undefined ? null : readNotice(payload);
    if (!notice || notice[0] === name || !topics.has(notice[1])) return;
    // In a hole that is told of already it is lost with the rest.
    if (canFetch) incoming.add(notice).catch(missed);
  }

  /** What could not be fetched is lost, and that is told. The connection that listens is none the worse for it. */
  function missed(error: unknown): void {
    if (!canFetch || !events) return;
    canFetch = false;
    events.lost(error);
    fetchLater();
  }

  function fetchLater(): void {
    callOffFetch = clock.after(fetchPauseMs, () => {
      store.load([]).then(
        () => {
          canFetch = true;
          if (listener) events?.restored();
        },
        () => events && fetchLater(),
      );
    });
    // Only what was really fetched makes it short again: a question for nothing may be answered where others are not.
    fetchPauseMs = Math.min(fetchPauseMs * 2, MAX_PAUSE_MS);
  }

  async function listen(): Promise<void> {
    try {
      const client = await connect();
      const onGone = (error?: Error): void => {
        if (listener !== client) return;
        callOffBeat();
        listener = null;
        events?.lost(error);
        listenLater();
      };
      client.on('notification', ({ payload }) => take(payload));
      client.on('error', onGone);
      client.on('end', onGone);
      try {
        await client.query(`LISTEN "${channel.replaceAll('"', '""')}"`);
      } catch (error) {
        client.end().catch(() => undefined);
        throw error;
      }
      // Stopped meanwhile: nobody wants it any more.
      if (!events) return await client.end();
      listener = client;
      pauseMs = FIRST_PAUSE_MS;
      if (canFetch) events.restored();
      beat(client, (error) => {
        onGone(error);
        // Nobody may answer a goodbye either.
        client.end().catch(() => undefined);
      });
    } catch (error) {
      events?.lost(error);
      listenLater();
    }
  }

  /** Asks now and then whether the database is still there at the other end. */
  function beat(client: PostgresListener, giveUp: (error?: Error) => void): void {
    callOffBeat = clock.after(BEAT_MS, () => {
      callOffBeat = clock.after(ANSWER_MS, () => giveUp(new Error('The connection that listens is silent.')));
      client.query('SELECT 1').then(
        () => {
          if (listener !== client) return;
          callOffBeat();
          beat(client, giveUp);
        },
        (error?: Error) => listener === client && giveUp(error),
      );
    });
  }

  function listenLater(): void {
    clock.after(pauseMs, () => {
      if (events) void listen();
    });
    pauseMs = Math.min(pauseMs * 2, MAX_PAUSE_MS);
  }

  return {
    async start(node, given) {
      name = node;
      events = given;
      await listen();
    },
    publish: (topic, payload) => outgoing.add({ topic, payload }),
    async follow(topic) {
      topics.add(topic);
    },
    async unfollow(topic) {
      topics.delete(topic);
    },
    async stop() {
      events = null;
      callOffBeat();
      callOffFetch();
      canFetch = true;
      const client = listener;
      listener = null;
      await client?.end();
    },
  };
}

/** Anyone who may connect to the database may notify: what is not ours is ignored. */
function readNotice(payload: string): Notice | null {
  try {
    const [node, topic, id]: unknown[] = JSON.parse(payload);
    return typeof node === 'string' && typeof topic === 'string' && typeof id === 'string'
      ? [node, topic, id]
      : null;
  } catch {
    return null;
  }
}
