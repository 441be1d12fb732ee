import type { Knex } from 'knex';
import type { Client } from 'pg';
import type { Logger } from '../../logger.ts';
import { HOUSE_CHANNEL } from '../deploy/houseLock.ts';

const RETRY_MS = 1_000;

export interface ChangeListener {
  /** Whether news come in at this moment. */
  isListening(): boolean;
  close(): Promise<void>;
}

/**
 * Hears of every change of the house, whichever process made it, on a connection of its own. After a
 * lost connection it comes back by itself, and counts the gap as a change: nobody knows what was missed.
 */
export async function listenForChanges(db: Knex, log: Logger, onChange: () => void): Promise<ChangeListener> {
  let connection: Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let closed = false;

  async function connect(): Promise<void> {
    const fresh: Client = await db.client.acquireRawConnection();
    fresh.on('notification', onChange);
    fresh.on('error', () => lose(fresh));
    fresh.on('end', () => lose(fresh));
    try {
      await fresh.query(`listen ${HOUSE_CHANNEL}`);
    } catch (error) {
      await fresh.end();
      throw error;
    }
    if (closed) return fresh.end();
    connection = fresh;
    onChange();
  }

  function lose(lost: Client): void {
    if (connection !== lost) return;
    connection = undefined;
    if (!closed) comeBack();
  }

  function comeBack(): void {
    log.warn('not hearing about changes of remotes; trying again');
    retry = setTimeout(() => void connect().catch(comeBack), RETRY_MS);
  }

  await connect();
  return {
    isListening: () => connection !== undefined,
    async close() {
      closed = true;
      clearTimeout(retry);
      const last = connection;
      connection = undefined;
      await last?.end();
    },
  };
}
