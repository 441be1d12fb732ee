import type { Knex } from 'knex';
import type { Client } from 'pg';
import type { Logger } from '../logger.ts';
import type { Looked } from './lookAgain.ts';

const RETRY_MS = 1_000;

export interface ChannelNews {
  channels: string[];
  type: string;
  payload: unknown;
  /** People who shall not hear it. */
  except?: string[];
}

export interface News {
  /** There is something new in the log of a person. */
  event(userId: string): void;
  /** A session was ended, anywhere and in any way. */
  ended(sessionId: string): void;
  /** Somebody was blocked or deleted. */
  shut(userId: string): void;
  /** The server says something to whoever listens on these channels. */
  said(news: ChannelNews): void;
  /** Somebody may no longer listen on a channel. */
  dismissed(from: { channel: string; userId: string }): void;
  /** Who may listen where may be otherwise now. */
  look(looked: Looked): void;
  /** Some of the above may have been missed. */
  missed(): void;
}

/** Hears what the database says to all processes, on a connection of its own that comes back by itself. */
export async function listenForNews(db: Knex, log: Logger, news: News): Promise<{ close(): Promise<void> }> {
  let connection: Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let closed = false;

  async function connect(): Promise<void> {
    const fresh: Client = await db.client.acquireRawConnection();
    fresh.on('notification', ({ payload = '' }) => tell(news, payload));
    fresh.on('error', () => lose(fresh));
    fresh.on('end', () => lose(fresh));
    try {
      await fresh.query('listen plaza_hub');
    } catch (error) {
      await fresh.end();
      throw error;
    }
    if (closed) return fresh.end();
    connection = fresh;
  }

  function lose(lost: Client): void {
    if (connection !== lost) return;
    connection = undefined;
    if (!closed) comeBack();
  }

  function comeBack(): void {
    log.warn('the hub hears nothing from the database; trying again');
    retry = setTimeout(() => {
      connect().then(
        () => news.missed(),
        () => closed || comeBack(),
      );
    }, RETRY_MS).unref();
  }

  await connect();
  return {
    async close() {
      closed = true;
      clearTimeout(retry);
      const last = connection;
      connection = undefined;
      await last?.end();
    },
  };
}

/** What is written there is written by this house: the kind, a colon, and what the kind needs. */
function tell(news: News, notice: string): void {
  const colon = notice.indexOf(':');
  const kind = notice.slice(0, colon);
  const about = notice.slice(colon + 1);
  if (!about) return;
  if (kind === 'event' || kind === 'ended' || kind === 'shut') return news[kind](about);
  if (kind === 'said' || kind === 'dismissed' || kind === 'look') return news[kind](JSON.parse(about));
}
