import { z } from 'zod';
import { FoundPerson } from '../users/user.ts';

/** `requested`: I asked them. `asked`: they asked me. */
export const Friendship = z.enum(['self', 'none', 'requested', 'asked', 'friends']);
export type Friendship = z.infer<typeof Friendship>;

/** A person in a list, and how near they are. */
export const PersonCard = z
  .object({
    ...FoundPerson.shape,
    organisation: z.string().nullable(),
    friendship: Friendship,
    /** Friends that both have. */
    mutual_count: z.int(),
  })
  .meta({ id: 'PersonCard' });
export type PersonCard = z.infer<typeof PersonCard>;

export const personCardExample: PersonCard = {
  id: '2',
  name: 'Basalt Okoro',
  username: 'basalt',
  profile: null,
  organisation: 'Harbour Light Radio',
  friendship: 'friends',
  mutual_count: 4,
};
