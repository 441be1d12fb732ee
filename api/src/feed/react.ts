import { feelingsFor, type CallAnswer, type OwnReaction } from '@plaza/api-contract';
import type { Knex } from 'knex';
import { badInput } from '../http/commonErrors.ts';
import type { Member } from '../http/session.ts';
import { notify, takeBack, type Note } from '../notifications/notify.ts';
import { publishInOrder } from '../notifications/publishInOrder.ts';
import { announceCounts } from './announce.ts';
import { changeCounts, holdCounts } from './counts.ts';

const NONE: OwnReaction = { stars: null, emoji: null };

/** Makes this somebody's stars and feeling for a post. Those of a guest of a day are kept, but not counted. */
export async function react(
  db: Knex,
  me: Member,
  post: { id: string; author_id: string },
  wanted: OwnReaction,
): Promise<CallAnswer<'PUT /posts/:id/reaction'>> {
  const { stars, emoji } = wanted;
  const choices = feelingsFor(stars);
  if (emoji !== null && !choices.includes(emoji)) {
    throw badInput({ fields: { 'body.emoji': `One of ${choices.join(' ')}.` } });
  }
  await holdCounts(db, post.id);
  const row = { post_id: post.id, user_id: me.id };
  const before: OwnReaction = (await db('reactions').where(row).first('stars', 'emoji')) ?? NONE;
  const isTakenBack = stars === null && emoji === null;
  if (isTakenBack) await db('reactions').where(row).delete();
  else
    await db('reactions')
      .insert({ ...row, stars, emoji })
      .onConflict(['post_id', 'user_id'])
      .merge();

  const isChanged = before.stars !== stars || before.emoji !== emoji;
  const counts = await changeCounts(db, post.id, (now) =>
    isChanged && !me.isDemo ? add(add(now, before, -1), wanted, 1) : now,
  );
  if (isChanged && !me.isDemo) {
    const note: Note = { to: post.author_id, kind: 'reaction', actorId: me.id, postId: post.id };
    await publishInOrder(db, isTakenBack ? await takeBack(db, note) : await notify(db, [note]));
    await announceCounts(db, post.id, 'counts', counts);
  }
  return { ...counts, own: { stars, emoji } };
}

function add<Counts extends { stars: number; stars_sum: number; emojis: Record<string, number> }>(
  counts: Counts,
  { stars, emoji }: OwnReaction,
  times: 1 | -1,
): Counts {
  const { [emoji ?? '']: given = 0, ...others } = counts.emojis;
  const left = given + times;
  return {
    ...counts,
    stars: counts.stars + (stars === null ? 0 : times),
    stars_sum: counts.stars_sum + (stars ?? 0) * times,
    emojis: emoji === null ? counts.emojis : { ...others, ...(left > 0 ? { [emoji]: left } : {}) },
  };
}
