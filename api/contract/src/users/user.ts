import { z } from 'zod';
import { Role } from './role.ts';

/** The person as login answers it. */
export const SessionUser = z
  .object({
    id: z.string(),
    name: z.string(),
    username: z.string(),
    email: z.string(),
    is_admin: z.boolean(),
    /** True for who looks around with the demo: gone after a day. */
    is_demo: z.boolean().optional(),
    /** The address of their picture, for who has one. */
    profile: z.string().optional(),
    /** What they may do besides, who are no administrators. */
    role: Role.optional(),
  })
  .meta({ id: 'SessionUser' });
export type SessionUser = z.infer<typeof SessionUser>;

export const FoundPerson = z
  .object({ id: z.string(), name: z.string(), username: z.string(), profile: z.string().nullable() })
  .meta({ id: 'FoundPerson' });
export type FoundPerson = z.infer<typeof FoundPerson>;
