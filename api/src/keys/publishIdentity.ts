import type { CallInput } from '@plaza/api-contract';
import type { Knex } from 'knex';
import { takeTurn } from '../db/takeTurn.ts';
import { partnersOf } from '../friends/partners.ts';
import { tooMany } from '../http/commonErrors.ts';
import { permit } from '../http/errors.ts';
import { publishToUsers } from '../realtime/publishToUser.ts';
import { forgetOldKeysJob, KEPT_DAYS } from './forgetOldKeysJob.ts';
import { keepCopy } from './keepCopy.ts';
import { keysTaken } from './keys.errors.ts';
import { presentKeys } from './ownKeys.ts';
import { sha256, verifyEntry } from './verifyEntry.ts';

type Given = CallInput<'POST /keys/identity'>['body'];

/** Everybody who writes with somebody loads and checks the whole chain: nobody has a reason to change keys more often. */
const MOST_A_DAY = 10;
const DAY_SECONDS = 86_400;

/** Puts the next entry at the end of somebody's chain. Of two devices that come at once the first wins. */
export async function publishIdentity(db: Knex, userId: string, given: Given, now: Date): Promise<void> {
  await takeTurn(db, 'keys', userId);
  const before = await presentKeys(db, userId);
  const words = verifyEntry(userId, given, before);
  permit(words.n === (before?.n ?? 0) + 1 && words.previous === (before?.hash ?? null), keysTaken);
  await permitAnotherToday(db, userId, now);

  const isContinued = words.how === 'continued';
  const { key_id, entry, own_sig, by_sig, sealed, copies = [] } = given;
  await db('key_entries').insert({
    user_id: userId,
    n: words.n,
    key_id,
    how: words.how,
    entry,
    own_sig,
    by_sig: isContinued ? by_sig : null,
    hash: sha256(entry),
    root: isContinued && before ? before.root : words.n,
    sealed,
    created_at: now,
  });
  for (const copy of copies) await keepCopy(db, userId, copy, now);
  if (words.how === 'reset') {
    const runAt = new Date(now.getTime() + KEPT_DAYS * 86_400_000);
    await forgetOldKeysJob.queue(db, { userId, before: words.n }, { runAt });
  }
  const payload = { user_id: userId, n: words.n, key_id, how: words.how };
  const told = [userId, ...(await partnersOf(db, userId))];
  await publishToUsers(
    db,
    told.map((to) => ({ to, event: { type: 'keys-changed', payload } })),
  );
}

async function permitAnotherToday(db: Knex, userId: string, now: Date): Promise<void> {
  const since = new Date(now.getTime() - DAY_SECONDS * 1000);
  const [row] = await db('key_entries')
    .where({ user_id: userId })
    .where('created_at', '>', since)
    .count({ count: '*' });
  if (Number(row?.['count']) >= MOST_A_DAY)
    throw tooMany({ headers: { 'Retry-After': String(DAY_SECONDS) } });
}
