import type { CallAnswer, HeldState, HeldWords } from '@plaza/api-contract';
import type { Knex } from 'knex';
import { cursorOf, readCursor } from '../../http/cursor.ts';
import type { Member } from '../../http/session.ts';
import type { MediaRow } from '../../media/media.presenter.ts';
import type { MediaService } from '../../media/openMedia.ts';
import { canDecideAbout } from '../../roles/roles.policy.ts';

const PAGE = 25;

export interface HeldRow {
  id: string;
  kind: 'post' | 'comment';
  author_id: string;
  client_id: string | null;
  context: string;
  sharing: 1 | 2 | null;
  media_ids: string[];
  post_id: string | null;
  parent_id: string | null;
  found: string[];
  held_at: Date;
  decision: 'release' | 'refuse' | null;
  note: string;
  decided_at: Date | null;
}

type ShownRow = HeldRow & {
  by: string | null;
  username: string;
  name: string;
};

type Present = Pick<MediaService, 'present'>;

/** What waits, oldest first; what was decided, the latest first. Of who is gone nothing is left to be read. */
export async function listHeld(
  db: Knex,
  mediaService: Present,
  me: Member,
  { state = 'open', cursor }: { state?: HeldState | undefined; cursor?: string | undefined },
): Promise<CallAnswer<'GET /moderation/held'>> {
  const isOpen = state === 'open';
  const after = readCursor(`held-${state}`, cursor);
  const rows: ShownRow[] = await select(db)
    .modify((all) => {
      if (isOpen) void all.whereNull('h.decision').whereNull('u.deleted_at');
      else void all.whereNotNull('h.decision');
      if (after) void all.where('h.id', isOpen ? '>' : '<', after);
    })
    .orderBy('h.id', isOpen ? 'asc' : 'desc')
    .limit(PAGE + 1);
  const shown = rows.slice(0, PAGE);
  const last = shown.at(-1);
  return {
    items: await presentAll(db, mediaService, me, shown),
    next: rows.length > PAGE && last ? cursorOf(`held-${state}`, last.id) : null,
  };
}

export async function heldById(
  db: Knex,
  mediaService: Present,
  me: Member,
  id: string,
): Promise<HeldWords | undefined> {
  return (await presentAll(db, mediaService, me, await select(db).where('h.id', id)))[0];
}

export async function countHeld(db: Knex): Promise<number> {
  const { rows } = await db.raw(
    `select count(*)::int as count from held_words h join users u on u.id = h.author_id
     where h.decision is null and u.deleted_at is null`,
  );
  return rows[0].count;
}

function select(db: Knex) {
  return db('held_words as h')
    .join('users as u', 'u.id', 'h.author_id')
    .leftJoin('users as k', 'k.id', 'h.decided_by')
    .select('h.*', 'u.username', 'u.name', { by: 'k.username' });
}

async function presentAll(
  db: Knex,
  mediaService: Present,
  me: Member,
  rows: readonly ShownRow[],
): Promise<HeldWords[]> {
  const ids = rows.flatMap(({ media_ids }) => media_ids);
  const media: MediaRow[] = ids.length === 0 ? [] : await db('media').whereIn('id', ids);
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    author: { id: row.author_id, username: row.username, name: row.name },
    context: row.context,
    media: row.media_ids.flatMap((id) => {
      const one = media.find((medium) => medium.id === id);
      return one ? [mediaService.present(one, me.id)] : [];
    }),
    sharing: row.sharing,
    path: row.post_id ? `/post/${row.post_id}` : null,
    found: row.found,
    held_at: row.held_at,
    can_decide: canDecideAbout(me, { id: row.author_id }),
    decision: row.decision,
    note: row.note,
    by: row.by,
    decided_at: row.decided_at,
  }));
}
