import { z } from 'zod';
import { text } from '../text.ts';
import { RoomName, Version } from './registry.ts';

/** How far a load got: `load` fetches code, `mount` shows it, `run` is a crash while it was on screen. */
export const HealthBeacon = z.object({
  remote: RoomName,
  version: Version,
  phase: z.enum(['load', 'mount', 'run']),
  ok: z.boolean(),
  ms: z.number().min(0).max(600_000),
  reason: text(300).optional(),
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

/** One room as its console row shows it. */
export const RemoteStatus = z
  .object({
    name: RoomName,
    active: Version.nullable(),
    previous: Version.nullable(),
    canary: z.object({ version: Version, percent: z.number() }).nullable(),
    killed: z.boolean(),
    versions: z.array(PublishedVersion),
    events: z.array(RemoteEvent),
  })
  .meta({ id: 'RemoteStatus' });
export type RemoteStatus = z.infer<typeof RemoteStatus>;
