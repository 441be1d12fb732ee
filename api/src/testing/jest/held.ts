import type { EmbeddedServer } from '../../db/embedded/startEmbedded.ts';

/** What globalSetup opened and globalTeardown closes. */
export const held: { server?: EmbeddedServer; folder?: string } = {};
