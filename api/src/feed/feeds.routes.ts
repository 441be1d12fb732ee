import { FEED_PAGE, type FeedItem, type CallAnswer } from '@plaza/api-contract';
import type { Knex } from 'knex';
import type { Context } from 'koa';
import type { Clock } from '../clock.ts';
import { readCursor, linkNext } from '../http/cursor.ts';
import { found } from '../http/errors.ts';
import type { Slice } from '../http/slice.ts';
import { findSeen } from '../friends/visiblePeople.ts';
import { openMedia } from '../media/openMedia.ts';
import { unknownPerson } from '../users/users.errors.ts';
import { feedItems } from './feedItems.ts';
import {
  MOST_NEW_POSTS,
  readFriends,
  countNewFriendsPosts,
  readGlobal,
  countNewGlobalPosts,
  readPerson,
  readTag,
} from './feedStatements.ts';
import type { PostRow } from './postRows.ts';

/** Lists of posts. Each statement decides itself what its reader may see. */
export const feedsRoutes: Slice = (on, plaza) => {
  const mediaService = openMedia(plaza);

  async function page(
    asked: { ctx: Context; db: Knex; me: string },
    rows: Promise<PostRow[]>,
  ): Promise<FeedItem[]> {
    const items = await feedItems(mediaService, asked.db, asked.me, await rows);
    linkNext(asked.ctx, items, FEED_PAGE);
    return items;
  }

  on('GET /contents/friends', ({ session: { member }, input: { query }, db, ctx }) =>
    page({ ctx, db, me: member.id }, readFriends(db, [member.id, readCursor('post', query.cursor)])),
  );

  on('GET /contents/global', ({ session: { member }, input: { query }, db, ctx }) =>
    page({ ctx, db, me: member.id }, readGlobal(db, [member.id, readCursor('post', query.cursor)])),
  );

  on('GET /contents/tag/:tag', ({ session: { member }, input: { params, query }, db, ctx }) => {
    const tag = params.tag.replace(/^#/, '').toLowerCase();
    return page({ ctx, db, me: member.id }, readTag(db, [member.id, readCursor('post', query.cursor), tag]));
  });

  on('GET /content', ({ session: { member }, input: { query }, db, ctx }) =>
    page(
      { ctx, db, me: member.id },
      readPerson(db, [member.id, readCursor('post', query.cursor), member.id]),
    ),
  );

  on('GET /content/:username', async ({ session: { member }, input: { params, query }, db, ctx }) => {
    const before = readCursor('post', query.cursor);
    const person = found(await findSeen(db, member.id, params.username), unknownPerson);
    return page({ ctx, db, me: member.id }, readPerson(db, [member.id, before, person.id]));
  });

  on('GET /contents/news', async ({ session: { member }, input: { query }, db }) => {
    const since = readCursor('post', query.since, 'query.since');
    const read = query.tab === 'global' ? countNewGlobalPosts : countNewFriendsPosts;
    const [newPosts] = await read(db, [member.id, since]);
    const { count, own } = newPosts ?? { count: 0, own: false };
    return { count: Math.min(count, MOST_NEW_POSTS), more: count > MOST_NEW_POSTS, own };
  });

  // every member: one's own
  on('GET /contents/position', ({ session: { member }, db }) => readPositions(db, member.id));

  // every member: one's own
  on('PUT /contents/position', async ({ session: { member }, input: { body }, db }) => {
    await writePosition({ db, clock: plaza.clock }, member.id, body);
    return readPositions(db, member.id);
  });
};

const NOWHERE = { post: null, at: null };

/** Which post somebody was reading in each tab, on whatever device. */
async function readPositions(db: Knex, me: string): Promise<CallAnswer<'GET /contents/position'>> {
  const rows: { tab: string; post_id: string; noted_at: Date }[] = await db('feed_positions').where({
    user_id: me,
  });
  const of = (tab: string) => {
    const row = rows.find((each) => each.tab === tab);
    return row ? { post: row.post_id, at: row.noted_at } : NOWHERE;
  };
  return { friends: of('friends'), global: of('global') };
}

async function writePosition(
  { db, clock }: { db: Knex; clock: Clock },
  me: string,
  { tab, post }: { tab: 'friends' | 'global'; post: string },
): Promise<void> {
  await db('feed_positions')
    .insert({ user_id: me, tab, post_id: post, noted_at: clock.now() })
    .onConflict(['user_id', 'tab'])
    .merge();
}
