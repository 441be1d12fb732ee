import { z } from 'zod';
import { Role } from '../users/role.ts';

const Moment = z.date().or(z.string());

/** A person as an administrator sees them. */
export const AdminPerson = z
  .object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    username: z.string(),
    is_admin: z.boolean(),
    is_blocked: z.boolean(),
    is_verified: z.boolean(),
    last_active: Moment.nullable(),
    /** What somebody may do besides, who is no administrator. */
    role: Role.nullable().optional(),
    is_online: z.boolean().optional(),
    /** A moderator wants them to be silent until then, or did. */
    muted_until: Moment.nullable().optional(),
    created_at: Moment.optional(),
    /** Deleted people are here for 30 days; until then they can be restored. */
    deleted_at: Moment.nullable().optional(),
    gone_at: Moment.nullable().optional(),
  })
  .meta({ id: 'AdminPerson' });
export type AdminPerson = z.infer<typeof AdminPerson>;

/** One day of a person: from when to when they were here. */
export const Activity = z
  .object({ user_id: z.string(), first_active: Moment, last_active: Moment })
  .meta({ id: 'Activity' });
export type Activity = z.infer<typeof Activity>;
