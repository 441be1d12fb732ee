import { z } from 'zod';
import { defineCall } from '../defineCall.ts';
import { filledText } from '../text.ts';
import { FoundPerson, Profile } from './user.ts';

const byUsername = z.object({ username: filledText(60) });

export const usersCalls = {
  'GET /profile': defineCall({
    summary: 'Your own profile',
    access: 'member',
    answer: Profile,
    example: { name: 'Basalt Okoro', username: 'basalt', profile: null },
  }),
  'GET /profile/:username': defineCall({
    summary: 'The profile of a member',
    access: 'member',
    params: byUsername,
    answer: Profile,
    example: { name: 'Cedar Novak', username: 'cedar', profile: null },
    errors: ['users.unknown'],
  }),
  'GET /chat/search/:username': defineCall({
    summary: 'Members whose name or username contains the text, nearest first',
    access: 'member',
    params: byUsername,
    answer: z.array(FoundPerson),
    example: [{ id: '3', name: 'Cedar Novak', username: 'cedar', profile: null }],
  }),
};
