import { calls, type Notification } from '@plaza/api-contract';
import { amber, basalt, cedar } from './people.ts';

const actor = ({ id, name, username, profile }: typeof amber) => ({ id, name, username, profile });

export const actors = [actor(amber), actor(basalt), actor(cedar)] as const;

/** A notification of which the test says only what matters. */
export function aNotice(but: Partial<Notification> = {}): Notification {
  const [example] = calls['GET /notifications'].example.items;
  const { id = example.id } = but;
  return { ...example, excerpt: null, cursor: `after ${id}`, ...but };
}

/** A bell's list as it looks on a good evening. */
export const someNotices: Notification[] = [
  aNotice({
    id: '15',
    kind: 'reaction',
    stars: 5,
    emoji: '🔥',
    actors: [...actors],
    actor_count: 5,
    excerpt: 'Low tide at the pier, and every lantern twice.',
    path: '/post/41',
    comment_id: null,
  }),
  aNotice({ id: '14', kind: 'request', actors: [actors[2]], post_id: null, path: '/friends?tab=requests' }),
  aNotice({ id: '13', actors: [actors[0], actors[1]], actor_count: 2, excerpt: 'I saw them from the tram.' }),
  aNotice({
    id: '9',
    kind: 'accepted',
    actors: [actors[1]],
    post_id: null,
    path: '/user/basalt',
    is_read: true,
    at: '2026-11-18T08:00:00.000Z',
  }),
  aNotice({
    id: '8',
    kind: 'mention',
    actors: [actors[0]],
    excerpt: 'Ask @juniper, who knows every boat by its bell.',
    path: '/post/37',
    is_read: true,
    at: '2026-11-17T08:00:00.000Z',
  }),
];
