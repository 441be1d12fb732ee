import type { Knex } from 'knex';
import { Model } from 'objection';
import { deleteInBatches } from '../../db/inBatches.ts';
import { User } from '../../users/User.ts';
import { isReserved } from '../isReserved.ts';
import { CODE_MINUTES, drawOtp, signupHash, type CodeKeeper } from '../mailCodes.ts';
import type { NewSecret } from '../secrets.ts';

/** Somebody who has not yet entered the code of the mail. It holds neither its ID nor its address. */
export class Signup extends Model {
  static override tableName = 'signups';

  id!: string;
  /** Of the browser that signed up. */
  browser_hash!: Buffer;
  name!: string;
  username!: string;
  email!: string;
  password_hash!: string;
  salt!: Buffer | null;
  email_hash!: string | null;
  email_salt!: Buffer | null;
  code_hash!: Buffer;
  tries!: number;
  expires_at!: Date;
  created_at!: Date;
}

export interface Newcomer {
  name: string;
  username: string;
  email: string;
}

export type SignupBegun =
  | { outcome: 'waiting'; otp: string }
  | { outcome: 'already here'; person: User }
  | { outcome: 'id taken' };

/** After a day nobody finishes a sign-up any more. */
const WAITS_MS = 86_400_000;

/** Whether somebody goes by this ID, or nobody may. IDs are public: this may be told. */
export async function isIdTaken(db: Knex, username: string): Promise<boolean> {
  const namesake = await User.query(db).findOne({ username }).whereNotNull('joined_at');
  return isReserved(username) || namesake !== undefined;
}

/**
 * Keeps a newcomer until the code of the mail is entered. Whoever signs up with the same address in another browser
 * waits beside it: a stranger must not be able to put a password of theirs in the place of mine.
 */
export async function beginSignup(
  keeper: CodeKeeper,
  newcomer: Newcomer,
  { secret, browser }: { secret: NewSecret; browser: Buffer },
): Promise<SignupBegun> {
  const { db, clock, key } = keeper;
  const { name, username, email } = newcomer;
  const here = await joinedAs(db, email);
  if (!here && (await isIdTaken(db, username))) return { outcome: 'id taken' };
  const now = clock.now();
  const otp = drawOtp();
  const waiting = {
    name: name.trim(),
    username,
    ...secret,
    code_hash: signupHash(key, browser, otp),
    tries: 0,
    expires_at: new Date(now.getTime() + CODE_MINUTES * 60_000),
    created_at: now,
  };
  await Signup.query(db)
    .insert({ ...waiting, email, browser_hash: browser })
    .onConflict(['email', 'browser_hash'])
    .merge();
  // Kept all the same, and its code told to nobody: what this browser asks for is counted and looked up as for the new.
  return here ? { outcome: 'already here', person: here } : { outcome: 'waiting', otp };
}

const joinedAs = (db: Knex, email: string) => User.query(db).findOne({ email }).whereNotNull('joined_at');

/** Whether this browser has signed up with this address, and the code is not entered yet. */
export async function isWaiting(
  db: Knex,
  { email, browser }: { email: string; browser: Buffer },
): Promise<boolean> {
  return (await Signup.query(db).findOne({ email, browser_hash: browser }).select('id')) !== undefined;
}

/**
 * A new code for the sign-up with this address in this browser; null where none waits. Any other asker gets one only when
 * the one before is over: whoever knows an address must not make the code worthless that is on its way there.
 */
export async function renewCode(
  { db, clock, key }: CodeKeeper,
  { email, browser }: { email: string; browser: Buffer | null },
): Promise<{ otp: string; username: string } | null> {
  const signup = await Signup.query(db)
    .where({ email })
    .modify((own) => void (browser && own.where({ browser_hash: browser })))
    .orderBy('id', 'desc')
    .first();
  if (!signup || (await joinedAs(db, email))) return null;
  const now = clock.now();
  if (!browser && signup.expires_at > now) return null;
  const otp = drawOtp();
  await Signup.query(db)
    .findById(signup.id)
    .patch({
      code_hash: signupHash(key, signup.browser_hash, otp),
      tries: 0,
      expires_at: new Date(now.getTime() + CODE_MINUTES * 60_000),
    });
  return { otp, username: signup.username };
}

export async function sweepSignups(db: Knex, now: Date): Promise<void> {
  const bindings = { before: new Date(now.getTime() - WAITS_MS) };
  await deleteInBatches(db, { table: 'signups', where: 'created_at < :before', bindings });
}
