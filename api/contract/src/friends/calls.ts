import { z } from 'zod';
import { defineCall } from '../defineCall.ts';
import { filledText } from '../text.ts';
import { Friendship, PersonCard, personCardExample } from './person.ts';

const byUsername = z.object({ username: filledText(60) });
/** It says where the last one stood, by name. */
const page = z.object({ cursor: filledText(1200).optional() });

const People = z.object({
  items: z.array(PersonCard),
  /** The `cursor` of the next page; null on the last. */
  next: z.string().nullable(),
});
const peopleExample = { items: [personCardExample], next: null };

/** How the two stand to each other after the call. */
const Standing = z.object({ username: z.string(), friendship: Friendship }).meta({ id: 'Standing' });
const standing = (friendship: z.infer<typeof Friendship>) => ({ username: 'basalt', friendship });

const Hidden = z.object({ username: z.string(), is_muted: z.boolean(), is_blocked: z.boolean() });

export const friendsCalls = {
  'GET /friends': defineCall({
    summary: 'Your friends, by name',
    access: 'member',
    query: page,
    answer: People,
    example: peopleExample,
  }),
  'GET /friends/of/:username': defineCall({
    summary: 'The friends of a member, by name',
    access: 'member',
    params: byUsername,
    query: page,
    answer: People,
    example: peopleExample,
    errors: ['users.unknown'],
  }),
  'GET /friends/requests': defineCall({
    summary: 'Who asks to be your friend, and whom you have asked; newest first',
    access: 'member',
    answer: z.object({ incoming: z.array(PersonCard), outgoing: z.array(PersonCard) }),
    example: { incoming: [{ ...personCardExample, friendship: 'asked' }], outgoing: [] },
  }),
  'GET /friends/suggestions': defineCall({
    summary: 'People you may know: friends of your friends, those with most mutual friends first',
    access: 'member',
    answer: z.array(PersonCard),
    example: [{ ...personCardExample, friendship: 'none' }],
  }),
  'DELETE /friends/suggestions/:username': defineCall({
    summary: 'Suggest this person no more',
    access: 'member',
    params: byUsername,
    answer: z.object({ username: z.string() }),
    example: { username: 'basalt' },
    errors: ['users.unknown'],
  }),
  'PUT /friends/requests/:username': defineCall({
    summary: 'Ask a member to be your friend, or accept when they have asked you. Twice is once',
    access: 'member',
    params: byUsername,
    /** With `accept` nobody is asked: what was declined or withdrawn meanwhile stays so. */
    query: z.object({ only: z.literal('accept').optional() }),
    answer: Standing,
    example: standing('requested'),
    errors: [
      'users.unknown',
      'friends.yourself',
      'friends.not-for-demo',
      'friends.too-many',
      'moderation.muted',
    ],
  }),
  'DELETE /friends/requests/:username': defineCall({
    summary: 'Decline a request, or withdraw your own',
    access: 'member',
    params: byUsername,
    answer: Standing,
    example: standing('none'),
    errors: ['users.unknown'],
  }),
  'DELETE /friends/:username': defineCall({
    summary: 'End a friendship',
    access: 'member',
    params: byUsername,
    answer: Standing,
    example: standing('none'),
    errors: ['users.unknown'],
  }),
  'GET /people/hidden': defineCall({
    summary: 'Whom you have muted and whom you have blocked, newest first',
    access: 'member',
    answer: z.object({ muted: z.array(PersonCard), blocked: z.array(PersonCard) }),
    example: { muted: [], blocked: [{ ...personCardExample, friendship: 'none' }] },
  }),
  'PUT /people/:username/mute': defineCall({
    summary: 'See no more of somebody in feeds and notifications; they are not told',
    access: 'member',
    params: byUsername,
    answer: Hidden,
    example: { username: 'basalt', is_muted: true, is_blocked: false },
    errors: ['users.unknown', 'friends.yourself'],
  }),
  'DELETE /people/:username/mute': defineCall({
    summary: 'Unmute somebody',
    access: 'member',
    params: byUsername,
    answer: Hidden,
    example: { username: 'basalt', is_muted: false, is_blocked: false },
    errors: ['users.unknown'],
  }),
  'PUT /people/:username/block': defineCall({
    summary: 'Block somebody: neither sees the other anywhere, and a friendship ends',
    access: 'member',
    params: byUsername,
    answer: Hidden,
    example: { username: 'basalt', is_muted: false, is_blocked: true },
    errors: ['users.unknown', 'friends.yourself', 'http.too-many'],
  }),
  'DELETE /people/:username/block': defineCall({
    summary: 'Unblock somebody',
    access: 'member',
    params: byUsername,
    answer: Hidden,
    example: { username: 'basalt', is_muted: false, is_blocked: false },
    errors: ['users.unknown', 'http.too-many'],
  }),
};
