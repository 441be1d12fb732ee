import { z } from 'zod';
import { text } from '../text.ts';
import { RemoteId, Version } from './registry.ts';

/** How far a load got: `load` fetches code, `mount` shows it, `run` is a crash while it was on screen. */
export const HealthBeacon = z.object({
  remote: RemoteId,
  version: Version,
  phase: z.enum(['load', 'mount', 'run']),
  /** With a reason beside it something went wrong that did not end the remote: it is told, and never counted. */
  ok: z.boolean(),
  ms: z.number().min(0).max(600_000),
  /** `chunk`: a piece of it did not arrive. That is told, and never counted against the version. */
  cause: z.enum(['chunk']).optional(),
  reason: text(300).optional(),
  /** Where in the files of the version it came from. */
  at: z
    .object({
      file: text(200).regex(/^[\w./-]+$/, 'A file of the version.'),
      line: z.int().min(1).max(10_000_000),
      column: z.int().min(1).max(10_000_000),
    })
    .optional(),
});
export type HealthBeacon = z.infer<typeof HealthBeacon>;

export const PublishedVersion = z.object({
  version: Version,
  createdAt: z.iso.datetime(),
  createdBy: z.string(),
  bytes: z.number(),
  gitSha: z.string().nullable(),
  /** Browsers that loaded it in the last two minutes, and how many of them failed. */
  health: z.object({ browsers: z.number(), failing: z.number() }),
});

export const RemoteEvent = z.object({
  at: z.iso.datetime(),
  kind: z.enum([
    'published',
    'activated',
    'canary',
    'rolled-back',
    'auto-rolled-back',
    'killed',
    'revived',
    'token',
  ]),
  from: z.string().nullable(),
  to: z.string().nullable(),
  actor: z.string(),
  reason: z.string().nullable(),
});

/** One remote as its console row shows it. */
export const RemoteStatus = z
  .object({
    name: RemoteId,
    active: Version.nullable(),
    previous: Version.nullable(),
    canary: z.object({ version: Version, percent: z.number() }).nullable(),
    killed: z.boolean(),
    versions: z.array(PublishedVersion),
    events: z.array(RemoteEvent),
  })
  .meta({ id: 'RemoteStatus' });
export type RemoteStatus = z.infer<typeof RemoteStatus>;
