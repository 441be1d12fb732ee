import type { Knex } from 'knex';
import type { Client } from 'pg';
import { inNotices } from '../db/inNotices.ts';
import type { Logger } from '../logger.ts';
import type { KeptEvent } from './eventLog.ts';
import type { Looked } from './lookAgain.ts';

const RETRY_MS = 1_000;
/** A connection that says nothing may be dead: a router that forgets it tells nobody. */
const BEAT_MS = 10_000;
const ANSWER_MS = 5_000;

export interface ChannelMessage {
  channels: string[];
  type: string;
  payload: unknown;
  /** People who shall not hear it. */
  except?: string[];
}

export interface NoticeHandlers {
  /** There is something new in the log of a person: what, if this process has written it itself. */
  event(userId: string, written?: () => readonly KeptEvent[]): void;
  /** A session was ended, anywhere and in any way. */
  ended(sessionId: string): void;
  /** Somebody was blocked or deleted. */
  shut(userId: string): void;
  /** The server says something to whoever listens on these channels. */
  message(handlers: ChannelMessage): void;
  /** Somebody may no longer listen on a channel. */
  dismissed(from: { channel: string; userId: string }): void;
  /** Who may listen where may be otherwise now. */
  look(looked: Looked): void;
  /** Something stands in the table of notices. */
  written(): void;
  /** Some of the above may have been missed. */
  missed(): void;
}

export interface NewsListener {
  /** Whether notices come in at this moment. */
  isListening(): boolean;
  /** Tells all other processes. Fails while nobody listens here. */
  notify(notices: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

/** Hears what the database says to all processes, on a connection of its own that comes back by itself. */
export async function listenForNotices(
  db: Knex,
  log: Logger,
  handlers: NoticeHandlers,
  { beatMs = BEAT_MS, answerMs = ANSWER_MS }: { beatMs?: number; answerMs?: number } = {},
): Promise<NewsListener> {
  let connection: Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let closed = false;

  async function connect({ isFirst }: { isFirst: boolean }): Promise<void> {
    const fresh: Client = await db.client.acquireRawConnection();
    let pid = 0;
    fresh.on('notification', ({ payload = '', processId }) => {
      // What this process tells it knows.
      if (processId === pid) return;
      for (const notice of payload.split(BETWEEN)) take(handlers, notice);
    });
    fresh.on('error', () => lose(fresh));
    fresh.on('end', () => lose(fresh));
    try {
      // What is told from here is true already. Waiting for a disk would hold up everybody else who tells.
      const { rows } = await fresh.query(
        `select pg_backend_pid() as pid, set_config('synchronous_commit', 'off', false),
           set_config('application_name', 'plaza hub', false)`,
      );
      pid = rows[0].pid;
      await fresh.query('listen plaza_hub');
    } catch (error) {
      await fresh.end();
      throw error;
    }
    if (closed) return fresh.end();
    connection = fresh;
    beat(fresh);
    if (!isFirst) handlers.missed();
  }

  /** Asks now and then whether the database is still there at the other end. */
  function beat(held: Client): void {
    setTimeout(() => {
      if (connection !== held) return;
      const giveUp = setTimeout(() => {
        lose(held);
        // Nobody answers a goodbye either.
        held.end().catch(() => undefined);
      }, answerMs).unref();
      held
        .query('select 1')
        .then(() => beat(held))
        .catch(() => lose(held))
        .finally(() => clearTimeout(giveUp));
    }, beatMs).unref();
  }

  function lose(lost: Client): void {
    if (connection !== lost) return;
    connection = undefined;
    if (!closed) comeBack();
  }

  function comeBack(): void {
    log.warn('the hub hears nothing from the database; trying again');
    retry = setTimeout(() => {
      connect({ isFirst: false }).catch(() => closed || comeBack());
    }, RETRY_MS).unref();
  }

  await connect({ isFirst: true });
  return {
    isListening: () => connection !== undefined,
    async notify(notices) {
      if (!connection) throw new Error('The hub does not hear the database.');
      await connection.query(`select pg_notify('plaza_hub', part) from unnest($1::text[]) as part`, [
        inNotices(notices).map((together) => together.join(BETWEEN)),
      ]);
    },
    async close() {
      closed = true;
      clearTimeout(retry);
      const last = connection;
      connection = undefined;
      await last?.end();
    },
  };
}

/** No notice has one in it. */
const BETWEEN = '\n';

/** A notice is written by this server: the kind, a colon, and what the kind needs. */
export function take(handlers: NoticeHandlers, notice: string): void {
  const colon = notice.indexOf(':');
  const kind = notice.slice(0, colon);
  const about = notice.slice(colon + 1);
  if (!about) return;
  if (kind === 'written') return handlers.written();
  if (kind === 'event' || kind === 'ended' || kind === 'shut') return handlers[kind](about);
  if (kind === 'message' || kind === 'dismissed' || kind === 'look') return handlers[kind](JSON.parse(about));
}
