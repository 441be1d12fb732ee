import { z } from 'zod';
import { text } from '../text.ts';
import { RemoteRoute, RemoteId, Version } from './registry.ts';

/** A package that a remote takes from, or offers to, the shared scope. */
export const SharedPackage = z.object({
  /** The version a shell offers; of no meaning in a remote. */
  version: text(40).optional(),
  /** The range a remote needs. */
  requires: text(80).optional(),
  /** What a shell exports of it, by name. Two builds of one version need not be the same. */
  exports: z.array(text(80)).max(1_000).optional(),
  /** What a remote takes of it when it runs. */
  uses: z.array(text(80)).max(1_000).optional(),
});
export type SharedPackage = z.infer<typeof SharedPackage>;

/** `plaza.json`: what a built remote says of itself. It lies beside the files and is uploaded with them. */
export const Artefact = z
  .object({
    name: RemoteId,
    version: Version,
    mfName: z
      .string()
      .max(140)
      .regex(/^[a-z0-9_]+$/),
    /** A remote: the contract it was built against. The shell: the contract it offers. */
    contract: z.string().regex(/^\d+\.\d+$/),
    /** A remote's manifest; the shell has none. */
    entry: text(200).optional(),
    routes: z.array(RemoteRoute).max(60),
    widgets: z.record(text(80), text(80)),
    /** Whether it exposes `./service`: work without a screen, for members. */
    service: z.boolean().optional(),
    shared: z.record(text(80), SharedPackage),
    /** The shell only: the scripts and sheets of its first page, in order. */
    initial: z
      .object({
        scripts: z.array(text(200)),
        sheets: z.array(text(200)),
        preload: z.array(text(200)),
        /** The hash by which the first script asks for what is preloaded. With another one a browser fetches it twice. */
        preloadHash: z.record(text(200), z.string().regex(/^sha256-[A-Za-z0-9+/]{43}=$/)).optional(),
        /**
         * What the screen of an address asks for next, by the address: worth a preload there. `member` is the frame
         * of every address for whoever is logged in, `member /` what they need on one besides.
         */
        screens: z.record(text(80), z.array(text(200)).max(20)).optional(),
      })
      .optional(),
    gitSha: text(64).optional(),
  })
  .meta({ id: 'Artefact' });
export type Artefact = z.infer<typeof Artefact>;
