import type { TestServer } from '../../testing/testPlaza.ts';
import type { User } from '../../users/User.ts';
import { befriend } from './befriend.ts';

export interface Near {
  me: User;
  other: User;
  /** A friend of both. */
  third: User;
}

let made = 0;

/** What somebody says in a test, so that it can be told whose words they are. */
export const wordsOf = ({ username }: Pick<User, 'username'>): string => `Words of ${username}`;

/** Three people, each a friend of the others, who say something about themselves. */
export async function threeFriends(server: TestServer): Promise<Near> {
  made += 1;
  const person = async (letter: string) => {
    // Of one length, so that no name is the beginning of another.
    const username = `near${String(made).padStart(4, '0')}${letter}`;
    const user = await server.aUser({ username, name: `Name of ${username}` });
    await server
      .db('users')
      .where({ id: user.id })
      .update({ bio: wordsOf(user) });
    return user;
  };
  const near = { me: await person('a'), other: await person('b'), third: await person('c') };
  await befriend(server.db, near.me, near.other);
  await befriend(server.db, near.me, near.third);
  await befriend(server.db, near.other, near.third);
  return near;
}

/** As if the two had never met. */
export async function estrange(
  server: TestServer,
  one: { id: string },
  other: { id: string },
): Promise<void> {
  await server
    .db('friendships')
    .where({ user_id: one.id, friend_id: other.id })
    .orWhere({ user_id: other.id, friend_id: one.id })
    .delete();
}
