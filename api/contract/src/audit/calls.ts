import { z } from 'zod';
import { defineCall } from '../defineCall.ts';
import { text } from '../text.ts';

const Moment = z.date().or(z.string());

const AuditEntry = z
  .object({
    seq: z.string(),
    at: Moment,
    /** Who did it; null for what the server did by itself. */
    actor: z.object({ id: z.string(), username: z.string() }).nullable(),
    act: z.string(),
    about: z.object({
      kind: z.string(),
      id: z.string(),
      /** How it is called now, where it still is. */
      title: z.string().nullable(),
    }),
    /** What changed. Null where there was nothing to say, or where the person is forgotten. */
    details: z.record(z.string(), z.unknown()).nullable(),
  })
  .meta({ id: 'AuditEntry' });
export type AuditEntry = z.infer<typeof AuditEntry>;

export const auditCalls = {
  'GET /audit': defineCall({
    summary: 'What was done and looked at with the rights of an administrator, newest first',
    access: 'admin',
    query: z.object({
      /** The beginning of a username, of whoever did it or of whom it is about; or of an act. */
      q: text(120).optional(),
      /** Only entries of this act. */
      act: text(60).optional(),
      cursor: text(200).optional(),
    }),
    answer: z.object({ items: z.array(AuditEntry), next: z.string().nullable() }),
    example: {
      items: [
        {
          seq: '12',
          at: '2026-11-20T12:00:00.000Z',
          actor: { id: '1', username: 'amber' },
          act: 'person.blocked',
          about: { kind: 'person', id: '2', title: 'basalt' },
          details: { why: 'Sold the same lantern twice.' },
        },
      ],
      next: null,
    },
  }),
  'GET /audit/verify': defineCall({
    summary: 'Whether the audit log is as it was written, from the first entry to the last',
    access: 'admin',
    answer: z.object({
      is_whole: z.boolean(),
      entries: z.number(),
      /** The hash of the last entry. Whoever notes it down elsewhere can prove later that nothing before it changed. */
      head: z.string(),
      /** The first entry that is not what it was. */
      broken_at: z.string().nullable(),
    }),
    example: { is_whole: true, entries: 12, head: 'a3f1'.repeat(16), broken_at: null },
  }),
};
