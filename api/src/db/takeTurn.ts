import type { Knex } from 'knex';

/** What is done one after the other, and what the rest of a name says. */
export type Turn =
  /** Who joins or takes an address. */
  | ['sign-up']
  | ['invitation', email: string]
  | ['reset link', personId: string]
  /** Who takes an administrator's rights away, or an administrator. */
  | ['administrators']
  | ['operator tokens']
  | ['keys', personId: string]
  | ['friends', oneId: string, otherId: string]
  | ['post', authorId: string, clientId: string]
  | ['comment', authorId: string, clientId: string]
  | ['report', reporterId: string]
  | ['moderation']
  | ['word rules']
  /** What of one person waits for a moderator. */
  | ['held words', authorId: string]
  | ['media', ownerId: string]
  | ['blobs', ownerId: string]
  /** What the guests of the demo may keep all together. */
  | ['guests']
  | ['videos', ownerId: string]
  | ['chat requests', personId: string]
  | ['watchers', matchId: string]
  | ['zone', slug: string]
  | ['visit', zone: string]
  | ['push device', endpoint: string]
  | ['outreach']
  | ['catalogue']
  /** Whatever changes what is live: two remotes activated at once could each pass the gate and yet claim one address. */
  | ['registry']
  | ['version', remote: string, version: string];

/**
 * From here to the commit nobody else is at the same: who comes at the same time waits here. It is what holds rows that
 * are not there yet; rows that are there are held themselves (`holdPeople`).
 */
export async function takeTurn(db: Knex, ...turn: Turn): Promise<void> {
  await db.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [turn.join(' ')]);
}
