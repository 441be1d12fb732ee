import { z } from 'zod';
import { defineCall } from '../defineCall.ts';

export const DeviceType = z.enum(['mobile', 'pc']);

export const Game = z
  .object({
    id: z.string(),
    url: z.string(),
    title: z.string(),
    width: z.number(),
    height: z.number(),
    isFavorited: z.boolean(),
  })
  .meta({ id: 'Game' });
export type Game = z.infer<typeof Game>;

export const gamesCalls = {
  'POST /games': defineCall({
    summary: 'The games that run on this kind of device',
    access: 'public',
    body: z.strictObject({ deviceType: DeviceType }),
    answer: z.array(Game),
    example: [
      {
        id: '1',
        url: '/arcade/lantern-drop/',
        title: 'Lantern Drop',
        width: 800,
        height: 600,
        isFavorited: false,
      },
    ],
  }),
};
