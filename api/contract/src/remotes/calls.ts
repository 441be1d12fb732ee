import { z } from 'zod';
import { defineCall } from '../defineCall.ts';
import { filledText } from '../text.ts';
import { remoteRegistryExample, remoteStatusExample } from './examples.ts';
import { RemoteRegistry, RoomName, Version } from './registry.ts';
import { HealthBeacon, RemoteStatus } from './status.ts';

const byName = z.object({ name: RoomName });
const Changed = z.object({
  name: RoomName,
  active: Version,
  previous: Version.nullable(),
  revision: z.string(),
});
const changedExample = {
  name: 'mf-chat',
  active: '1.0.0-3f2a9c1d',
  previous: '1.0.0-77aa01be',
  revision: '41',
};

export const remotesCalls = {
  'GET /remotes': defineCall({
    summary: 'The remotes that are live for you, with every hash the shell needs to trust them',
    access: 'public',
    query: z.object({ preview: z.string().max(2000).optional() }),
    answer: RemoteRegistry,
    example: remoteRegistryExample,
  }),
  'GET /remotes/status': defineCall({
    summary: 'Every room with its versions, health and history, for the console',
    access: 'deploy-token',
    answer: z.object({ rooms: z.array(RemoteStatus) }),
    example: { rooms: [remoteStatusExample] },
  }),
  'POST /remotes/:name/versions': defineCall({
    summary: 'Publish a version: a gzipped tar of the built files with plaza.json',
    access: 'deploy-token',
    params: byName,
    query: z.object({ dryRun: z.enum(['true', 'false']).optional() }),
    answer: z.object({
      name: RoomName,
      version: Version,
      /** The same bytes were here before: nothing was done. */
      unchanged: z.boolean(),
      files: z.number(),
      bytes: z.number(),
      /** Opens this version in place of the live one for ten minutes; for the smoke run. */
      preview: z.string(),
    }),
    example: {
      name: 'mf-chat',
      version: '1.0.0-3f2a9c1d',
      unchanged: false,
      files: 12,
      bytes: 93_112,
      preview: 'eyJhbGciOi',
    },
    errors: ['remotes.version-taken', 'remotes.refused', 'remotes.broken-artefact', 'http.too-large'],
  }),
  'POST /remotes/:name/activate': defineCall({
    summary: 'Make a published version live, for everyone or for a percentage',
    access: 'deploy-token',
    params: byName,
    body: z.object({
      version: Version,
      percent: z.int().min(1).max(100).optional(),
      reason: filledText(200).optional(),
    }),
    answer: Changed,
    example: changedExample,
    errors: ['remotes.unknown-version', 'remotes.refused'],
  }),
  'POST /remotes/:name/rollback': defineCall({
    summary: 'Back to the previous version, or to the one named',
    access: 'deploy-token',
    params: byName,
    body: z.object({ version: Version.optional(), reason: filledText(200).optional() }),
    answer: Changed,
    example: changedExample,
    errors: ['remotes.unknown-version', 'remotes.nothing-before'],
  }),
  'POST /remotes/:name/kill': defineCall({
    summary: 'Switch a remote off for everyone, or on again',
    access: 'deploy-token',
    params: byName,
    body: z.object({ killed: z.boolean(), reason: filledText(200).optional() }),
    answer: Changed,
    example: changedExample,
  }),
  'POST /remotes/:name/tokens': defineCall({
    summary: 'Mint a deploy token for one room; it is shown once',
    access: 'deploy-token',
    params: byName,
    body: z.object({ label: filledText(80) }),
    answer: z.object({ token: z.string() }),
    example: { token: 'plaza_mf-chat_8sJ2…' },
  }),
  'POST /remotes/:name/tokens/revoke': defineCall({
    summary: 'Take back every deploy token of a room that carries a label',
    access: 'deploy-token',
    params: byName,
    body: z.object({ label: filledText(80) }),
    answer: z.object({ revoked: z.number() }),
    example: { revoked: 1 },
  }),
  'GET /remotes/stream': defineCall({
    summary: 'Server-sent events: `remotes` with the revision, at once and whenever something else goes live',
    access: 'public',
    /** The data of each event. */
    answer: z.object({ revision: z.string() }),
    example: { revision: '41' },
    errors: ['http.away'],
  }),
  'POST /remotes/health': defineCall({
    summary: 'What a browser saw while loading remotes; feeds the automatic rollback',
    access: 'public',
    body: z.object({ events: z.array(HealthBeacon).min(1).max(20) }),
    answer: z.object({ taken: z.number() }),
    example: { taken: 1 },
  }),
  'POST /remotes/overrides': defineCall({
    summary: 'Let this browser load remotes from localhost, or stop it; administrators and development only',
    access: 'admin',
    body: z.object({ allowed: z.boolean() }),
    answer: z.object({ allowed: z.boolean() }),
    example: { allowed: true },
  }),
};
