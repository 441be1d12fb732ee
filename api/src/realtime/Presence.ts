import type { PresenceChange } from '@plaza/api-contract';
import type { Clock } from '@plaza/signalr-server';
import type { Knex } from 'knex';
import type { Logger } from '../logger.ts';
import { inRounds } from '../db/inRounds.ts';
import { visibleTo, watchersOf } from './presence.policy.ts';

/** A page that is loaded anew is away for a moment; nobody needs to hear of it. */
const LINGER_MS = 5_000;
const BEAT_MS = 15_000;
/** A process that was killed could not take its rows along. With a beat of another one it is known within a minute. */
export const STALE_SECONDS = 40;
const MOST_AT_ONCE = 200;
/** Telling of more than these might take longer than a statement may, and then none of them would ever go. */
const MOST_SWEPT = 500;

export interface PresenceNeeds {
  db: Knex;
  clock: Pick<Clock, 'epoch' | 'every' | 'after'>;
  log: Logger;
  /** This process among the others. */
  node: string;
  /** Who is connected to this process now. */
  here(): string[];
  isHere(userId: string): boolean;
  tell(userIds: string[], change: PresenceChange): void;
}

/** Who is online: everybody with a connection to any process, and for a moment after the last one is gone. */
export class Presence {
  readonly #needs: PresenceNeeds;
  /** Whose last connection is gone; they are not off yet. */
  readonly #leaving = new Map<string, () => void>();
  readonly #stopBeating: () => void;
  readonly #arrive: (userId: string) => Promise<void>;

