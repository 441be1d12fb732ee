import type { FeedItem } from '@plaza/api-contract';
import type { ApiClient } from '@plaza/shell-contract';
import type { Attachment } from './Attachment.ts';
import type { Draft } from './draft.ts';

/**
 * An earlier try had arrived and its answer had not: the post says what was written then. What has been changed since
 * goes after it.
 */
export async function catchUp(
  api: ApiClient,
  post: FeedItem,
  { text, sharing, list }: Pick<Draft, 'text' | 'sharing'> & { list: readonly Attachment[] },
): Promise<void> {
  const media = list.flatMap(({ media: one }) => (one ? [{ id: one.id }] : []));
  const saysIt = plain(post.context) === plain(text) && post.sharing === sharing;
  const isShown = post.media.map(({ id }) => id).join() === media.map(({ id }) => id).join();
  if (saysIt && isShown) return;
  await api.call('PUT /content/:id', { params: { id: post.ID }, body: { context: text, sharing, media } });
}

/** A form sends its line ends as networks write them. */
function plain(text: string): string {
  return text.replace(/\r\n?/g, '\n').trim();
}
