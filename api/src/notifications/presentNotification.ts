import type { Notification, ToldKind } from '@plaza/api-contract';
import { cursorOf } from '../http/cursor.ts';

export interface NotificationRow {
  id: string;
  kind: ToldKind;
  /** Null where it is the moderators who speak. */
  actors: Notification['actors'] | null;
  actor_count: number;
  has_more_actors: boolean;
  post_id: string | null;
  comment_id: string | null;
  excerpt: string | null;
  /** The slug of the zone it is about. */
  zone: string | null;
  /** The match that it leads to. */
  match: string | null;
  emoji: string | null;
  stars: number | null;
  position: string;
  happened_at: Date;
  read_at: Date | null;
}

export function presentNotification(row: NotificationRow): Notification {
  const { id, kind, actor_count, has_more_actors, post_id, comment_id, excerpt, emoji, stars } = row;
  const group = {
    id,
    kind,
    actors: row.actors ?? [],
    actor_count,
    has_more_actors,
    post_id,
    comment_id,
    excerpt,
    emoji,
    stars,
  };
  return {
    ...group,
    path: pathOf(row),
    is_read: row.read_at !== null,
    at: row.happened_at.toISOString(),
    cursor: cursorOf('news', row.position),
  };
}

function pathOf({ kind, post_id, comment_id, actors, zone, match }: NotificationRow): string {
  if (post_id) return `/post/${post_id}${comment_id ? `?comment=${comment_id}` : ''}`;
  if (kind === 'reported') return '/admin/reports';
  if (kind === 'appealed') return '/admin/reports?state=appealed';
  if (kind === 'reviewed' || kind === 'decided') return '/reports';
  if (kind.startsWith('zone-')) return zone ? `/zones/u/${zone}` : '/zones';
  if (kind === 'match-invite') return match ? `/play/match/${match}` : '/games';
  if (kind === 'request') return '/friends?tab=requests';
  const [only, ...others] = actors ?? [];
  return only && others.length === 0 ? `/user/${only.username}` : '/friends';
}
