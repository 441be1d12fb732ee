import type { Context } from 'koa';
import { RemoteId } from '@plaza/api-contract';
import type { Config } from '../../config.ts';
import { asksGamesHost } from '../../http/hostGuard.ts';
import { guest } from '../../http/session.ts';
import type { On } from '../../http/slice.ts';
import type { Plaza } from '../../plaza.ts';
import { sendFile } from '../../media/sendFile.ts';
import type { Registry } from '../registry/openRegistry.ts';
import type { ArtefactStore, StoredFile } from './ArtefactStore.ts';
import { contentTypeOf } from './contentTypeOf.ts';

/** The folder of an artefact whose files are pages of their own, shown in a frame. */
const FOLDER = 'framed';

/**
 * Whatever runs in such a page has an origin of nobody: it reads no storage and no cookie, speaks to no server, and
 * opens nothing, also when somebody opens its address in a tab.
 */
const policyFor = (framers: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self' data: blob:",
    "connect-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${framers}`,
    'sandbox allow-scripts allow-pointer-lock allow-orientation-lock',
  ].join('; ');

/** What the frame passes on, and nothing else that a browser can do. */
const PERMISSIONS =
  'camera=(), microphone=(), geolocation=(), payment=(), usb=(), fullscreen=*, gamepad=*, accelerometer=(), gyroscope=(), xr-spatial-tracking=()';

/** `/framed/mf-games/sky-courier/`: pages that the live version of a remote brings for frames. */
export function framedPageRoutes(
  on: On,
  { config }: Plaza,
  { registry, store }: { registry: Registry; store: ArtefactStore },
): void {
  const { gamesOrigin } = config;
  const policy = policyFor(framersOf(config));

  // public: what is in them is no secret, and they know nobody
  on.outside('GET /framed/{*address}', async (ctx) => {
    const [, , name = '', ...rest] = ctx.path.split('/');
    const path = rest.join('/');
    const file = path === '' || path.endsWith('/') ? `${path}index.html` : path;
    const isPage = file.endsWith('.html');
    const inOwnHost = asksGamesHost(ctx, config);
    const known = RemoteId.safeParse(name).success ? await registry.liveVersions(name) : [];
    const [first] = known;
    if (!first) return answerNothing(ctx);

    const asked = ctx.query['version'];
    const picked = inOwnHost
      ? (known.find((version) => version === asked) ?? first)
      : ((await pickedVersion(ctx, registry, name)) ?? first);
    // What belongs to a page is asked for by nobody, who cannot say which version the page had.
    const versions = isPage ? [picked] : [picked, ...known.filter((version) => version !== picked)];
    const found = await firstStored(store, name, versions, file);
    if (!found) return answerNothing(ctx);
    if (isPage && gamesOrigin !== null && !inOwnHost)
      return sendOver(ctx, `${gamesOrigin}${ctx.path}?version=${encodeURIComponent(picked)}`);

    // The frame's document must be allowed into a page of ours; everything in it is fetched by an origin of nobody.
    ctx.remove('X-Frame-Options');
    ctx.set({
      'Content-Security-Policy': policy,
      'Permissions-Policy': PERMISSIONS,
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Accept-Ranges': 'bytes',
      'Cache-Control': isPage ? 'no-cache' : 'public, max-age=86400',
      'Content-Type': typeOf(file),
      // The game learns by it which page it may talk to, and nothing else of the address.
      'Referrer-Policy': 'origin',
    });
    // A film that nobody may ask for in parts goes on from nowhere but its beginning. It goes on at any machine: what a
    // version is stays, and when a disk got it is each machine's own.
    const sent = { name: found.version, bytes: found.stored.size };
    await sendFile(ctx, sent, async (range) => found.stored.open(range));
  });
}

/** Whose pages may show a game: those of this Plaza. Under a name of its own a page has to say which these are. */
function framersOf({ gamesOrigin, publicUrl, allowedHosts }: Config): string {
  if (gamesOrigin === null || publicUrl === undefined) return "'self'";
  const { origin, protocol } = new URL(publicUrl);
  return [origin, ...allowedHosts.map((host) => `${protocol}//${host}`)].join(' ');
}

/** A page is a page only here: under /remotes it would run with our own origin. */
function typeOf(file: string): string {
  return file.endsWith('.html') ? 'text/html; charset=utf-8' : contentTypeOf(file);
}

/** The fragment of the address, which names the page around, goes along by itself. */
function sendOver(ctx: Context, address: string): void {
  ctx.remove('X-Frame-Options');
  ctx.set('Cache-Control', 'no-cache');
  ctx.redirect(address);
  ctx.status = 307;
}

function answerNothing(ctx: Context): void {
  ctx.status = 404;
  ctx.type = 'text/plain';
  ctx.body = 'There is no such page.\n';
}

async function firstStored(
  store: ArtefactStore,
  name: string,
  versions: readonly string[],
  file: string,
): Promise<{ version: string; stored: StoredFile } | undefined> {
  for (const version of versions) {
    const stored = await store.read(name, version, `${FOLDER}/${file}`);
    if (stored) return { version, stored };
  }
  return undefined;
}

async function pickedVersion(ctx: Context, registry: Registry, name: string): Promise<string | undefined> {
  const { remotes } = await registry.pickFor(ctx, guest, undefined);
  return remotes.find((remote) => remote.name === name)?.current.version;
}
