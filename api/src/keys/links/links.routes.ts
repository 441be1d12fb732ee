import { randomUUID } from 'node:crypto';
import { KEY_PURPOSES } from '@plaza/api-contract';
import type { Knex } from 'knex';
import { permitFresh } from '../../auth/freshness.ts';
import { found, permit } from '../../http/errors.ts';
import type { Slice } from '../../http/slice.ts';
import { publishToUser } from '../../realtime/publishToUser.ts';
import { holdPeople } from '../../users/holdPeople.ts';
import { noKeys, unknownLink, wrongTurn } from '../keys.errors.ts';
import { presentKeys } from '../ownKeys.ts';
import { sha256 } from '../verifyEntry.ts';
import { holdLink, type KeyLink, moveLink, presentLink } from './KeyLink.ts';

const LINK_MS = 5 * 60_000;

/** One device hands the root key to another. The server passes on what it cannot open. */
export const keyLinksRoutes: Slice = (on, { clock }) => {
  async function shown(db: Knex, link: KeyLink, sessionId: string) {
    const opener = await db('session_families').where({ id: link.opener_id }).first('user_agent');
    return presentLink(link, { sessionId, userAgent: opener?.user_agent ?? null });
  }

  // every member: one's own
  on('POST /keys/links', async ({ session: { id, member }, input: { body }, db }) => {
    found(await presentKeys(db, member.id), noKeys);
    // Whoever has stolen a session must not be handed the keys as well.
    await permitFresh(db, id, clock.now());
    await holdPeople(db, [member.id]);
    await db('key_links').where({ user_id: member.id }).delete();
    const link: KeyLink = {
      id: randomUUID(),
      user_id: member.id,
      opener_id: id,
      answerer_id: null,
      commitment: body.commitment,
      old_key: null,
      new_key: null,
      sealed: null,
      expires_at: new Date(clock.now().getTime() + LINK_MS),
    };
    await db('key_links').insert(link);
    await publishToUser(db, member.id, { type: 'key-link', payload: { id: link.id } });
    return shown(db, link, id);
  });

  // every member: one's own
  on('GET /keys/links', async ({ session: { id, member }, db }) => {
    const links = await db<KeyLink>('key_links')
      .where({ user_id: member.id })
      .where('expires_at', '>', clock.now());
    return Promise.all(links.map((link) => shown(db, link, id)));
  });

  on('GET /keys/links/:id', async ({ session: { id, member }, input: { params }, db }) => {
    const link = await db<KeyLink>('key_links')
      .where({ id: params.id, user_id: member.id })
      .where('expires_at', '>', clock.now())
      .first();
    return shown(db, found(link, unknownLink), id);
  });

  on('PUT /keys/links/:id/answer', async ({ session: { id, member }, input: { params, body }, db }) => {
    const link = await holdLink(db, member.id, params.id, clock.now());
    permit(link.opener_id !== id && link.old_key === null, wrongTurn);
    return shown(db, await moveLink(db, link, { old_key: body.key, answerer_id: id }), id);
  });

  on('PUT /keys/links/:id/reveal', async ({ session: { id, member }, input: { params, body }, db }) => {
    const link = await holdLink(db, member.id, params.id, clock.now());
    permit(link.opener_id === id && link.old_key !== null && link.new_key === null, wrongTurn);
    permit(sha256(`${KEY_PURPOSES.link}\n${body.key}`) === link.commitment, wrongTurn);
    return shown(db, await moveLink(db, link, { new_key: body.key }), id);
  });

  on('PUT /keys/links/:id/root', async ({ session: { id, member }, input: { params, body }, db }) => {
    const link = await holdLink(db, member.id, params.id, clock.now());
    permit(link.answerer_id === id && link.sealed === null, wrongTurn);
    return shown(db, await moveLink(db, link, { sealed: body.sealed }), id);
  });

  on('DELETE /keys/links/:id', async ({ session: { member }, input: { params }, db }) => {
    const link = await holdLink(db, member.id, params.id, clock.now());
    await db('key_links').where({ id: link.id }).delete();
    await publishToUser(db, member.id, { type: 'key-link', payload: { id: link.id } });
    return { removed: true };
  });
};
