import { z } from 'zod';
import { filledText } from '../text.ts';

/** `mf-chat`, `shell`: the folder of the remote is its name everywhere. */
export const RemoteId = z
  .string()
  .regex(/^(shell|mf-[a-z][a-z0-9-]{0,40})$/, 'A remote is called shell or mf-something.');

/** A version is immutable: publishing it twice with other bytes is refused. */
export const Version = z
  .string()
  .max(80)
  .regex(/^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/, 'A version reads like 1.4.0 or 1.4.0-3f2a9c1d.');

/**
 * Who may open an address. `login-in-place` shows the login screen at the address itself,
 * `member` goes to /login first.
 */
export const RouteAccess = z.enum(['public', 'member', 'login-in-place']);

/** An address a remote owns: exact (`/chat`) or with everything below it (`/chat/*`). */
export const RemoteRoute = z
  .object({
    path: z
      .string()
      .max(120)
      .regex(/^\/[a-z0-9/-]*(\*)?$/),
    access: RouteAccess,
  })
  .meta({ id: 'RemoteRoute' });
export type RemoteRoute = z.infer<typeof RemoteRoute>;

/** sha384 in the form that `integrity` attributes take. */
export const Integrity = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/);

/** Everything the shell needs to load one version of a remote and to trust every byte of it. */
export const RemoteVersion = z
  .object({
    version: Version,
    /** The container's global name. It carries the version, or a live switch would run old code. */
    mfName: z.string().regex(/^[a-z0-9_]+$/),
    /** The version of the shell contract it was built against, major.minor. */
    contract: z.string().regex(/^\d+\.\d+$/),
    entry: z.string(),
    /** Hash by file name, for every file of the version. A file without one is not loaded. */
    integrity: z.record(z.string(), Integrity),
    routes: z.array(RemoteRoute),
    /** Small pieces for places that others offer: place name to exposed module. */
    widgets: z.record(z.string(), z.string()),
    /** Whether it exposes `./service`, which the shell starts for members. */
    service: z.boolean().optional(),
  })
  .meta({ id: 'RemoteVersion' });
export type RemoteVersion = z.infer<typeof RemoteVersion>;

export const RegisteredRemote = z
  .object({
    name: RemoteId,
    /** Switched off by an administrator: the shell says so and offers nothing to load. */
    killed: z.boolean(),
    current: RemoteVersion,
    /** The last version that was live before; the shell falls back to it in the same page. */
    previous: RemoteVersion.optional(),
  })
  .meta({ id: 'RegisteredRemote' });
export type RegisteredRemote = z.infer<typeof RegisteredRemote>;

/** What is live for the person who asks. A canary may make two people see two answers. */
export const RemoteRegistry = z
  .object({
    /** Changes whenever the answer does. */
    revision: z.string(),
    shell: z.object({ version: Version, contract: z.string() }),
    remotes: z.array(RegisteredRemote),
  })
  .meta({ id: 'RemoteRegistry' });
export type RemoteRegistry = z.infer<typeof RemoteRegistry>;

export const Actor = filledText(80);
