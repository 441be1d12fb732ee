import { z } from 'zod';
import { defineCall } from '../defineCall.ts';
import { ACHIEVEMENTS } from './achievements.ts';

export const EarnedAchievement = z
  .object({ kind: z.enum(ACHIEVEMENTS), at: z.string() })
  .meta({ id: 'EarnedAchievement' });
export type EarnedAchievement = z.infer<typeof EarnedAchievement>;

export const achievementCalls = {
  'GET /achievements/:username': defineCall({
    summary: 'What somebody has earned by playing, the latest first',
    access: 'member',
    params: z.object({ username: z.string().max(60) }),
    answer: z.array(EarnedAchievement),
    example: [{ kind: 'first-run', at: '2026-11-22T15:20:00.000Z' }],
    errors: ['users.unknown'],
  }),
};
