import { z } from 'zod';
import { Email, PersonName, Username } from '../auth/signupCalls.ts';
import { defineCall } from '../defineCall.ts';
import { text } from '../text.ts';
import { Role } from '../users/role.ts';
import { BULK_ACTS, MOST_IN_BULK, PEOPLE_FILTERS, PEOPLE_ORDERS, PEOPLE_PAGE_SIZES } from './lists.ts';
import { Activity, AdminPerson } from './person.ts';

const Id = z.string().regex(/^[1-9]\d{0,17}$/, 'A number.');
const byPerson = z.object({ userId: Id });
const byId = z.object({ id: Id });
const Why = text(300);

const amber = {
  id: '1',
  name: 'Amber Lindqvist',
  email: 'amber@plaza.example',
  username: 'amber',
  is_admin: true,
  is_blocked: false,
  is_verified: true,
  last_active: '2026-11-20T12:00:00.000Z',
  role: null,
  is_online: true,
  created_at: '2026-11-20T10:00:00.000Z',
  deleted_at: null,
  gone_at: null,
};
const basalt = {
  ...amber,
  id: '2',
  name: 'Basalt Okoro',
  email: 'basalt@plaza.example',
  username: 'basalt',
  is_admin: false,
  is_online: false,
};

const OnePerson = z.object({ data: AdminPerson });

const listQuery = {
  /** A part of the name, the username, the address, or the id. */
  q: text(120).optional(),
  filter: z.enum(PEOPLE_FILTERS).optional(),
  sort: z.enum(PEOPLE_ORDERS).optional(),
  order: z.enum(['ascending', 'descending']).optional(),
};

