import type { Knex } from 'knex';
import { prepared } from '../db/prepared.ts';

/** So long what was written stays, at least, after it became visible. */
const KEPT_MS = 60_000;
/** Whoever has not read for so long may have missed what is gone. */
const LONGEST_GAP_MS = 30_000;

interface Look {
  snapshot: string;
  /** Every transaction before this one is over. */
  xmin: string;
  at: Date;
}

const NOW = `pg_current_snapshot()::text as snapshot, pg_snapshot_xmin(pg_current_snapshot())::text as xmin,
  clock_timestamp() as at`;
const BEGIN = prepared<Look>(`select ${NOW}`);
// What is visible now and was not at the last look: what was committed since, however long that took.
const SINCE = prepared<Look & { notices: string[] }>(`
  select ${NOW}, array(
    select notice from hub_notices
    where xid >= pg_snapshot_xmin($1::pg_snapshot) and not pg_visible_in_snapshot(xid, $1::pg_snapshot)
    order by id) as notices`);
const DROP = prepared(`
  delete from hub_notices where ctid = any (array(
    select ctid from hub_notices where xid < $1::xid8 limit 5000 for update skip locked))`);

export interface NoticeLogHandlers {
  notice(notice: string): void;
  /** Some of what was written may have been missed. */
  missed(): void;
}

/** Reads what was written for all processes: each notice once, and those of one transaction in their order. */
export class NoticeLog {
  readonly #db: Knex;
  readonly #handlers: NoticeLogHandlers;
  #last: Look | undefined;
  /** Two looks of a while ago, the older one first. */
  #former: Look[] = [];
  #isWanted = false;
  #reading: Promise<void> | undefined;

  constructor(db: Knex, handlers: NoticeLogHandlers) {
    this.#db = db;
    this.#handlers = handlers;
  }

  /** From now on: what was written before is not read. */
  async begin(): Promise<void> {
    [this.#last] = await BEGIN(this.#db, []);
    this.#former = [];
  }

  /** Reads what is there now; however many ask meanwhile share one look after this one. */
  read(): Promise<void> {
    this.#isWanted = true;
    this.#reading ??= this.#readWhileWanted().finally(() => (this.#reading = undefined));
    return this.#reading;
  }

  /** Takes away what every process has read by now. */
  async drop(): Promise<void> {
    const [older, newer] = this.#former;
    if (older && newer) await DROP(this.#db, [older.xmin]);
  }

  async #readWhileWanted(): Promise<void> {
    while (this.#isWanted) {
      this.#isWanted = false;
      await this.#readOnce();
    }
  }

  async #readOnce(): Promise<void> {
    const last = this.#last;
    if (!last) return this.begin();
    const [look] = await SINCE(this.#db, [last.snapshot]);
    if (!look) return;
    // It began anew meanwhile.
    if (this.#last !== last) return;
    this.#last = look;
    this.#remember(look);
    for (const notice of look.notices) this.#handlers.notice(notice);
    // A database behind itself was restored from a backup.
    const isBehind = BigInt(look.xmin) < BigInt(last.xmin);
    if (isBehind || look.at.getTime() - last.at.getTime() > LONGEST_GAP_MS) this.#handlers.missed();
  }

  #remember(look: Look): void {
    const newest = this.#former.at(-1);
    if (!newest || look.at.getTime() - newest.at.getTime() > KEPT_MS)
      this.#former = [...this.#former.slice(-1), look];
  }
}
