import type { Knex } from 'knex';
import type { Client } from 'pg';
import type { Logger } from '../../logger.ts';
import { ZONES_CHANNEL, type ZoneNotice } from './tellZone.ts';
import type { ZonePacket } from './ZonePacket.ts';

const RETRY_MS = 1_000;
/** A connection that says nothing may be dead: a router that forgets it tells nobody. */
const BEAT_MS = 10_000;
/** PostgreSQL takes notices of less than 8,000 bytes. What is longer is said to those of this server alone. */
const MOST_BYTES = 7_900;

interface RelayNeeds {
  db: Knex;
  log: Logger;
  hear: (packet: ZonePacket) => void;
  notice: (notice: ZoneNotice) => void;
  /** Some of both may not have been heard. */
  missed: () => void;
  beatMs?: number;
}

/** How the servers tell each other about zones: over PostgreSQL, on a connection that comes back by itself. */
export class ZoneRelay {
  readonly #needs: RelayNeeds;
  #connection: Client | undefined;
  #retry: NodeJS.Timeout | undefined;
  #closed = false;
  /** What was said since this turn began: it goes together, as texts. */
  #waiting: string[] = [];

  constructor(needs: RelayNeeds) {
    this.#needs = needs;
  }

  async open(): Promise<void> {
    const { db } = this.#needs;
    const fresh: Client = await db.client.acquireRawConnection();
    fresh.on('notification', ({ payload = '' }) => this.#take(payload));
    fresh.on('error', () => this.#lose(fresh));
    fresh.on('end', () => this.#lose(fresh));
    try {
      await fresh.query(`listen ${ZONES_CHANNEL}`);
    } catch (error) {
      await fresh.end();
      throw error;
    }
    if (this.#closed) return fresh.end();
    this.#connection = fresh;
    this.#beat(fresh);
  }

  /** Asks now and then whether the database is still there at the other end; the driver gives up waiting by itself. */
  #beat(held: Client): void {
    setTimeout(() => {
      if (this.#connection !== held) return;
      held.query('select 1').then(
        () => this.#beat(held),
        () => {
          this.#lose(held);
          held.end().catch(() => undefined);
        },
      );
    }, this.#needs.beatMs ?? BEAT_MS).unref();
  }

  tell(packet: ZonePacket): void {
    const text = JSON.stringify(packet);
    if (bytesOf([text]) > MOST_BYTES) return;
    if (bytesOf([...this.#waiting, text]) > MOST_BYTES) this.#send();
    this.#waiting.push(text);
    if (this.#waiting.length === 1) queueMicrotask(() => this.#send());
  }

  #send(): void {
    if (this.#waiting.length === 0) return;
    const { db, log } = this.#needs;
    const [only = '', ...more] = this.#waiting;
    const text = more.length === 0 ? only : `[${this.#waiting.join(',')}]`;
    this.#waiting = [];
    db.raw('select pg_notify(?, ?)', [ZONES_CHANNEL, text]).then(
      () => undefined,
      (error: unknown) => log.debug({ err: error }, 'other servers were not told of a zone'),
    );
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#retry);
    const last = this.#connection;
    this.#connection = undefined;
    await last?.end();
  }

  /**
   * What is written there is written by a server of this plaza, which may be newer than this one, or by a trigger of its
   * database. Nobody but the process itself would catch what is thrown here, and it would end.
   */
  #take(text: string): void {
    try {
      const told: ZonePacket | ZonePacket[] | ZoneNotice = JSON.parse(text);
      if (Array.isArray(told)) told.forEach((packet) => this.#needs.hear(packet));
      else if ('node' in told) this.#needs.hear(told);
      else this.#needs.notice(told);
    } catch (error) {
      this.#needs.log.warn({ err: error }, 'a notice about zones makes no sense here');
    }
  }

  #lose(lost: Client): void {
    if (this.#connection !== lost) return;
    this.#connection = undefined;
    if (this.#closed) return;
    this.#needs.log.warn('zones hear nothing of other servers; trying again');
    this.#comeBack();
  }

  #comeBack(): void {
    this.#retry = setTimeout(() => {
      this.open().then(this.#needs.missed, () => this.#closed || this.#comeBack());
    }, RETRY_MS).unref();
  }
}

const bytesOf = (texts: readonly string[]) =>
  texts.reduce((sum, text) => sum + Buffer.byteLength(text) + 1, 1);
