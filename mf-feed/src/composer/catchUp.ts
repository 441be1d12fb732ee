import type { FeedItem } from '@plaza/api-contract';
import type { ApiClient } from '@plaza/shell-contract';
import { seenOf } from '../post/seenOf.ts';
import type { Attachment } from './Attachment.ts';
import type { Draft } from './draft.ts';

type Sent = Required<Pick<Draft, 'text' | 'sharing' | 'firstFor' | 'tried'>> & {
  list: readonly Attachment[];
};

/**
 * An earlier try had arrived and its answer had not: the post says what was written then. What has been changed since
 * goes after it; but it is for no more people than was chosen on another device. Words and pictures that were put there
 * stay: false where others would have to go over them.
 */
export async function catchUp(api: ApiClient, post: FeedItem, draft: Sent): Promise<boolean> {
  const { text, list, tried } = draft;
  const media = list.flatMap(({ media: one }) => (one ? [{ id: one.id }] : []));
  const [now, there] = [asTried(text, media), asTried(post.context, post.media)];
  const isOfOthers = post.edited_at !== null && ![now, ...tried].includes(there);
  if (isOfOthers && now !== tried[0]) return false;
  const sharing = draft.sharing === 2 || post.sharing === draft.firstFor ? draft.sharing : post.sharing;
  const isSaid = isOfOthers || now === there;
  if (isSaid && post.sharing === sharing) return true;
  const body = isSaid ? { sharing } : { context: text, sharing, media, basedOn: seenOf(post) };
  await api.call('PUT /content/:id', { params: { id: post.ID }, body });
  return true;
}

/** What a try says and shows, to be compared. A form sends its line ends as networks write them. */
export function asTried(text: string, media: readonly { id: string }[]): string {
  return [...media.map(({ id }) => id), text.replace(/\r\n?/g, '\n').trim()].join('\n');
}
