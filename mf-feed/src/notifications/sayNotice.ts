import type { Notification } from '@plaza/api-contract';
import { MOST_ACTORS_COUNTED, roundBelow } from '@plaza/api-contract/values';
import type { Words } from '@plaza/design-system';
import type { noticeWords } from './words.ts';

export type NoticeWords = Words<(typeof noticeWords)['base']>;

/** "Amber, Basalt and 3 others gave your post stars": who first, and what they did. */
export function sayNotice(t: NoticeWords, notice: Notification): string {
  const { kind, stars, actor_count: count } = notice;
  const who = sayActors(t, notice);
  if (kind === 'reaction' && stars) return t.starred({ count, who, stars: t.stars({ count: stars }) });
  // A server that is newer than this remote may tell what it has no sentence for.
  const say: NoticeWords[typeof kind] | undefined = t[kind];
  return say ? say({ count, who }) : t.unknown;
}

/** Two by name; of more than three, how many more. */
function sayActors(t: NoticeWords, { actors, actor_count, has_more_actors }: Notification): string {
  const [first = t.somebody, second, third] = actors.map(({ name }) => name);
  if (second === undefined) return first;
  if (actor_count === 2) return t.two({ first, second });
  if (actor_count === 3 && third !== undefined) return t.three({ first, second, third });
  const count = actor_count - 2;
  // A server that is older than this remote says it by the number alone.
  return has_more_actors || actor_count >= MOST_ACTORS_COUNTED
    ? t.crowd({ first, second, count: roundBelow(count) })
    : t.many({ first, second, count });
}
