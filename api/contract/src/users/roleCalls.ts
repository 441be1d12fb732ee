import { z } from 'zod';
import { defineCall } from '../defineCall.ts';
import { POWERS } from './powers.ts';

export const roleCalls = {
  'GET /roles/mine': defineCall({
    summary: 'Which parts of the administration are open to you',
    access: 'member',
    answer: z.object({ may: z.array(z.enum(POWERS)) }),
    example: { may: [...POWERS] },
  }),
};
