import { FEED_PAGE } from '@plaza/api-contract';
import { prepared } from '../db/prepared.ts';
import { notMuted, seesWordsOf } from '../friends/visiblePeople.ts';
import { friendsPosts } from './friendsPosts.ts';
import {
  belowCursor,
  BESIDE_POST,
  notHidden,
  POST_COLUMNS,
  type PostMediaRow,
  type PostRow,
} from './postRows.ts';
import { seesPost } from '../friends/visiblePosts.ts';

// $1 is who looks, $2 the post above the page or null, $3 whose posts or which tag.

/** Everybody's public posts. */
export const GLOBAL_FEED = `
  select ${POST_COLUMNS} from posts p ${BESIDE_POST}
  where p.sharing = 1 and p.deleted_at is null and ${belowCursor('p.id')}
    and ${seesWordsOf('$1', 'a')} and ${notMuted('$1', 'p.author_id')} and ${notHidden('p.id')}
  order by p.id desc limit ${FEED_PAGE}`;

/** One's own posts and those of one's friends: see friendsPosts. */
export const FRIENDS_FEED = `
  with ${friendsPosts({ within: belowCursor, most: FEED_PAGE, own: true })}
  select ${POST_COLUMNS} from found join posts p on p.id = found.id ${BESIDE_POST}
  order by p.id desc`;

/** The posts of $3. Those one has hidden are shown: this is where one looks for them. */
export const PERSON_FEED = `
  select ${POST_COLUMNS} from posts p ${BESIDE_POST}
  where p.author_id = $3 and ${belowCursor('p.id')} and ${seesPost('$1', 'p', 'a')}
  order by p.id desc limit ${FEED_PAGE}`;

export const TAG_FEED = `
  select ${POST_COLUMNS} from post_tags t join posts p on p.id = t.post_id ${BESIDE_POST}
  where t.tag = $3 and ${belowCursor('t.post_id')} and ${seesPost('$1', 'p', 'a')}
    and ${notMuted('$1', 'p.author_id')} and ${notHidden('p.id')}
  order by t.post_id desc limit ${FEED_PAGE}`;

/** Of the posts $2, those one may read. In no order. */
export const POSTS_BY_ID = `
  select ${POST_COLUMNS} from posts p ${BESIDE_POST}
  where p.id = any($2::bigint[]) and ${seesPost('$1', 'p', 'a')}`;

export const MEDIA_OF_POSTS = `
  select pm.post_id, m.id, m.kind, m.alt, m.width, m.height, m.seconds, m.placeholder, m.files, m.is_public
  from post_media pm join media m on m.id = pm.media_id
  where pm.post_id = any($1::bigint[]) order by pm.post_id, pm.place`;

/** Nobody counts new posts beyond this. */
export const MOST_NEW_POSTS = 40;
const aboveCursor = (id: string) => `${id} > $2::bigint`;

const ownAbove = (circle: string) => `exists (
  select from posts p where p.author_id = $1 and ${circle} p.deleted_at is null and ${aboveCursor('p.id')})`;

/** How many posts of others there are above $2; one more than the most stands for "more". And whether there are own ones. */
export const NEW_GLOBAL_POSTS = `
  select count(*)::int as count, ${ownAbove('p.sharing = 1 and')} as own from (
    select from posts p join users a on a.id = p.author_id
    where p.sharing = 1 and p.deleted_at is null and ${aboveCursor('p.id')} and p.author_id <> $1
      and ${seesWordsOf('$1', 'a')} and ${notMuted('$1', 'p.author_id')} and ${notHidden('p.id')}
    limit ${MOST_NEW_POSTS + 1}) as news`;

export const NEW_FRIENDS_POSTS = `
  with ${friendsPosts({ within: aboveCursor, most: MOST_NEW_POSTS + 1, own: false })}
  select count(*)::int as count, ${ownAbove('')} as own from found`;

interface NewPostCount {
  count: number;
  own: boolean;
}

export const readGlobal = prepared<PostRow>(GLOBAL_FEED);
export const readFriends = prepared<PostRow>(FRIENDS_FEED);
export const readPerson = prepared<PostRow>(PERSON_FEED);
export const readTag = prepared<PostRow>(TAG_FEED);
export const readPosts = prepared<PostRow>(POSTS_BY_ID);
export const readMedia = prepared<PostMediaRow>(MEDIA_OF_POSTS);
export const countNewGlobalPosts = prepared<NewPostCount>(NEW_GLOBAL_POSTS);
export const countNewFriendsPosts = prepared<NewPostCount>(NEW_FRIENDS_POSTS);
