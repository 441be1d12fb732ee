import type { Knex } from 'knex';
import type { Clock } from '../clock.ts';
import { attachMedia, openMediaTo, releaseMedia } from '../media/attachMedia.ts';
import { Media } from '../media/Media.ts';
import { unknownMedia } from '../media/media.errors.ts';
import { permit } from '../http/errors.ts';
import { publishInOrder } from '../notifications/publishInOrder.ts';
import { lookAgain } from '../realtime/lookAgain.ts';
import { announceChange, postChannel } from './announce.ts';
import { changedMeanwhile } from './feed.errors.ts';
import { placeMedia, writeTags } from './createPost.ts';
import { peopleNamed, changeMentions } from './mentions.ts';
import { permitMediaTogether } from './permitMediaTogether.ts';
import type { Post } from './Post.ts';

/** How many older versions of a post are kept. */
const MOST_VERSIONS = 50;

interface Changes {
  context?: string | undefined;
  sharing?: 1 | 2 | undefined;
  media?: readonly { id: string; alt?: string | undefined }[] | undefined;
  /** When what the author saw last was edited. */
  basedOn?: string | null | undefined;
}

interface World {
  db: Knex;
  clock: Clock;
}

type WantedMedia = NonNullable<Changes['media']>;

/** Changes a post that the caller holds. What it said before goes into its history. */
export async function editPost(world: World, post: Post, changes: Changes): Promise<void> {
  const { db, clock } = world;
  const { context = post.context, sharing = post.sharing } = changes;
  const isNewText = context !== post.context;
  const isNewCircle = sharing !== post.sharing;
  const alts = await altsOf(db, post.id);
  const mediaIds = [...alts.keys()];
  // What it says already is no overwriting: the answer of the first try was lost.
  const isSaid = !isNewText && (!changes.media || showsAlready(alts, changes.media));
  permit(isSaid || isBasedOn(changes.basedOn, post.edited_at), changedMeanwhile);
  const isNewAlt = changes.media?.some(({ id, alt }) => alt !== undefined && alt !== (alts.get(id) ?? alt));
  if (isNewText || isNewCircle || isNewAlt) await keepVersion(world, post, alts);
  const isNewMedia = changes.media ? await changeMedia(world, post, mediaIds, changes.media) : false;
  if (!isNewText && !isNewCircle && !isNewMedia) return;

  const named = isNewText ? await peopleNamed(db, post.author_id, context) : [];
  const mentions = isNewText ? named.map(({ username }) => username) : post.mentions;
  // The patch changes the post at hand too.
  const before = { mentions: post.mentions, sharing: post.sharing };
  await post.$query(db).patch({
    context,
    sharing,
    mentions,
    ...(isNewText || isNewMedia ? { edited_at: clock.now() } : {}),
  });
  if (isNewText || isNewCircle) await writeTags(db, post.id, context);
  if (isNewCircle) await openMediaTo(db, await mediaIdsOf(db, post.id), sharing === 1);

  const fresh = named.filter(({ username }) => !before.mentions.includes(username));
  const renamed = { before: before.mentions, now: mentions, fresh };
  const about = { authorId: post.author_id, postId: post.id };
  await publishInOrder(db, await changeMentions(db, { ...about, ...renamed }));
  // Who could see it before must hear as well that it is not public any more.
  const widest = sharing === 1 || before.sharing === 1 ? 1 : 2;
  await announceChange(db, { id: post.id, author_id: post.author_id, sharing: widest }, 'edited');
  if (isNewCircle) await lookAgain(db, { channel: postChannel(post.id) });
}

/** The words that a change brings into a post, also those that a picture brings along. */
export async function newWords(db: Knex, post: Post, { context, media = [] }: Changes): Promise<string[]> {
  const before = await mediaIdsOf(db, post.id);
  const silent = media.filter(({ id, alt }) => alt === undefined && !before.includes(id));
  const brought: string[] = await db('media')
    .where({ owner_id: post.author_id })
    .whereIn(
      'id',
      silent.map(({ id }) => id),
    )
    .pluck('alt');
  const said = media.flatMap(({ alt }) => alt ?? []);
  return [...(context && context.trim() !== post.context ? [context] : []), ...said, ...brought];
}

/** Whether somebody has seen the present version. Who does not say which one they saw overwrites, as clients did before. */
export function isBasedOn(seen: string | null | undefined, editedAt: Date | null): boolean {
  return seen === undefined || (seen === null ? null : Date.parse(seen)) === (editedAt?.getTime() ?? null);
}

export async function mediaIdsOf(db: Knex, postId: string): Promise<string[]> {
  return db('post_media').where({ post_id: postId }).orderBy('place').pluck('media_id');
}

/** What is said to be seen on each picture of a post, in their order. */
async function altsOf(db: Knex, postId: string): Promise<Map<string, string>> {
  const rows: { id: string; alt: string }[] = await db('post_media as pm')
    .join('media as m', 'm.id', 'pm.media_id')
    .where({ post_id: postId })
    .orderBy('place')
    .select('m.id', 'm.alt');
  return new Map(rows.map(({ id, alt }) => [id, alt]));
}

async function keepVersion(
  { db, clock }: World,
  { id, context, sharing }: Post,
  alts: ReadonlyMap<string, string>,
): Promise<void> {
  const [version] = await db('post_versions')
    .insert({ post_id: id, context, sharing, until: clock.now() })
    .returning('id');
  const said = [...alts].filter(([, alt]) => alt !== '');
  const rows = said.map(([media_id, alt]) => ({ version_id: version.id, media_id, alt }));
  if (rows.length > 0) await db('post_version_alts').insert(rows);
  const kept = db('post_versions')
    .where({ post_id: id })
    .orderBy('id', 'desc')
    .limit(MOST_VERSIONS)
    .select('id');
  await db('post_versions').where({ post_id: id }).whereNotIn('id', kept).delete();
}

/** Whether these pictures stand there, in this order and with these words. */
function showsAlready(shown: ReadonlyMap<string, string>, wanted: WantedMedia): boolean {
  if (wanted.map(({ id }) => id).join() !== [...shown.keys()].join()) return false;
  return wanted.every(({ id, alt }) => alt === undefined || alt === shown.get(id));
}

/** Whether anything about the pictures is different now. */
async function changeMedia(
  { db, clock }: World,
  post: Post,
  before: readonly string[],
  wanted: WantedMedia,
): Promise<boolean> {
  const ids = wanted.map(({ id }) => id);
  permit(new Set(ids).size === ids.length, unknownMedia);
  const fresh = ids.filter((id) => !before.includes(id));
  await attachMedia(db, fresh, { ownerId: post.author_id, isPublic: post.sharing === 1 });
  let changed = ids.join() !== before.join();
  for (const { id, alt } of wanted) {
    if (alt === undefined) continue;
    changed = (await Media.query(db).where({ id }).whereNot({ alt }).patch({ alt })) > 0 || changed;
  }
  if (ids.join() !== before.join()) {
    permitMediaTogether(await Media.query(db).findByIds(ids).select('kind'));
    await placeMedia(db, post.id, ids);
    await post.$query(db).patch({ media_count: ids.length });
    const gone = before.filter((id) => !ids.includes(id));
    await releaseMedia({ db, clock }, gone);
  }
  return changed;
}
