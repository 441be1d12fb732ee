import type { Knex } from 'knex';
import { z } from 'zod';
import { earlierNames } from '../audit/earlierNames.ts';
import { forgetDetails, forgetNamed } from '../audit/forgetDetails.ts';
import { forgetQuoted, lastRows, type Rows } from '../chat/report/forgetQuoted.ts';
import { leaveChats } from '../chat/groups/leaveChats.ts';
import type { Clock } from '../clock.ts';
import { takeTurn } from '../db/takeTurn.ts';
import { forgetWords } from '../feed/forgetWords.ts';
import { defineJob } from '../jobs/defineJob.ts';
import { forgetMails } from '../mail/sweepMails.ts';
import { changePicture } from '../profiles/changePicture.ts';
import { forgetDeployer } from '../remotes/forgetDeployer.ts';
import { forgetReported } from '../reporting/forgetReported.ts';
import { User } from '../users/User.ts';

/** How long an administrator can bring a deleted person back. */
export const KEPT_DAYS = 30;

/** What was a person's alone. */
const OWN = [
  'credentials',
  'identities',
  'passkeys',
  'session_families',
  'mail_codes',
  'user_activity',
  'key_copies',
  'key_vaults',
  'key_devices',
  'key_links',
  'push_devices',
  'push_settings',
  'chat_settings',
  'achievements',
  'zone_looks',
  'zone_notes',
];

/**
 * Takes from a deleted person everything that says who it was. The row stays, because what was written
 * to others is theirs as well and must still have somebody it came from. First what knows them by their name alone; then
 * the name, at once; then what was written, batch by batch: whatever breaks off is tried until it is done.
 */
export const forgetPersonJob = defineJob({
  name: 'users.forget',
  payload: z.object({ userId: z.string() }),
  attempts: 25,
  async run({ userId }, { db, clock }) {
    const now = clock.now();
    const due = await findDue(db, userId, now);
    // Brought back in the meantime.
    if (!due) return;
    const from = await db.transaction(async (held) => {
      await holdDue(held, userId, now);
      return lastRows(held);
    });
    await forgetQuoted(db, await namesOf(db, due));
    const person = await db.transaction((held) => forgetName({ db: held, clock }, userId, from));
    if (!person) return;
    const about = { id: userId, keepsPosts: person.keeps_posts };
    await forgetWords({ db, clock }, about);
    await forgetReported(db, about);
    await leaveChats(db, userId, { now, goneBy: goneBy(now) });
    await User.query(db).findById(userId).patch({ forgotten_at: now });
  },
});

/** Who was deleted by then is not brought back any more. */
const goneBy = (now: Date): Date => new Date(now.getTime() - KEPT_DAYS * 86_400_000);

const findDue = (db: Knex, userId: string, now: Date) =>
  User.query(db).findById(userId).where('deleted_at', '<=', goneBy(now));

/** From here to the commit nobody writes down what they have said: neither who reports it, nor who decides about that. */
async function holdDue(db: Knex, userId: string, now: Date): Promise<User | undefined> {
  // First, as whoever decides: two ways round would wait for each other.
  await takeTurn(db, 'moderation');
  return findDue(db, userId, now).forUpdate();
}

const nobodyOf = (userId: string): string => `left-${userId}`;

/** All that others may know somebody by; nothing, once they are forgotten. */
async function namesOf(db: Knex, { id, username }: User): Promise<string[]> {
  return username === nobodyOf(id) ? [] : [username, ...(await earlierNames(db, id))];
}

async function forgetName(
  { db, clock }: { db: Knex; clock: Clock },
  userId: string,
  from: Rows,
): Promise<User | undefined> {
  const person = await holdDue(db, userId, clock.now());
  if (!person) return undefined;
  await forgetMails(db, person.email);
  const names = await namesOf(db, person);
  await forgetNamed(db, { id: userId, email: person.email, names });
  await forgetDeployer(db, person);
  await forgetQuoted(db, names, from);
  await db('invitations').whereRaw('lower(email::text) = lower(?)', [person.email]).delete();
  await person.$query(db).patch({
    name: 'Somebody who left',
    username: nobodyOf(userId),
    email: `${nobodyOf(userId)}@nobody.invalid`,
    organisation: null,
    bio: null,
    favourite_zone: null,
    last_active: null,
    is_admin: false,
  });
  await changePicture({ db, clock }, userId, null);
  await forgetDetails(db, { kind: 'person', id: userId });
  for (const table of OWN) {
    await db(table).where({ user_id: userId }).delete();
  }
  // The chain stays: by it others check who has written to them.
  await db('key_entries').where({ user_id: userId }).update({ sealed: null });
  return person;
}
