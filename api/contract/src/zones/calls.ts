import { z } from 'zod';
import { defineCall } from '../defineCall.ts';

export const Zone = z
  .object({
    name: z.string(),
    path: z.string(),
    image: z.string().nullable(),
    hour: z.string(),
    palette: z.array(z.string()),
  })
  .meta({ id: 'Zone' });
export type Zone = z.infer<typeof Zone>;

export const zonesCalls = {
  'GET /zones': defineCall({
    summary: 'The places of this plaza',
    access: 'member',
    answer: z.array(Zone),
    example: [
      {
        name: 'Castle Zone',
        path: '/zones/castle',
        image: null,
        hour: 'blue hour, torches',
        palette: ['#0C1430', '#3B5A8F', '#4A5A3A', '#8A8FA3', '#FFA24D'],
      },
    ],
  }),
};
