import { z } from 'zod';
import { SessionUser } from '../users/user.ts';

/** What every way in answers. The device cookie comes with it. */
export const OpenedSession = z
  .object({ token: z.string(), refresh: z.string(), user: SessionUser })
  .meta({ id: 'OpenedSession' });

/** A sentence for the visitor; it never tells whether an account exists. */
export const Told = z.object({ message: z.string() });

export const openedExample = {
  token: 'eyJhbGciOi',
  refresh: '7.1.q0w9',
  user: {
    id: '1',
    name: 'Amber Lindqvist',
    username: 'amber',
    email: 'amber@plaza.example',
    is_admin: true,
  },
};