export const monitorCalls = {
  'GET /monitor': defineCall({
    summary: 'The people of this Plaza, page by page',
    access: 'admin',
    query: z.object({
      ...listQuery,
      size: z.enum(PEOPLE_PAGE_SIZES).optional(),
      cursor: text(200).optional(),
    }),
    answer: z.object({
      data: z.array(AdminPerson),
      /** Where the next page begins. */
      next: z.string().nullable(),
      /** How many there are, or at least are: then `is_more`. */
      count: z.number(),
      is_more: z.boolean(),
      /** The installation is new, and nobody has set it up. */
      needs_setup: z.literal(true).optional(),
    }),
    example: { data: [amber, basalt], next: null, count: 2, is_more: false },
  }),
  'GET /monitor/export': defineCall({
    summary: 'The same people as a CSV file, all of them',
    access: 'admin',
    needsProof: true,
    query: z.object(listQuery),
    answer: z.object({ csv: z.string() }),
    example: { csv: 'id,name,email,username\r\n1,Amber Lindqvist,amber@plaza.example,amber\r\n' },
  }),
  'GET /monitor/:userId': defineCall({
    summary:
      'When a person was here, day by day, newest first. Everybody sees their own, an administrator all',
    access: 'member',
    params: byPerson,
    answer: z.object({ data: z.array(Activity) }),
    example: {
      data: [
        {
          user_id: '2',
          first_active: '2026-11-20T09:00:00.000Z',
          last_active: '2026-11-20T17:25:00.000Z',
        },
      ],
    },
    errors: ['users.unknown', 'monitor.not-yours'],
  }),
  'GET /monitor/delete/:id': defineCall({
    summary:
      'Delete a person. Kept for old clients: it must come from a page of this Plaza, with its session',
    access: 'admin',
    needsProof: true,
    params: byId,
    answer: OnePerson,
    example: { data: { ...basalt, deleted_at: '2026-11-20T12:00:00.000Z' } },
    errors: ['users.unknown', 'monitor.yourself', 'users.last-admin', 'http.not-from-here'],
  }),
  'DELETE /monitor/:userId': defineCall({
    summary: 'Delete a person. They can be restored for 30 days; then they are gone',
    access: 'admin',
    needsProof: true,
    params: byPerson,
    answer: OnePerson,
    example: { data: { ...basalt, deleted_at: '2026-11-20T12:00:00.000Z' } },
    errors: ['users.unknown', 'monitor.yourself', 'users.last-admin'],
  }),
  'POST /monitor/restore/:id': defineCall({
    summary: 'Bring a deleted person back',
    access: 'admin',
    needsProof: true,
    params: byId,
    answer: OnePerson,
    example: { data: basalt },
    errors: ['users.unknown', 'monitor.gone'],
  }),
  'POST /monitor/edit/:id': defineCall({
    summary: 'Change what an administrator may change of a person; what is left out stays as it is',
    access: 'admin',
    needsProof: true,
    params: byId,
    body: z.strictObject({
      name: PersonName.optional(),
      email: Email.optional(),
      username: Username.optional(),
      is_admin: z.boolean().optional(),
      is_blocked: z.boolean().optional(),
      is_verified: z.boolean().optional(),
      role: Role.nullable().optional(),
      /** What the form showed at first: a field that still is so was not touched, and stays as somebody else may have made it. */
      seen: z
        .strictObject({
          name: text(200),
          email: text(254),
          username: text(60),
          is_admin: z.boolean(),
          is_blocked: z.boolean(),
          is_verified: z.boolean(),
          role: Role.nullable(),
        })
        .partial()
        .optional(),
      /** Why, for the audit log. */
      why: Why.optional(),
    }),
    answer: OnePerson,
    example: { data: basalt },
    errors: [
      'users.unknown',
      'users.last-admin',
      'monitor.yourself',
      'monitor.username-taken',
      'monitor.email-taken',
    ],
  }),
  'POST /monitor/bulk': defineCall({
    summary: 'Do one thing to several people. Who may not be touched is passed over, and said',
    access: 'admin',
    needsProof: true,
    body: z.strictObject({
      ids: z.array(Id).min(1).max(MOST_IN_BULK),
      act: z.enum(BULK_ACTS),
      why: Why.optional(),
      /** The mark of what is taken back: whom somebody has blocked, muted or deleted otherwise since is passed over. */
      since: z
        .string()
        .regex(/^\d{1,18}$/, 'A number.')
        .optional(),
    }),
    answer: z.object({
      done: z.array(z.string()),
      /** How far the audit log was then. Who takes it back says it. */
      mark: z.string().optional(),
      /** Those of them who were otherwise before: whom it concerns when it is taken back. */
      changed: z.array(z.string()).optional(),
      /** Those of them whose mute or block would have ended by itself. */
      for_a_time: z.array(z.string()).optional(),
      passed: z.array(z.object({ id: z.string(), code: z.string(), why: z.string() })),
    }),
    example: { done: ['2'], passed: [{ id: '1', code: 'monitor.yourself', why: 'That is you.' }] },
  }),
  'GET /monitor/sessions/:id': defineCall({
    summary: 'Where a person is logged in',
    access: 'admin',
    needsProof: true,
    params: byId,
    answer: z.object({
      data: z.array(
        z.object({
          id: z.string(),
          user_agent: z.string().nullable(),
          created_at: z.date().or(z.string()),
          last_used_at: z.date().or(z.string()),
        }),
      ),
    }),
    example: {
      data: [
        {
          id: '7',
          user_agent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/151.0',
          created_at: '2026-11-20T10:00:00.000Z',
          last_used_at: '2026-11-20T12:00:00.000Z',
        },
      ],
    },
    errors: ['users.unknown'],
  }),
  'DELETE /monitor/sessions/:id': defineCall({
    summary: 'Log a person out, everywhere or of one session',
    access: 'admin',
    needsProof: true,
    params: byId,
    query: z.object({ session: Id.optional() }),
    answer: z.object({ ended: z.number() }),
    example: { ended: 2 },
    errors: ['users.unknown'],
  }),
};
