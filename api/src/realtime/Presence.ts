import type { PresenceNews } from '@plaza/api-contract';
import type { Clock } from '@plaza/signalr-server';
import type { Knex } from 'knex';
import type { Logger } from '../logger.ts';
import { visibleTo, watchersOf } from './presence.policy.ts';

/** A page that is loaded anew is away for a moment; nobody needs to hear of it. */
const LINGER_MS = 5_000;
const BEAT_MS = 20_000;
/** A process that was killed could not take its rows along. */
const STALE_SECONDS = 60;

export interface PresenceNeeds {
  db: Knex;
  clock: Pick<Clock, 'epoch' | 'every' | 'after'>;
  log: Logger;
  /** This process among the others. */
  node: string;
  /** Who is connected to this process now. */
  here(): string[];
  tell(userIds: string[], news: PresenceNews): void;
}

/** Who is online: everybody with a connection to any process, and for a moment after the last one is gone. */
export class Presence {
  readonly #needs: PresenceNeeds;
  /** Whose last connection is gone; they are not off yet. */
  readonly #leaving = new Map<string, () => void>();
  readonly #stopBeating: () => void;

  constructor(needs: PresenceNeeds) {
    this.#needs = needs;
    this.#stopBeating = needs.clock.every(BEAT_MS, () => this.#quietly(this.beat()));
  }

  /** A connection of somebody has come to this process. */
  async came(userId: string): Promise<void> {
    const { db, node } = this.#needs;
    this.#leaving.get(userId)?.();
    this.#leaving.delete(userId);
    const wasOnline = (await this.#onlineAmong([userId])).has(userId);
    await db.raw(
      `insert into hub_presence (user_id, node, seen_at) values (?, ?, now())
       on conflict (user_id, node) do update set seen_at = now()`,
      [userId, node],
    );
    await this.#noteActive([userId]);
    if (!wasOnline) await this.#announce(userId);
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
  async look(memberId: string, userIds: readonly string[]): Promise<PresenceNews[]> {
    return this.#read(await visibleTo(this.#needs.db, memberId, userIds));
  }

  /** Says that this process lives, and so those who are here. */
  async beat(): Promise<void> {
    const { db, node, here } = this.#needs;
    const userIds = [...new Set([...here(), ...this.#leaving.keys()])];
    await db.raw(
      `insert into hub_presence (user_id, node, seen_at) select id, ?, now() from unnest(?::bigint[]) as id
       on conflict (user_id, node) do update set seen_at = now()`,
      [node, userIds],
    );
    await db.raw(`delete from hub_presence where seen_at < now() - make_interval(secs => ?)`, [
      STALE_SECONDS * 10,
    ]);
    await this.#noteActive(here());
  }

  async close(): Promise<void> {
    this.#stopBeating();
    for (const callOff of this.#leaving.values()) callOff();
    await this.#needs.db('hub_presence').where({ node: this.#needs.node }).delete();
  }

  async #leave(userId: string): Promise<void> {
    const { db, node } = this.#needs;
    await db('hub_presence').where({ user_id: userId, node }).delete();
    await this.#noteActive([userId]);
    if (!(await this.#onlineAmong([userId])).has(userId)) await this.#announce(userId);
  }

  async #announce(userId: string): Promise<void> {
    const [news] = await this.#read([userId]);
    if (!news) return;
    // Of a thousand friends a few are there to hear it.
    const there = await this.#onlineAmong(await watchersOf(this.#needs.db, userId));
    this.#needs.tell([...there], news);
  }

  async #read(userIds: string[]): Promise<PresenceNews[]> {
    const online = await this.#onlineAmong(userIds);
    const rows: { id: string; last_active: Date | null }[] = await this.#needs
      .db('users')
      .whereIn('id', userIds)
      .whereNull('deleted_at')
      .select('id', 'last_active');
    return rows.map(({ id, last_active }) => ({
      userId: id,
      online: online.has(id),
      last_active: last_active?.toISOString() ?? null,
    }));
  }

  async #onlineAmong(userIds: string[]): Promise<Set<string>> {
    const { rows } = await this.#needs.db.raw(
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
      `update users set last_active = ? where id = any(?)
       and (last_active is null or last_active <= ?::timestamptz - interval '1 minute')`,
      [now, userIds, now],
    );
  }

  #quietly(work: Promise<void>): void {
    work.catch((error: unknown) => this.#needs.log.warn({ err: error }, 'presence could not be written'));
  }
}
