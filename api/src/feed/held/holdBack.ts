import type { Knex } from 'knex';
import { takeTurn } from '../../db/takeTurn.ts';
import type { Clock } from '../../clock.ts';
import { permit } from '../../http/errors.ts';
import type { Member } from '../../http/session.ts';
import { attachMedia } from '../../media/attachMedia.ts';
import { canModerate } from '../../roles/roles.policy.ts';
import { Comment } from '../comments/Comment.ts';
import { findAnswered } from '../comments/listComments.ts';
import { findByClient, type NewPost } from '../createPost.ts';
import { muchWaits, notShareable, wordsHeld } from '../feed.errors.ts';
import { canPassOn } from '../feed.policy.ts';
import { findPost } from '../findPost.ts';
import { permitMediaTogether } from '../permitMediaTogether.ts';
import type { NewComment } from '../comments/writeComment.ts';
import { rulesIn, type Rule } from './rulesIn.ts';

interface World {
  db: Knex;
  clock: Clock;
}

/** Keeps a post back when a rule finds something in it, and says whether it did so now or the last time it was sent. */
export async function holdPost({ db, clock }: World, post: NewPost): Promise<'now' | 'before' | false> {
  const { author, context, sharing, clientId, mediaIds = [], sharedId } = post;
  if (clientId && (await isHeld(db, { author, kind: 'post', clientId }))) return 'before';
  const alts: string[] = await db('media')
    .whereIn('id', [...mediaIds])
    .pluck('alt');
  const found = await foundIn(db, author, [context, ...alts]);
  if (found.length === 0) return false;
  // It went through once, before there was the rule, and the answer got lost.
  if (clientId && (await findByClient(db, author.id, clientId))) return false;
  // Sent twice at once, the second has waited for the first just now.
  if (clientId && (await isHeld(db, { author, kind: 'post', clientId }))) return 'before';
  if (sharedId) permit(canPassOn(await findPost(db, author.id, sharedId)), notShareable);
  permitMediaTogether(await attachMedia(db, mediaIds, { ownerId: author.id, isPublic: false }));
  await permitMore(db, author.id);
  await db('held_words').insert({
    kind: 'post',
    author_id: author.id,
    client_id: clientId ?? null,
    context,
    sharing,
    media_ids: mediaIds,
    post_id: sharedId ?? null,
    found,
    held_at: clock.now(),
  });
  return 'now';
}

/** The same of a comment. */
export async function holdComment({ db, clock }: World, comment: NewComment): Promise<boolean> {
  const { author, postId, context, parentId, clientId } = comment;
  if (clientId && (await isHeld(db, { author, kind: 'comment', clientId, postId }))) return true;
  const found = await foundIn(db, author, [context]);
  if (found.length === 0) return false;
  await findPost(db, author.id, postId);
  await findAnswered(db, author.id, { postId, parentId });
  if (clientId) {
    await takeTurn(db, 'comment', author.id, clientId);
    if (await Comment.query(db).findOne({ author_id: author.id, client_id: clientId, post_id: postId }))
      return false;
    if (await isHeld(db, { author, kind: 'comment', clientId, postId })) return true;
  }
  await permitMore(db, author.id);
  await db('held_words').insert({
    kind: 'comment',
    author_id: author.id,
    client_id: clientId ?? null,
    context,
    post_id: postId,
    parent_id: parentId ?? null,
    found,
    held_at: clock.now(),
  });
  return true;
}

/** What of one person waits at most: moderators read the oldest first, and would never come to what others wrote. */
const MOST_WAITING = 50;

async function permitMore(db: Knex, authorId: string): Promise<void> {
  // Of those sent at once each must see the others.
  await takeTurn(db, 'held words', authorId);
  const [waiting] = await db('held_words')
    .where({ author_id: authorId, decision: null })
    .select(db.raw('count(*)::int as "all"'));
  if (waiting.all < MOST_WAITING) return;
  throw muchWaits({ headers: { 'Retry-After': '3600' } });
}

/** What stands there already cannot be held back: the change is refused, and the old words stay. */
export async function permitWords(
  db: Knex,
  author: Member | null,
  texts: readonly string[],
  refusal = wordsHeld,
): Promise<void> {
  permit((await foundIn(db, author, texts)).length === 0, refusal);
}

/** Whether a rule finds something in words of somebody, for where they are refused in another way than a call is. */
export async function areHeld(db: Knex, author: Speaker, texts: readonly string[]): Promise<boolean> {
  return (await foundIn(db, author, texts)).length > 0;
}

type Speaker = Pick<Member, 'isDemo' | 'isAdmin' | 'role'> | null;

/** Moderators would only read themselves, and what a guest of a day writes nobody sees. */
async function foundIn(db: Knex, author: Speaker, texts: readonly string[]): Promise<string[]> {
  if (author && (author.isDemo || canModerate(author))) return [];
  if (texts.length === 0) return [];
  const rules: Rule[] = await db('word_rules').orderBy('id').select('kind', 'pattern');
  return rules.length === 0 ? [] : rulesIn(texts.join('\n'), rules);
}

/** A device's name for a comment counts under its post alone. */
type Named =
  | { author: Member; kind: 'post'; clientId: string }
  | { author: Member; kind: 'comment'; clientId: string; postId: string };

async function isHeld(db: Knex, named: Named): Promise<boolean> {
  const { author, kind, clientId } = named;
  const held = await db('held_words')
    .where({ author_id: author.id, kind, client_id: clientId })
    .where(named.kind === 'comment' ? { post_id: named.postId } : {})
    .where((one) => one.whereNull('decision').orWhere({ decision: 'refuse' }))
    .first('id');
  return held !== undefined;
}
