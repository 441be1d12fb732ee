import type { Knex } from 'knex';
import type { Client } from 'pg';
import { inNotices } from '../../db/inNotices.ts';
import type { Logger } from '../../logger.ts';
import { inParts, LongPackets, type PacketPart } from './LongPackets.ts';
import { ZONES_CHANNEL, type ZoneNotice } from './tellZone.ts';
import type { ZonePacket } from './ZonePacket.ts';

const RETRY_MS = 1_000;
/** A connection that says nothing may be dead: a router that forgets it tells nobody. */
const BEAT_MS = 10_000;

type Carried = ZonePacket | PacketPart;

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
  readonly #long = new LongPackets();

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
    if (this.#waiting.length === 0) queueMicrotask(() => this.#send());
    this.#waiting.push(...inParts(packet.node, JSON.stringify(packet)));
  }

  #send(): void {
    const { db, log } = this.#needs;
    const notices = inNotices(this.#waiting).map(([only = '', ...more]) =>
      more.length === 0 ? only : `[${[only, ...more].join(',')}]`,
    );
    this.#waiting = [];
    // In one statement: they come in this order, and all of them or none.
    db.raw('select pg_notify(?, notice) from unnest(?::text[]) as notice', [ZONES_CHANNEL, notices]).then(
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
      const told: Carried | Carried[] | ZoneNotice = JSON.parse(text);
      if (Array.isArray(told)) told.forEach((one) => this.#hear(one));
      else if ('node' in told) this.#hear(told);
      else this.#needs.notice(told);
    } catch (error) {
      this.#needs.log.warn({ err: error }, 'a notice about zones makes no sense here');
    }
  }

  #hear(carried: Carried): void {
    if (!('part' in carried)) return this.#needs.hear(carried);
    const whole = this.#long.take(carried);
    if (whole !== undefined) this.#needs.hear(JSON.parse(whole));
  }

  #lose(lost: Client): void {
    if (this.#connection !== lost) return;
    this.#connection = undefined;
    this.#long.clear();
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
