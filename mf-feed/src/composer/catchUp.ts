import type { FeedItem } from '@plaza/api-contract';
import type { ApiClient } from '@plaza/shell-contract';
import type { Attachment } from './Attachment.ts';
import type { Draft } from './draft.ts';
import { seenOf } from './seenOf.ts';

type Sent = Required<Pick<Draft, 'text' | 'sharing' | 'firstFor' | 'tried'>> & {
  list: readonly Attachment[];
};

/**
 * An earlier try had arrived and its answer had not: the post says what was written then. What has been changed since
 * goes after it; but it is for no more people than was chosen on another device. Words that were written there stay:
 * false where others would have to go over them.
 */
export async function catchUp(api: ApiClient, post: FeedItem, draft: Sent): Promise<boolean> {
  const { text, list, tried } = draft;
  const says = (words: string) => plain(post.context) === plain(words);
  if (post.edited_at !== null && ![text, ...tried].some(says)) return plain(text) === plain(tried[0] ?? '');
  const sharing = draft.sharing === 2 || post.sharing === draft.firstFor ? draft.sharing : post.sharing;
  const media = list.flatMap(({ media: one }) => (one ? [{ id: one.id }] : []));
  const isShown = post.media.map(({ id }) => id).join() === media.map(({ id }) => id).join();
  if (says(text) && post.sharing === sharing && isShown) return true;
  const body = { context: text, sharing, media, basedOn: seenOf(post) };
  await api.call('PUT /content/:id', { params: { id: post.ID }, body });
  return true;
}

/** A form sends its line ends as networks write them. */
function plain(text: string): string {
  return text.replace(/\r\n?/g, '\n').trim();
}
