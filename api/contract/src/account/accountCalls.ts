import { z } from 'zod';
import { PersonName } from '../auth/signupCalls.ts';
import { defineCall } from '../defineCall.ts';
import { text } from '../text.ts';
import { Role } from '../users/role.ts';

const Account = z
  .object({
    id: z.string(),
    name: z.string(),
    username: z.string(),
    email: z.string(),
    organisation: z.string().nullable(),
    is_admin: z.boolean(),
    is_demo: z.boolean(),
    /** What you may do besides, when you are no administrator. */
    role: Role.nullable().optional(),
    /** False for who came by Google or another provider and has set none yet. */
    has_password: z.boolean(),
    created_at: z.date().or(z.string()),
  })
  .meta({ id: 'Account' });

const amber = {
  id: '1',
  name: 'Amber Lindqvist',
  username: 'amber',
  email: 'amber@plaza.example',
  organisation: 'Plaza',
  is_admin: true,
  is_demo: false,
  role: null,
  has_password: true,
  created_at: '2026-11-20T10:00:00.000Z',
};

export const accountCalls = {
  'GET /account': defineCall({
    summary: 'Your account, as Settings shows it',
    access: 'member',
    answer: Account,
    example: amber,
  }),
  'PUT /account': defineCall({
    summary: 'Change your name or your organisation',
    access: 'member',
    speaks: true,
    ruled: ['name', 'organisation'],
    body: z.strictObject({ name: PersonName.optional(), organisation: text(120).nullable().optional() }),
    answer: Account,
    example: amber,
  }),
  'GET /account/export': defineCall({
    summary: 'Everything this Plaza knows about you, as one JSON file, only shortly after a proof',
    access: 'member',
    answer: z.record(z.string(), z.unknown()),
    example: { account: amber, sessions: [], activity: [] },
    errors: ['keys.not-fresh'],
  }),
};
