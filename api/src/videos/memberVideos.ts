import { shortened, VIDEO_LIMITS, type Video as VideoAnswer } from '@plaza/api-contract';
import type { Knex } from 'knex';
import { seesPost } from '../friends/visiblePosts.ts';
import { notMuted } from '../friends/visiblePeople.ts';
import type { MediaRow } from '../media/media.presenter.ts';
import type { MediaService } from '../media/openMedia.ts';
import { captionsOf } from './setCaptions.ts';
import type { MemberVideo } from './MemberVideo.ts';

const MOST_SHOWN = 100;

interface ShownRow extends MediaRow {
  video_id: string;
  /** What its post says: the title, until its author has changed that. */
  context: string;
  video_kind: 'file' | 'sphere';
  post_id: string;
  owner_id: string;
  name: string;
  username: string;
  picture: string | null;
  has_left: boolean;
  stars: number | null;
  stars_sum: number | null;
  comments: number | null;
  shares: number | null;
  views: number | null;
}

const SHOWN = `
  select v.id as video_id, p.context, v.kind as video_kind, v.post_id, v.owner_id,
    a.name, a.username, a.picture, a.deleted_at is not null as has_left,
    c.stars, c.stars_sum, c.comments, c.shares, w.views,
    m.id, m.kind, m.alt, m.width, m.height, m.seconds, m.placeholder, m.files, m.is_public
  from member_videos v
  join posts p on p.id = v.post_id join users a on a.id = p.author_id
  join post_media pm on pm.post_id = p.id and pm.media_id = v.media_id join media m on m.id = v.media_id
  left join post_counts c on c.post_id = p.id left join video_view_counts w on w.video_id = v.id::text
  where ${seesPost(':me', 'p', 'a')} and ${notMuted(':me', 'a.id')}
    and not exists (select from hidden_posts h where h.user_id = :me and h.post_id = p.id)`;

interface Viewing {
  media: Pick<MediaService, 'present'>;
  db: Knex;
  me: string;
}

/** Members' videos as far as one may read the posts that they are: one's own unfinished ones, then the newest. */
export async function listMemberVideos({ media, db, me }: Viewing): Promise<VideoAnswer[]> {
  const unfinished: MemberVideo[] = await db('member_videos')
    .where({ owner_id: me })
    .whereNot({ state: 'ready' })
    .orderBy('created_at', 'desc');
  const { rows } = await db.raw(`${SHOWN} order by p.created_at desc, p.id desc limit ${MOST_SHOWN}`, { me });
  return [...unfinished.map(presentUnfinished), ...rows.map((row: ShownRow) => presentShown(media, me, row))];
}

/** One of them, as its owner sees it. */
export async function readMemberVideo({ media, db, me }: Viewing, video: MemberVideo): Promise<VideoAnswer> {
  const { rows } = await db.raw(`${SHOWN} and v.id = :id`, { me, id: video.id });
  return rows[0] ? presentShown(media, me, rows[0]) : presentUnfinished(video);
}

/** Whether it is there for this person. */
export async function isShown({ db, me }: Omit<Viewing, 'media'>, id: string): Promise<boolean> {
  const { rows } = await db.raw(`${SHOWN} and v.id = :id`, { me, id });
  return rows.length > 0;
}

function presentUnfinished({ id, title, kind, state, why }: MemberVideo): VideoAnswer {
  return { URL: '', VideoID: id, Title: title, kind, state, isOwn: true, ...(why === null ? {} : { why }) };
}

function presentShown(media: Viewing['media'], me: string, row: ShownRow): VideoAnswer {
  const { url, poster } = media.present(row, me);
  const has = (name: string) => row.files.some((file) => file.name === name);
  const captions = captionsOf(row.files);
  const beside = (name: string) => url.replace(/[^/?]+(?=$|\?)/, name);
  const person = { id: String(row.owner_id), name: row.name, username: row.username, profile: row.picture };
  const count = row.stars ?? 0;
  return {
    URL: url,
    VideoID: row.video_id,
    Title: shortened(row.context, VIDEO_LIMITS.titleLength),
    kind: row.video_kind,
    state: 'ready',
    isOwn: String(row.owner_id) === me,
    views: row.views ?? 0,
    ...(poster === null ? {} : { poster }),
    ...(captions === undefined ? {} : { captions: beside(captions) }),
    // The pieces are asked for by name alone, and a private one needs a signature.
    ...(has('hls.m3u8') && row.is_public ? { hls: beside('hls.m3u8') } : {}),
    ...(row.has_left ? {} : { by: person }),
    post: {
      id: String(row.post_id),
      stars: count > 0 ? Math.round(((row.stars_sum ?? 0) / count) * 100) / 100 : null,
      comments: row.comments ?? 0,
      shares: row.shares ?? 0,
    },
  };
}
