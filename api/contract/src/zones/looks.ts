import { z } from 'zod';

const colour = z.string().regex(/^#[0-9a-f]{6}$/i);

/** What somebody looks like in a zone. 'Avatar 1' of the form is a person, 'Avatar 2' a robot. */
export const Looks = z
  .strictObject({
    kind: z.enum(['person', 'robot']),
    skin: colour,
    hair: colour,
    top: colour,
    bottom: colour,
    accent: colour,
    hairStyle: z.enum(['bun', 'short', 'long', 'curls', 'none']),
    hat: z.enum(['none', 'cap', 'beanie', 'pointed', 'crown', 'flower']),
  })
  .meta({ id: 'Looks' });
export type Looks = z.infer<typeof Looks>;
