import type { Role } from '@plaza/api-contract';
import type { Knex } from 'knex';
import { hashingAt, type Hashing } from '../auth/hashing.ts';
import { keepSecret, makeSecret } from '../auth/secrets.ts';
import { User } from '../users/User.ts';

export interface UserOptions {
  name?: string;
  username?: string;
  email?: string;
  isAdmin?: boolean;
  role?: Role;
  isBlocked?: boolean;
  isDeleted?: boolean;
  /** Looks around with the demo, for the month to come. */
  isGuest?: boolean;
  /** Only those who log in need one. */
  password?: string;
}

let made = 0;

/** A password costs next to nothing here. The ways it goes are those of production. */
export const quickHashing: Hashing = hashingAt({ iterations: 10, memoryCost: 8, timeCost: 1 });

/** A person about whom only what matters is said. */
export async function aUser(
  db: Knex,
  options: UserOptions = {},
  hashing: Hashing = quickHashing,
): Promise<User> {
  made += 1;
  const username = options.username ?? `visitor${made}`;
  const user = await User.query(db).insertAndFetch({
    username,
    name: options.name ?? `Visitor ${made}`,
    email: options.email ?? `${username}@plaza.example`,
    is_admin: options.isAdmin ?? false,
    role: options.role ?? null,
    is_blocked: options.isBlocked ?? false,
    is_verified: true,
    deleted_at: options.isDeleted ? new Date() : null,
    ...(options.isGuest ? { demo_until: new Date(Date.now() + 30 * 86_400_000) } : {}),
  });
  if (options.password) {
    await keepSecret(db, user.id, await makeSecret(hashing, { password: options.password }), new Date());
  }
  return user;
}
