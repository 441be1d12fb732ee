import { z } from 'zod';

/**
 * What a member may do besides: a moderator deals with reports, the outreach role writes to investors. Who is an
 * administrator may do both and needs neither.
 */
export const Role = z.enum(['moderator', 'outreach']);
export type Role = z.infer<typeof Role>;
