import { z } from 'zod';
import { defineCall } from '../defineCall.ts';

export const platformCalls = {
  'GET /fetch': defineCall({
    summary: 'The version of this installation',
    access: 'public',
    answer: z.object({
      status: z.literal(200),
      data: z.object({ version: z.string(), message: z.string() }),
    }),
    example: { status: 200, data: { version: '1.0.0', message: 'Plaza is running.' } },
  }),
};
