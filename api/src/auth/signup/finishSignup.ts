import { takeTurn } from '../../db/takeTurn.ts';
import { found, permit } from '../../http/errors.ts';
import { User } from '../../users/User.ts';
import { usernameTaken, wrongOtp } from '../auth.errors.ts';
import { spendInvitations } from '../invitations/invitations.ts';
import { isIdTaken, Signup } from './beginSignup.ts';
import { KEPT_FOR_OWN, MOST_TRIES, signupHash, type CodeKeeper } from '../mailCodes.ts';
import { keepSecret } from '../secrets.ts';

/**
 * The sign-up whose code this is. The try is counted by the very statement that compares; a browser tries its own
 * sign-up only, a client without cookies all of that address.
 */
export async function tryCode(
  { db, clock, key }: CodeKeeper,
  { email, otp, browser }: { email: string; otp: string; browser: Buffer | null },
): Promise<Signup | null> {
  const waiting = await Signup.query(db).where({ email }).select('id', 'browser_hash');
  const own = waiting.filter((one) => isOwnBrowser(one, browser));
  const tried = own.length > 0 ? own : waiting;
  const most = own.length > 0 ? MOST_TRIES + KEPT_FOR_OWN : MOST_TRIES;
  const hashes = tried.map(({ browser_hash }) => signupHash(key, browser_hash, otp));
  const { rows } = await db.raw(
    `update signups s set tries = s.tries + 1
     from unnest(cast(:ids as bigint[]), cast(:hashes as bytea[])) as given (id, hash)
     where s.id = given.id and s.tries < :most and s.expires_at > :now
     returning s.id, s.code_hash = given.hash as fits`,
    { ids: tried.map(({ id }) => id), hashes, most, now: clock.now() },
  );
  const fitting = rows.find(({ fits }: { fits: boolean }) => fits);
  return fitting ? ((await Signup.query(db).findById(fitting.id)) ?? null) : null;
}

/**
 * Makes the newcomer a member. The password counts only where the code is entered in the browser that asked for this very
 * code: the owner of a mailbox may enter one that a stranger asked for. Without it one is set after the proof.
 */
export async function joinMember(
  { db, clock }: CodeKeeper,
  signup: Signup,
  browser: Buffer | null,
): Promise<User> {
  // Two at once with one name must find each other.
  await takeTurn(db, 'sign-up');
  const { id, name, username, email } = signup;
  const all = await Signup.query(db).where({ email }).delete().returning('id');
  // Spent by another call in the same moment.
  permit(
    all.some((one) => one.id === id),
    wrongOtp,
  );
  const namesake = await User.query(db).findOne({ email }).whereNotNull('joined_at');
  permit(namesake === undefined, wrongOtp);
  permit(!(await isIdTaken(db, username)), usernameTaken);
  // From before sign-ups were kept apart: such rows hold neither name nor address.
  await User.query(db)
    .whereNull('joined_at')
    .where((one) => one.where({ username }).orWhere({ email }))
    .delete();
  const joined_at = clock.now();
  const person = await User.query(db).insertAndFetch({ name, username, email, is_verified: true, joined_at });
  await spendInvitations(db, email, joined_at);
  if (isOwnBrowser(signup, browser)) {
    const { password_hash, salt, email_hash, email_salt } = signup;
    await keepSecret(db, person.id, { password_hash, salt, email_hash, email_salt }, joined_at);
  }
  return found(person, wrongOtp);
}

function isOwnBrowser({ browser_hash }: Pick<Signup, 'browser_hash'>, browser: Buffer | null): boolean {
  return browser?.equals(browser_hash) ?? false;
}
