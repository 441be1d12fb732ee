import { z } from 'zod';
import { defineCall } from '../defineCall.ts';
import { madeZoneCalls } from './madeCalls.ts';

export const Zone = z
  .object({
    name: z.string(),
    path: z.string(),
    image: z.string().nullable(),
    hour: z.string(),
    palette: z.array(z.string()),
    /** How many are in it now, in all its copies. */
    people: z.int().optional(),
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
  'GET /zones/scenes/:scene': defineCall({
    summary: 'One place by the last part of its address, those of the older list too',
    access: 'member',
    params: z.object({ scene: z.string().regex(/^[a-z-]{1,40}$/) }),
    answer: Zone,
    example: {
      name: 'Castle Zone',
      path: '/zones/castle',
      image: null,
      hour: 'blue hour, torches',
      palette: ['#0C1430', '#3B5A8F', '#4A5A3A', '#8A8FA3', '#FFA24D'],
      people: 3,
    },
    errors: ['zones.unknown'],
  }),
  ...madeZoneCalls,
};
