import { buffer } from 'node:stream/consumers';
import type { Context } from 'koa';
import { guest } from '../http/session.ts';
import type { On } from '../http/slice.ts';
import { languageOf } from '../language/language.ts';
import type { Plaza } from '../plaza.ts';
import type { ArtefactStore } from '../remotes/artefact/ArtefactStore.ts';
import type { Registry } from '../remotes/registry/openRegistry.ts';
import { OFFLINE_POLICY, offlinePage } from './offlinePage.ts';
import { webManifest } from './webManifest.ts';

/** What makes a browser offer to install this Plaza, and what it keeps for the time without a network. */
export function installRoutes(
  on: On,
  { config }: Plaza,
  { registry, store }: { registry: Registry; store: ArtefactStore },
): void {
  const liveShell = async (ctx: Context) => {
    const { remotes } = await registry.pickFor(ctx, guest, undefined);
    return remotes.find(({ name }) => name === 'shell')?.current;
  };

  // public: made for browsers, which come without a bearer
  on.outside('GET /manifest.webmanifest', async (ctx, next) => {
    const shell = await liveShell(ctx);
    if (!shell) return next();
    ctx.set({
      'Cache-Control': 'no-cache',
      'Content-Type': 'application/manifest+json; charset=utf-8',
      Vary: 'Cookie, Accept-Language',
    });
    ctx.body = JSON.stringify(webManifest(config, shell, languageOf(ctx)));
  });

  // At the root, or it would not be let over the whole plaza.
  on.outside('GET /worker.js', async (ctx, next) => {
    const shell = await liveShell(ctx);
    const file = shell && (await store.read('shell', shell.version, 'worker.js'));
    if (!file) return next();
    ctx.set('Cache-Control', 'no-cache');
    ctx.type = 'text/javascript';
    // A browser takes a worker for new when its bytes are: with every shell there is one.
    ctx.body = Buffer.concat([Buffer.from(`// shell ${shell.version}\n`), await buffer(file.open())]);
  });

  on.outside('GET /offline', (ctx) => {
    ctx.set({
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': OFFLINE_POLICY,
      Vary: 'Cookie, Accept-Language',
    });
    ctx.type = 'html';
    ctx.body = offlinePage(config.brand, languageOf(ctx));
  });
}
