import { randomBytes } from 'node:crypto';
import { keepSecret, makeSecret } from './auth/secrets.ts';
import { seedFeed } from './feed/seed/seedFeed.ts';
import type { Plaza } from './plaza.ts';
import { seedProfiles } from './profiles/seed/seedProfiles.ts';
import { User } from './users/User.ts';

/** An account that was just made, for the start to print. Its password is told once. */
export interface Account {
  username: string;
  password: string;
  isAdmin: boolean;
}

const PASSWORD = 'walk-the-plaza';

const PEOPLE = [
  ['amber', 'Amber Lindqvist', 'Plaza'],
  ['basalt', 'Basalt Okoro', 'Harbour Light Radio'],
  ['cedar', 'Cedar Novak', 'Nightjar Games'],
  ['dune', 'Dune Alvarez', 'Sandglass Studio'],
  ['ember', 'Ember Castellanos', 'Copper Kettle Café'],
  ['fjord', 'Fjord Halvorsen', 'Northern Cartographers'],
  ['garnet', 'Garnet Adeyemi', 'Lantern Theatre'],
  ['hazel', 'Hazel Moreau', 'The Reading Bell'],
  ['indigo', 'Indigo Tanaka', 'Paper Regatta Club'],
  ['juniper', 'Juniper Brandt', 'Greenhouse Collective'],
  ['kestrel', 'Kestrel Murphy', 'Sky Courier Post'],
  ['lichen', 'Lichen Petrov', null],
] as const;

/** The first people of an empty server: a small community in development, one administrator in production. */
export async function seed({
  db,
  config,
  hashing,
}: Pick<Plaza, 'db' | 'config' | 'hashing'>): Promise<Account[]> {
  if (config.mode === 'test') return [];
  return db.transaction(async (transaction) => {
    // Two first starts at once must not both find the server empty.
    await transaction.raw('lock table users in share row exclusive mode');
    const [{ inhabited }] = (await transaction.raw('select exists (select from users) as inhabited')).rows;
    if (inhabited) return [];

    const people =
      config.mode === 'production'
        ? [
            {
              username: 'admin',
              name: 'Administrator',
              organisation: null,
              password: randomBytes(12).toString('base64url'),
            },
          ]
        : PEOPLE.map(([username, name, organisation]) => ({
            username,
            name,
            organisation,
            password: PASSWORD,
          }));
    // One salt for the sample people, whose password is no secret: twelve would only make the start slower.
    const secret = await makeSecret(hashing, { password: people[0]?.password ?? '' });
    const accounts: Account[] = [];
    const users: User[] = [];
    for (const { password, ...person } of people) {
      const isAdmin = accounts.length === 0;
      const user = await User.query(transaction).insert({
        ...person,
        email: `${person.username}@plaza.example`,
        is_admin: isAdmin,
        is_verified: true,
      });
      await keepSecret(transaction, user.id, secret, new Date());
      users.push(user);
      accounts.push({ username: person.username, password, isAdmin });
    }
    if (config.mode === 'development') {
      await seedProfiles(transaction, users);
      await seedFeed(transaction, users, new Date());
    }
    return accounts;
  });
}
