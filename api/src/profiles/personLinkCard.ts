import { personTitle, pictureAt } from '@plaza/api-contract';
import type { Knex } from 'knex';
import type { LinkCard } from '../http/LinkCard.ts';
import { User } from '../users/User.ts';

const SIDE = 512;

/** What a link to somebody unfolds to in other places: what everybody may know. */
export async function personLinkCard(db: Knex, username: string): Promise<LinkCard | undefined> {
  const person = await User.query(db)
    .findOne({ username, is_blocked: false, deleted_at: null, demo_until: null })
    .whereNotNull('joined_at');
  if (!person) return undefined;
  const { name, bio, organisation, picture } = person;
  return {
    title: personTitle(person),
    description: bio ?? [name, organisation].filter(Boolean).join(', '),
    ...(picture?.startsWith('/media/')
      ? { image: { path: pictureAt(picture, SIDE), width: SIDE, height: SIDE, alt: name } }
      : {}),
  };
}
