import type { CallAnswer } from '@plaza/api-contract';
import type { Knex } from 'knex';
import { found } from '../../http/errors.ts';
import { publishToUser } from '../../realtime/publishToUser.ts';
import { unknownLink } from '../keys.errors.ts';

/** Two devices of one person on their way to one root key. */
export interface KeyLink {
  id: string;
  user_id: string;
  /** The session of the new device, and of the one that answered it. */
  opener_id: string;
  answerer_id: string | null;
  commitment: string;
  old_key: string | null;
  new_key: string | null;
  sealed: string | null;
  expires_at: Date;
}

/** From here to the commit nobody else moves this link on. */
export async function holdLink(db: Knex, userId: string, id: string, now: Date): Promise<KeyLink> {
  const link = await db<KeyLink>('key_links').where({ id, user_id: userId }).forUpdate().first();
  return found(link && link.expires_at > now ? link : undefined, unknownLink);
}

/** Moves a link on; both devices hear of it. */
export async function moveLink(db: Knex, link: KeyLink, step: Partial<KeyLink>): Promise<KeyLink> {
  await db('key_links').where({ id: link.id }).update(step);
  await publishToUser(db, link.user_id, { type: 'key-link', payload: { id: link.id } });
  return { ...link, ...step };
}

export function presentLink(
  { id, commitment, old_key, new_key, sealed, expires_at, opener_id }: KeyLink,
  { sessionId, userAgent }: { sessionId: string; userAgent: string | null },
): CallAnswer<'GET /keys/links/:id'> {
  const is_mine = opener_id === sessionId;
  return { id, commitment, old_key, new_key, sealed, user_agent: userAgent, is_mine, expires_at };
}