  constructor(needs: PresenceNeeds) {
    this.#needs = needs;
    // After the death of another process its whole crowd is here at once.
    this.#arrive = inRounds(MOST_AT_ONCE, async (userIds: string[]) => {
      await this.#arriveTogether([...new Set(userIds)]);
      return userIds.map(() => undefined);
    });
    this.#stopBeating = needs.clock.every(BEAT_MS, () => this.#quietly(this.beat()));
  }

  /** A connection of somebody has come to this process. */
  async came(userId: string): Promise<void> {
    this.#leaving.get(userId)?.();
    this.#leaving.delete(userId);
    await this.#arrive(userId);
  }

  /** The last connection of somebody to this process is gone. */
  left(userId: string): void {
    this.#leaving.get(userId)?.();
    const callOff = this.#needs.clock.after(LINGER_MS, () => {
      this.#leaving.delete(userId);
      this.#quietly(this.#leave(userId));
    });
    this.#leaving.set(userId, callOff);
  }

  /** Of these people, those whom the member may see. */
  async look(memberId: string, userIds: readonly string[]): Promise<PresenceChange[]> {
    return this.#read(await visibleTo(this.#needs.db, memberId, userIds));
  }

  /** Says that this process lives, and so those who are here. */
  async beat(): Promise<void> {
    const { db, here } = this.#needs;
    // Who was taken for gone, because this process was held up, is back.
    await this.#announce(await this.#noteHere([...new Set([...here(), ...this.#leaving.keys()])]));
    await this.#noteActive(here());
    let swept: number;
    do swept = await this.#sweep(db);
    while (swept === MOST_SWEPT);
  }

  async close(): Promise<void> {
    this.#stopBeating();
    for (const callOff of this.#leaving.values()) callOff();
    // Old at once: whoever does not come back on another process is told of by the next that looks.
    await this.#needs.db.raw(
      `update hub_presence set seen_at = now() - make_interval(secs => ?) where node = ?`,
      [STALE_SECONDS, this.#needs.node],
    );
  }

  /**
   * Those whom a process left behind that is no more. Whoever takes a row away tells of it: that is one of all. First it
   * is told: of one that dies meanwhile the rows stay, and the next tells.
   */
  async #sweep(pool: Knex): Promise<number> {
    return pool.transaction(async (db) => {
      const { rows } = await db.raw(
        `select user_id, node from hub_presence where seen_at <= now() - make_interval(secs => ?)
         limit ? for update skip locked`,
        [STALE_SECONDS, MOST_SWEPT],
      );
      if (rows.length === 0) return 0;
      const userIds: string[] = rows.map((row: { user_id: string }) => row.user_id);
      const nodes: string[] = rows.map((row: { node: string }) => row.node);
      const online = await this.#onlineAmong(userIds, db);
      await this.#announce([...new Set(userIds.filter((userId) => !online.has(userId)))], db);
      await db.raw(
        `delete from hub_presence where (user_id, node) in
           (select * from unnest(cast(? as bigint[]), cast(? as text[])))`,
        [userIds, nodes],
      );
      return rows.length;
    });
  }

  /** Not told of are those alone who were and still are online by one process: one that takes them for gone sees them here. */
  async #arriveTogether(userIds: string[]): Promise<void> {
    const before = await this.#placesOf(userIds);
    await this.#noteHere(userIds);
    await this.#noteActive(userIds);
    const after = await this.#placesOf([...before.keys()]);
    const isStill = (userId: string) => before.get(userId)?.some((node) => after.get(userId)?.includes(node));
    await this.#announce(userIds.filter((userId) => !isStill(userId)));
  }

  /** The processes by which they are online. */
  async #placesOf(userIds: string[]): Promise<Map<string, string[]>> {
    if (userIds.length === 0) return new Map();
    const { rows } = await this.#needs.db.raw(
      `select user_id, array_agg(node) as nodes from hub_presence
       where user_id = any(?) and seen_at > now() - make_interval(secs => ?) group by user_id`,
      [userIds, STALE_SECONDS],
    );
    return new Map(rows.map((row: { user_id: string; nodes: string[] }) => [row.user_id, row.nodes]));
  }

  /** Those of them who were not here before, or had not been heard of for so long that they were taken for gone. */
  async #noteHere(userIds: string[]): Promise<string[]> {
    const { rows } = await this.#needs.db.raw(
      `with known as materialized (
         select user_id from hub_presence
         where node = :node and user_id = any(:userIds) and seen_at > now() - make_interval(secs => :stale)
       ), noted as (
         insert into hub_presence (user_id, node, seen_at)
         select id, :node, now() from unnest(cast(:userIds as bigint[])) as id order by id
         on conflict (user_id, node) do update set seen_at = now()
         returning user_id
       )
       select user_id from noted where user_id not in (select user_id from known)`,
      { node: this.#needs.node, userIds, stale: STALE_SECONDS },
    );
    return rows.map((row: { user_id: string }) => row.user_id);
  }

  async #leave(userId: string): Promise<void> {
    const { db, node, isHere } = this.#needs;
    await db('hub_presence').where({ user_id: userId, node }).delete();
    // Who has come back meanwhile may have been noted before that, and be gone with it.
    if (isHere(userId)) return this.#arrive(userId);
    await this.#noteActive([userId]);
    if (!(await this.#onlineAmong([userId])).has(userId)) await this.#announce([userId]);
  }

  async #announce(userIds: string[], db = this.#needs.db): Promise<void> {
    if (userIds.length === 0) return;
    const watchers = await watchersOf(db, userIds);
    // Of a thousand friends a few are there to hear it.
    const there = await this.#onlineAmong([...new Set([...watchers.values()].flat())], db);
    const changes = await this.#read(userIds, db);
    for (const change of changes) {
      const who = watchers.get(change.userId) ?? [];
      this.#needs.tell(
        who.filter((userId) => there.has(userId)),
        change,
      );
    }
    // Who came meanwhile may have been told of before this was. What is told last has to be true.
    const gone = changes.filter(({ online }) => !online).map(({ userId }) => userId);
    if (gone.length > 0) await this.#announce([...(await this.#onlineAmong(gone, db))], db);
  }

  async #read(userIds: string[], db = this.#needs.db): Promise<PresenceChange[]> {
    const online = await this.#onlineAmong(userIds, db);
    const rows: { id: string; last_active: Date | null }[] = await db('users')
      .whereIn('id', userIds)
      .whereNull('deleted_at')
      .select('id', 'last_active');
    return rows.map(({ id, last_active }) => ({
      userId: id,
      online: online.has(id),
      last_active: last_active?.toISOString() ?? null,
    }));
  }

  async #onlineAmong(userIds: string[], db = this.#needs.db): Promise<Set<string>> {
    const { rows } = await db.raw(
      `select distinct user_id from hub_presence
       where user_id = any(?) and seen_at > now() - make_interval(secs => ?)`,
      [userIds, STALE_SECONDS],
    );
    return new Set(rows.map((row: { user_id: string }) => row.user_id));
  }

  /** At most once a minute each: it is written for people, who do not count seconds. */
  async #noteActive(userIds: string[]): Promise<void> {
    const now = new Date(this.#needs.clock.epoch());
    await this.#needs.db.raw(
      // Another process may be at the same people: what it is writing just now need not be written twice.
      `update users set last_active = :now where id in (
         select id from users where id = any(:userIds)
         and (last_active is null or last_active <= cast(:now as timestamptz) - interval '1 minute')
         for no key update skip locked)`,
      { now, userIds },
    );
  }

  #quietly(work: Promise<void>): void {
    work.catch((error: unknown) => this.#needs.log.warn({ err: error }, 'presence could not be written'));
  }
}
