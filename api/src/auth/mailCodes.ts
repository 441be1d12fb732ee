import { createHmac, randomBytes, randomInt } from 'node:crypto';
import type { Knex } from 'knex';
import type { Clock } from '../clock.ts';
import { deleteInBatches } from '../db/inBatches.ts';
import { takeTurn } from '../db/takeTurn.ts';
import { User } from '../users/User.ts';
import type { StoredProof } from './secrets.ts';

export const CODE_MINUTES = 10;
export const MOST_TRIES = 5;
/** Strangers who know the address cannot use up the tries of whoever waits for the code. */
export const KEPT_FOR_OWN = 2;
/** However often somebody asks for a link to a new password, it is another one after this. */
const RESET_MINUTES = 30;

/** What was sent to an address that is the person's no more opens nothing. */
const SENT_TO_OWNER =
  'lower(mail_codes.email::text) = (select lower(u.email::text) from users u where u.id = mail_codes.user_id)';

type OtpPurpose = 'signup' | 'email' | 'proof';

export interface CodeKeeper {
  db: Knex;
  clock: Clock;
  key: Buffer;
}

export function drawOtp(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/** Whether a code that was sent to the person's address still waits to be entered. */
export async function isOtpOut(
  { db, clock }: Omit<CodeKeeper, 'key'>,
  { userId, purpose }: { userId: string; purpose: OtpPurpose },
): Promise<boolean> {
  const out = await db('mail_codes')
    .where({ user_id: userId, purpose, used_at: null })
    .where('expires_at', '>', clock.now())
    .whereRaw(SENT_TO_OWNER)
    .first('user_id');
  return out !== undefined;
}

/** Six digits for an address. They take the place of those sent before. */
export async function issueOtp(
  keeper: CodeKeeper,
  about: { userId: string; purpose: OtpPurpose; email: string; proof?: StoredProof | undefined },
): Promise<string> {
  const otp = drawOtp();
  await keep(keeper, about, otpHash(keeper.key, about.userId, otp));
  return otp;
}

/**
 * 256 bits: found by their hash, and nothing to guess. The same as long as it holds: anybody may ask, and must not make
 * the link worthless that its owner is about to open. Nor may they keep one open for good.
 */
export async function issueResetToken(
  keeper: CodeKeeper,
  about: { userId: string; email: string },
): Promise<string> {
  const { db, clock, key } = keeper;
  const { userId } = about;
  await takeTurn(db, 'reset link', userId);
  const held = await db('mail_codes')
    .where({ user_id: userId, purpose: 'reset', used_at: null })
    .where('expires_at', '>', clock.now())
    .whereRaw(SENT_TO_OWNER)
    .first('seed', 'seed_at');
  const seed: Buffer = held?.seed ?? randomBytes(32);
  const seedAt: Date = held?.seed_at ?? clock.now();
  const token = createHmac('sha256', key).update(`reset link ${userId} `).update(seed).digest('base64url');
  await keep(keeper, { ...about, purpose: 'reset', seed, seedAt }, resetHash(key, token));
  return token;
}

export interface GivenOtp {
  userId: string;
  purpose: OtpPurpose;
  otp: string;
  /** Entered in a browser that knows the person. */
  isOwn?: boolean;
}

export interface SpentOtp {
  /** The address that the code was sent to. */
  email: string;
  email_salt: Buffer | null;
  email_hash: string | null;
}

/**
 * What the code was for, or null. The try is counted by the very statement that compares, so
 * that two hundred guesses at once are five. Not inside a transaction that a refusal takes back.
 */
export async function spendOtp(
  { db, clock, key }: CodeKeeper,
  { userId, purpose, otp, isOwn = false }: GivenOtp,
): Promise<SpentOtp | null> {
  const most = isOwn ? MOST_TRIES + KEPT_FOR_OWN : MOST_TRIES;
  const given = { hash: otpHash(key, userId, otp), userId, purpose, now: clock.now(), most };
  const { rows } = await db.raw(
    `update mail_codes set tries = tries + 1,
       used_at = case when code_hash = :hash then cast(:now as timestamptz) end
     where user_id = :userId and purpose = :purpose and used_at is null and tries < :most and expires_at > :now
       and (purpose = 'email' or ${SENT_TO_OWNER})
     returning email, email_salt, email_hash, used_at`,
    given,
  );
  const [row] = rows;
  return row?.used_at ? { email: row.email, email_salt: row.email_salt, email_hash: row.email_hash } : null;
}

/** Whether a code that was spent a moment ago is still there: a password that was set since has taken it away. */
export async function isSpentCodeThere(
  db: Knex,
  about: { userId: string; purpose: OtpPurpose },
): Promise<boolean> {
  const { userId: user_id, purpose } = about;
  const spent = await db('mail_codes').where({ user_id, purpose }).whereNotNull('used_at').first('user_id');
  return spent !== undefined;
}

/** Who may set a new password with the token; it stays unspent. */
export async function ownerOfReset({ db, clock, key }: CodeKeeper, token: string): Promise<User | undefined> {
  return User.query(db)
    .findOne({ is_blocked: false, deleted_at: null })
    .whereIn(
      'id',
      db('mail_codes')
        .where({ purpose: 'reset', code_hash: resetHash(key, token), used_at: null })
        .where('expires_at', '>', clock.now())
        .whereRaw(SENT_TO_OWNER)
        .select('user_id'),
    );
}

/** Whose password the token sets, or null. */
export async function spendResetToken({ db, clock, key }: CodeKeeper, token: string): Promise<string | null> {
  const [spent] = await db('mail_codes')
    .where({ purpose: 'reset', code_hash: resetHash(key, token), used_at: null })
    .where('expires_at', '>', clock.now())
    .whereRaw(SENT_TO_OWNER)
    .update({ used_at: clock.now() })
    .returning('user_id');
  return spent?.user_id ?? null;
}

const KEPT_MS = 86_400_000;

/** Forgets codes that are over, and with them the addresses that nobody has confirmed: they may be those of others. */
export async function sweepCodes(db: Knex, now: Date): Promise<void> {
  const bindings = { before: new Date(now.getTime() - KEPT_MS) };
  await deleteInBatches(db, { table: 'mail_codes', where: 'expires_at < :before', bindings });
}

async function keep(
  { db, clock }: CodeKeeper,
  about: {
    userId: string;
    purpose: OtpPurpose | 'reset';
    email: string;
    proof?: StoredProof | undefined;
    seed?: Buffer;
    seedAt?: Date;
  },
  codeHash: Buffer,
): Promise<void> {
  const { userId, purpose, email, proof, seed = null, seedAt } = about;
  const end = clock.now().getTime() + CODE_MINUTES * 60_000;
  const lastEnd = seedAt ? seedAt.getTime() + RESET_MINUTES * 60_000 : Infinity;
  const expires_at = new Date(Math.min(end, lastEnd));
  const fresh = { code_hash: codeHash, seed, seed_at: seedAt ?? null, tries: 0, expires_at, used_at: null };
  const code = { ...fresh, email, email_salt: proof?.salt ?? null, email_hash: proof?.hash ?? null };
  await db('mail_codes')
    .insert({ user_id: userId, purpose, ...code })
    .onConflict(['user_id', 'purpose'])
    .merge();
}

// A million codes are soon tried against a plain hash: without the key a stolen table is worth nothing.
function otpHash(key: Buffer, userId: string, otp: string): Buffer {
  return createHmac('sha256', key).update(`otp ${userId} ${otp}`).digest();
}

/** Of a sign-up: the same six digits open nothing that another browser began. */
export function signupHash(key: Buffer, browser: Buffer, otp: string): Buffer {
  return createHmac('sha256', key).update('sign-up ').update(browser).update(` ${otp}`).digest();
}

function resetHash(key: Buffer, token: string): Buffer {
  return createHmac('sha256', key).update(`reset ${token}`).digest();
}
