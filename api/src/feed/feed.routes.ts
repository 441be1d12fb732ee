import { prepared } from '../db/prepared.ts';
import { seesPost } from '../friends/visiblePosts.ts';
import type { Slice } from '../http/slice.ts';
import type { ChannelKind } from '../realtime/channels.ts';
import { GLOBAL_CHANNEL } from './announce.ts';
import { answersRoutes } from './answers.routes.ts';
import { commentsRoutes } from './comments/comments.routes.ts';
import { feedsRoutes } from './feeds.routes.ts';
import { mediaWordsRoutes } from './mediaWords.routes.ts';
import { postsRoutes } from './posts.routes.ts';
import { reportsRoutes } from './reports/reports.routes.ts';
import { samplePicturesJob } from './seed/seedFeed.ts';

/** Posts, the lists they stand in, what people answer to them, and where the hub tells of it. */
export const feedRoutes: Slice = (on, plaza) => {
  for (const routes of [
    postsRoutes,
    mediaWordsRoutes,
    feedsRoutes,
    answersRoutes,
    commentsRoutes,
    reportsRoutes,
  ])
    routes(on, plaza);

  on.job(samplePicturesJob);

  plaza.hub.openChannels({ prefix: GLOBAL_CHANNEL, mayEnter: (_, rest) => rest === '' });
  plaza.hub.openChannels(postChannels);
};

// $1 are people, $2 the post.
const MAY_READ = prepared<{ id: string }>(`
  select v.id from unnest($1::bigint[]) as v (id)
  cross join lateral (
    select from posts p join users a on a.id = p.author_id where p.id = $2 and ${seesPost('v.id', 'p', 'a')}) as seen`);

// The same for pairs: of each the person, the post, and whether they may.
const MAY_READ_EACH = prepared<{ may: boolean }>(`
  select exists (
    select from posts p join users a on a.id = p.author_id where p.id = w.post_id and ${seesPost('w.id', 'p', 'a')}) as may
  from unnest($1::bigint[], $2::bigint[]) with ordinality as w (id, post_id, place) order by w.place`);

const POSTS_OF = prepared<{ id: string }>(
  'select id from posts where author_id = $1 and id = any($2::bigint[])',
);

const isId = (rest: string) => /^[1-9]\d{0,17}$/.test(rest);

/** Who may read a post hears there what is answered to it. */
const postChannels: ChannelKind = {
  prefix: 'post-',
  mayEnter: async (userId, rest, db) => isId(rest) && (await MAY_READ(db, [[userId], rest])).length > 0,
  async mayEnterAt(asked, db) {
    const ids = asked.map(({ rest }) => (isId(rest) ? rest : '0'));
    return (await MAY_READ_EACH(db, [asked.map(({ userId }) => userId), ids])).map(({ may }) => may);
  },
  ownOf: async (userId, rests, db) => (await POSTS_OF(db, [userId, rests.filter(isId)])).map(({ id }) => id),
};
