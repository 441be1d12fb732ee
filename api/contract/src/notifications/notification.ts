import { z } from 'zod';
import { ALWAYS_TOLD, NOTIFICATION_KINDS } from './kinds.ts';

export const NotificationKind = z.enum(NOTIFICATION_KINDS);
export type NotificationKind = z.infer<typeof NotificationKind>;

const ToldKind = z.enum([...NOTIFICATION_KINDS, ...ALWAYS_TOLD]);
export type ToldKind = z.infer<typeof ToldKind>;

const Actor = z.object({
  id: z.string(),
  name: z.string(),
  username: z.string(),
  profile: z.string().nullable(),
});

/** What happened, told once for all who did it: "Amber and 3 others commented on your post". */
export const Notification = z
  .object({
    id: z.string(),
    kind: ToldKind,
    /** Who did it last, newest first, three at most. Nobody, where it is the moderators who speak. */
    actors: z.array(Actor),
    /** `MOST_ACTORS_COUNTED` stands for more as well. */
    actor_count: z.int(),
    /** Not all were looked at: there are so many, or more. */
    has_more_actors: z.boolean().optional(),
    /** The post it is about; null for friendship. */
    post_id: z.string().nullable(),
    /** The newest comment of it. */
    comment_id: z.string().nullable(),
    /** The beginning of the post or the comment. */
    excerpt: z.string().nullable(),
    /** The newest feeling of a reaction, and its stars. */
    emoji: z.string().nullable(),
    stars: z.int().nullable(),
    /** The address within Plaza that it leads to. */
    path: z.string(),
    is_read: z.boolean(),
    at: z.date().or(z.string()),
    /** Where the next page begins after it. */
    cursor: z.string(),
  })
  .meta({ id: 'Notification' });
export type Notification = z.infer<typeof Notification>;

export const notificationExample: Notification = {
  id: '12',
  kind: 'comment',
  actors: [{ id: '1', name: 'Amber Lindqvist', username: 'amber', profile: null }],
  actor_count: 1,
  post_id: '41',
  comment_id: '7',
  excerpt: 'I saw them from the tram.',
  emoji: null,
  stars: null,
  path: '/post/41?comment=7',
  is_read: false,
  at: '2026-11-20T18:34:00.000Z',
  cursor: 'bjoyMg',
};
