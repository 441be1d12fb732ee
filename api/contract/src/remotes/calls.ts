import { z } from 'zod';
import { defineCall } from '../defineCall.ts';
import { filledText } from '../text.ts';
import { remoteRegistryExample, remoteStatusExample } from './examples.ts';
import { RemoteRegistry, RemoteId, Version } from './registry.ts';
import { HealthBeacon, RemoteStatus } from './status.ts';

const byName = z.object({ name: RemoteId });
const Changed = z.object({
  name: RemoteId,
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

const KnownToken = z
  .object({
    id: z.string(),
    /** What it may deploy; `*` is everything. */
    remote: z.string(),
    label: z.string(),
    /** The beginning of the data folder's own name, for the token of an operator. */
    folder: z.string().nullable(),
    created_at: z.date().or(z.string()),
    /** Whether it is the one that asks. */
    is_present: z.boolean(),
  })
  .meta({ id: 'KnownToken' });

export const remotesCalls = {
  'GET /remotes': defineCall({
    summary: 'The remotes that are live for you, with every hash the shell needs to trust them',
    access: 'public',
    query: z.object({ preview: z.string().max(2000).optional() }),
    answer: RemoteRegistry,
    example: remoteRegistryExample,
  }),
  'GET /remotes/status': defineCall({
    summary: 'Every remote with its versions, health and history, for the console',
    access: 'deploy-token',
    answer: z.object({ remotes: z.array(RemoteStatus) }),
    example: { remotes: [remoteStatusExample] },
  }),
  'POST /remotes/:name/versions': defineCall({
    summary: 'Publish a version: a gzipped tar of the built files with plaza.json',
    access: 'deploy-token',
    needsProof: true,
    params: byName,
    answer: z.object({
      name: RemoteId,
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
    needsProof: true,
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
    needsProof: true,
    params: byName,
    body: z.object({ version: Version.optional(), reason: filledText(200).optional() }),
    answer: Changed,
    example: changedExample,
    errors: ['remotes.unknown-version', 'remotes.nothing-before', 'remotes.refused'],
  }),
  'POST /remotes/:name/kill': defineCall({
    summary: 'Switch a remote off for everyone, or on again',
    access: 'deploy-token',
    needsProof: true,
    params: byName,
    body: z.object({ killed: z.boolean(), reason: filledText(200).optional() }),
    answer: Changed,
    example: changedExample,
  }),
  'POST /remotes/:name/tokens': defineCall({
    summary: 'Mint a deploy token for one remote; it is shown once',
    access: 'deploy-token',
    needsProof: true,
    params: byName,
    body: z.object({ label: filledText(80) }),
    answer: z.object({ token: z.string() }),
    example: { token: 'plaza_mf-chat_8sJ2…' },
  }),
  'POST /remotes/:name/tokens/revoke': defineCall({
    summary: 'Take back every deploy token of a remote that carries a label',
    access: 'deploy-token',
    needsProof: true,
    params: byName,
    body: z.object({ label: filledText(80) }),
    answer: z.object({ revoked: z.number() }),
    example: { revoked: 1 },
  }),
  'GET /remotes/tokens': defineCall({
    summary: 'Every deploy token that works, those of operators first; never the token itself',
    access: 'deploy-token',
    answer: z.object({ tokens: z.array(KnownToken) }),
    example: {
      tokens: [
        {
          id: '1',
          remote: '*',
          label: 'operator',
          folder: '0b9e1f5c',
          created_at: '2026-11-20T10:00:00.000Z',
          is_present: true,
        },
      ],
    },
    errors: ['remotes.no-token', 'remotes.not-operator'],
  }),
  'POST /remotes/tokens/:id/revoke': defineCall({
    summary: 'Take back one deploy token, also that of an operator',
    access: 'deploy-token',
    needsProof: true,
    params: z.object({ id: z.string().regex(/^\d{1,18}$/, 'A number.') }),
    answer: z.object({ revoked: z.number() }),
    example: { revoked: 1 },
    errors: ['remotes.no-token', 'remotes.not-operator'],
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
