import { prepared } from '../db/prepared.ts';
import type { ChannelKind } from '../realtime/channels.ts';
import { seesPost } from '../friends/visiblePosts.ts';

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
export const postChannels: ChannelKind = {
  prefix: 'post-',
  mayEnter: async (userId, rest, db) => isId(rest) && (await MAY_READ(db, [[userId], rest])).length > 0,
  async mayEnterAt(asked, db) {
    const ids = asked.map(({ rest }) => (isId(rest) ? rest : '0'));
    return (await MAY_READ_EACH(db, [asked.map(({ userId }) => userId), ids])).map(({ may }) => may);
  },
  ownOf: async (userId, rests, db) => (await POSTS_OF(db, [userId, rests.filter(isId)])).map(({ id }) => id),
};
