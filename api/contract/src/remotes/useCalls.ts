import { z } from 'zod';
import { defineCall } from '../defineCall.ts';
import { RemoteId, Version } from './registry.ts';

const byName = z.object({ name: RemoteId });
const Moment = z.date().or(z.string());

/** How a version did with browsers: of the last day, and of the last two hours in spells of five minutes. */
const VersionUse = z
  .object({
    version: Version,
    loads: z.number(),
    failures: z.number(),
    /** Three of four loads took no longer. Null before the first. */
    p75_ms: z.number().nullable(),
    /** Failures of a hundred, oldest first; null where nobody loaded it. */
    line: z.array(z.number().nullable()),
  })
  .meta({ id: 'VersionUse' });
export type VersionUse = z.infer<typeof VersionUse>;

/** The same fault, however many browsers ran into it. */
const BrowserError = z
  .object({
    id: z.string(),
    version: Version,
    phase: z.enum(['load', 'mount', 'run']),
    reason: z.string(),
    /** Where it came from: a place in the source where the version brought a map, else in the built file. */
    at: z.string().nullable().optional(),
    times: z.number(),
    first_at: Moment,
    last_at: Moment,
  })
  .meta({ id: 'BrowserError' });
export type BrowserError = z.infer<typeof BrowserError>;

const SourceChange = z.object({ file: z.string(), change: z.enum(['added', 'removed', 'changed']) });
/** A built file without the hash in its name, with its size before and after. */
const FileChange = SourceChange.extend({
  one_bytes: z.number().nullable().optional(),
  other_bytes: z.number().nullable().optional(),
});
const Named = z.object({ name: z.string(), one: z.string().nullable(), other: z.string().nullable() });

export const remoteUseCalls = {
  'GET /remotes/:name/use': defineCall({
    summary: 'Load times and failures of a remote by version, and the faults of browsers, grouped',
    access: 'deploy-token',
    params: byName,
    answer: z.object({ versions: z.array(VersionUse), errors: z.array(BrowserError) }),
    example: {
      versions: [{ version: '1.0.0-3f2a9c1d', loads: 412, failures: 2, p75_ms: 250, line: [null, 0, 0.5] }],
      errors: [
        {
          id: '4',
          version: '1.0.0-3f2a9c1d',
          phase: 'run',
          reason: "TypeError: Cannot read properties of undefined (reading 'id')",
          at: 'src/list/ChatRow.tsx:41',
          times: 2,
          first_at: '2026-11-20T11:50:00.000Z',
          last_at: '2026-11-20T12:00:00.000Z',
        },
      ],
    },
  }),
  'GET /remotes/:name/compare': defineCall({
    summary: 'What differs between two versions of a remote',
    access: 'deploy-token',
    params: byName,
    query: z.object({ one: Version, other: Version }),
    answer: z.object({
      /** Bytes of the other, less those of the one. */
      bytes: z.number(),
      files: z.array(FileChange),
      /** What the files were built of, where the versions brought maps that tell. */
      sources: z.array(SourceChange).optional(),
      /** What it shares with others, its addresses, its widgets and its contract, where they differ. */
      facts: z.array(Named),
    }),
    example: {
      bytes: 1_204,
      files: [{ file: 'app.js', change: 'changed' as const, one_bytes: 48_112, other_bytes: 49_316 }],
      sources: [{ file: 'src/list/ChatRow.tsx', change: 'changed' as const }],
      facts: [{ name: 'contract', one: '1.0', other: '1.1' }],
    },
    errors: ['remotes.unknown-version'],
  }),
  'GET /remotes/:name/tokens': defineCall({
    summary: 'The deploy tokens of a remote by their labels; the tokens themselves are nowhere',
    access: 'deploy-token',
    params: byName,
    answer: z.object({
      tokens: z.array(z.object({ label: z.string(), created_at: Moment, revoked_at: Moment.nullable() })),
    }),
    example: { tokens: [{ label: 'team chat', created_at: '2026-11-20T10:00:00.000Z', revoked_at: null }] },
    errors: ['remotes.not-operator'],
  }),
};
