import type { Knex } from 'knex';
import { keepSecret, makeSecret } from '../auth/secrets.ts';
import { User } from '../users/User.ts';

export interface UserWishes {
  name?: string;
  username?: string;
  email?: string;
  isAdmin?: boolean;
  isBlocked?: boolean;
  isDeleted?: boolean;
  /** Looks around with the demo, for the month to come. */
  isGuest?: boolean;
  /** Only those who log in need one: hashing takes its time. */
  password?: string;
}

let made = 0;

/** A person about whom only what matters is said. */
export async function aUser(db: Knex, wishes: UserWishes = {}): Promise<User> {
  made += 1;
  const username = wishes.username ?? `visitor${made}`;
  const user = await User.query(db).insertAndFetch({
    username,
    name: wishes.name ?? `Visitor ${made}`,
    email: wishes.email ?? `${username}@plaza.example`,
    is_admin: wishes.isAdmin ?? false,
    is_blocked: wishes.isBlocked ?? false,
    is_verified: true,
    deleted_at: wishes.isDeleted ? new Date() : null,
    ...(wishes.isGuest ? { demo_until: new Date(Date.now() + 30 * 86_400_000) } : {}),
  });
  if (wishes.password) {
    await keepSecret(db, user.id, await makeSecret({ password: wishes.password }), new Date());
  }
  return user;
}
