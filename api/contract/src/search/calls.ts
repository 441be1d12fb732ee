import { z } from 'zod';
import { defineCall } from '../defineCall.ts';
import { feedItemExample } from '../feed/examples.ts';
import { FeedItem } from '../feed/post.ts';
import { PersonCard, personCardExample } from '../friends/person.ts';
import { filledText } from '../text.ts';
import { FoundPerson } from '../users/user.ts';

const q = filledText(60);
const cursor = filledText(120).optional();
/** The `cursor` of the next page; null on the last. */
const next = z.string().nullable();

export const searchCalls = {
  'GET /chat/search/:username': defineCall({
    summary: 'Members by the beginning of a name or username, or nearly so; those near to you first',
    access: 'member',
    params: z.object({ username: q }),
    answer: z.array(FoundPerson),
    example: [{ id: '3', name: 'Cedar Novak', username: 'cedar', profile: null }],
  }),
  'GET /search/people': defineCall({
    summary: 'The same, with how near each of them is, page by page',
    access: 'member',
    query: z.object({ q, cursor }),
    answer: z.object({ items: z.array(PersonCard), next }),
    example: { items: [personCardExample], next: null },
  }),
  'GET /search/posts': defineCall({
    summary: 'Posts you may read that hold every word, the last perhaps only begun; newest first',
    access: 'member',
    query: z.object({ q, cursor }),
    answer: z.object({ items: z.array(FeedItem), next }),
    example: { items: [feedItemExample], next: null },
  }),
  'GET /search/tags': defineCall({
    summary:
      'Tags that begin so, and how many posts you may read have them (50: that many or more); most used first',
    access: 'member',
    query: z.object({ q }),
    answer: z.object({ items: z.array(z.object({ tag: z.string(), posts: z.int() })) }),
    example: { items: [{ tag: 'lanterns', posts: 3 }] },
  }),
};
