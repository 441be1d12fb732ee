import type { FeedItem } from '@plaza/api-contract';
import { sendForm, type aForm } from '../../media/testing/aForm.ts';
import type { TestServer } from '../../testing/testPlaza.ts';

interface PostOptions {
  context?: string;
  sharing?: 1 | 2;
  clientId?: string;
  more?: Parameters<typeof aForm>[0];
}

/** A post by this person, sent as a browser sends it. */
export async function aPost(
  server: TestServer,
  author: { id: string },
  { context = 'The lamps are on.', sharing = 1, clientId, more = [] }: PostOptions = {},
): Promise<FeedItem> {
  const entries = [
    ['context', context],
    ['sharing', String(sharing)],
    ...(clientId ? [['clientId', clientId] as const] : []),
    ...more,
  ] as const;
  const answer = await sendForm<{ post: FeedItem }>(server.as(author), '/api/content', entries);
  if (answer.status !== 200) throw new Error(`The post was refused: ${JSON.stringify(answer.body)}`);
  return answer.body.post;
}
