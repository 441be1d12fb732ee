import type { Knex } from 'knex';
import { weakPassword } from './auth.errors.ts';
import { Credential } from './Credential.ts';
import { isWeak } from './isWeak.ts';
import { deriveProof, makeSalt } from './kdf.ts';
import { hashPassword, passwordFits } from './password.ts';

/** A password as it came in: itself, or what proves it. */
export interface GivenSecret {
  password?: string | undefined;
  proof?: string | undefined;
}

export type NewSecret = Pick<Credential, 'password_hash' | 'salt'>;

/** Costs the same whether there is a credential or not. `ghostSalt` stands in for the one that is missing. */
export async function secretFits(
  { password, proof }: GivenSecret,
  credential: Credential | undefined,
  ghostSalt: Buffer,
): Promise<boolean> {
  const isFromBeforeTheSplit = credential !== undefined && credential.salt === null;
  if (password === undefined) {
    return passwordFits(proof ?? '', isFromBeforeTheSplit ? undefined : credential?.password_hash);
  }
  const derived = isFromBeforeTheSplit
    ? password
    : await deriveProof(password, credential?.salt ?? ghostSalt);
  return passwordFits(derived, credential?.password_hash);
}

/** What is kept of a new password. A plain one is judged here; a proof was judged in the browser. */
export async function makeSecret(
  given: GivenSecret & { salt?: string | undefined },
  about: readonly string[] = [],
  judged: 'judged' | 'as it is' = 'judged',
): Promise<NewSecret> {
  if (judged === 'judged' && given.password !== undefined && isWeak(given.password, about)) {
    throw weakPassword({ fields: { 'body.password': weakPassword.declared.sentence } });
  }
  const salt = given.salt === undefined ? makeSalt() : Buffer.from(given.salt, 'base64url');
  const proof = given.proof ?? (await deriveProof(given.password ?? '', salt));
  return { salt, password_hash: await hashPassword(proof) };
}

export async function keepSecret(db: Knex, userId: string, secret: NewSecret, now: Date): Promise<void> {
  await Credential.query(db)
    .insert({ user_id: userId, ...secret, changed_at: now })
    .onConflict('user_id')
    .merge();
}
