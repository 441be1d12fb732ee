import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { Context } from 'koa';
import { contentSecurityPolicy } from '../http/securityHeaders.ts';
import { guest } from '../http/session.ts';
import type { FileOf } from '../http/LinkCard.ts';
import type { On } from '../http/slice.ts';
import { isolated } from '../language/isolated.ts';
import { languageOf } from '../language/language.ts';
import type { Plaza } from '../plaza.ts';
import type { ArtefactStore } from '../remotes/artefact/ArtefactStore.ts';
import { isUnchanged } from '../http/isUnchanged.ts';
import { announcedNow } from '../settings/announcements.ts';
import { brandLink } from '../settings/brandSheet.ts';
import { logoAddress } from '../brand/logoAddress.ts';
import { allowsLocalhost } from '../remotes/browser/overrides.ts';
import type { Registry } from '../remotes/registry/openRegistry.ts';
import { addressOf, presentRegistry } from '../remotes/registry/presentRegistry.ts';
import type { PickedRemote } from '../remotes/registry/pickVersions.ts';
import { crawlerRoutes } from './crawler.routes.ts';
import { decidePage, type PageAsked } from './decidePage.ts';
import { linkCardOf } from './linkCards.ts';
import { originOf } from '../http/originOf.ts';
import { pageWords } from './pageWords.ts';
import { openPictures } from './pictures.ts';
import { renderPage } from './renderPage.ts';
import { openRouteOwner } from './routeOwner.ts';
import { startWatchRoute } from './startWatch.ts';
import { troublePage } from './troublePage.ts';

/** Every address that is nothing else is a page of the shell, made for the browser that asks. */
export function pageRoutes(
  on: On,
  plaza: Plaza,
  { registry, store }: { registry: Registry; store: ArtefactStore },
): void {
  crawlerRoutes(on, plaza);
  startWatchRoute(on);
  const pictureOf = openPictures(store);
  const aheadOf = openRouteOwner(store);
  const { clock, config, db, log } = plaza;
  const { brand } = config;
  /** The page comes without it too. */
  const spare = <Read>(reading: Promise<Read>, what: string): Promise<Read | undefined> =>
    reading.catch((error: unknown) => {
      log.warn({ err: error }, `${what} could not be read`);
      return undefined;
    });

  // public: who may see what is decided by the calls a page makes
  on.outside('GET /{*address}', async (ctx, next) => {
    if (!wantsPage(ctx)) return next();
    const { path } = ctx;
    const preview = ctx.query['preview'];
    // A page is asked for without a bearer; the cookie of the login speaks for the member.
    const { revision, remotes } = await registry.pickFor(
      ctx,
      guest,
      typeof preview === 'string' ? preview : undefined,
    );
    const language = languageOf(ctx);
    const page = decidePage(askedBy(ctx), remotes);
    const answer = presentRegistry(revision, remotes);
    ctx.type = 'html';
    ctx.set('Cache-Control', 'no-cache');
    if (!page || !answer) {
      const trouble = troublePage(brand, language, 'no-shell');
      ctx.status = 503;
      ctx.set({
        'Retry-After': '5',
        'Content-Security-Policy': trouble.policy,
        Vary: 'Cookie, Accept-Language',
      });
      ctx.body = trouble.html;
      return;
    }
    const [picture, ahead, card] = await Promise.all([
      spare(pictureOf({ ...page, path, language, brand }), 'the first picture'),
      page.isKnown ? spare(aheadOf(page.remote), 'what a remote brings') : undefined,
      spare(linkCardOf(db, path, language, filesIn(remotes)), 'the card of a link'),
    ]);
    const override = allowsLocalhost(ctx, plaza);
    const announcements = announcedNow(config.announced, clock.now(), language);
    const html = renderPage(page.shell, answer, {
      brand: announcements.length > 0 ? { ...brand, announcements } : brand,
      words: card
        ? { ...card, title: `${isolated(card.title)} · ${brand.name}` }
        : pageWords(path, brand, language),
      language,
      theme: page.theme,
      picture,
      ...(card?.image ? { image: card.image } : {}),
      origin: originOf(ctx, config),
      path,
      override,
      isKnown: page.isKnown,
      ahead,
      links: brandLink(config),
      icon: logoAddress(config.logos, 'dark'),
    });
    ctx.set({
      Vary: page.vary,
      'Content-Security-Policy': contentSecurityPolicy({
        frames: config.gamesOrigin ? [config.gamesOrigin, ...config.frameOrigins] : config.frameOrigins,
        speaksTo: config.liveKit ? [config.liveKit.url] : [],
        localhost: override,
        host: ctx.host,
        style: picture?.style,
      }),
    });
    if (isUnchanged(ctx, createHash('sha256').update(html).digest('base64url'))) ctx.status = 304;
    else send(ctx, html);
  });
}

function askedBy(ctx: Context): PageAsked {
  const { path, query, cookies } = ctx;
  return {
    path,
    query,
    hasLoggedIn: cookies.get('plaza_bucket') !== undefined,
    choices: { session: cookies.get('plaza_session'), theme: cookies.get('plaza_theme') },
    userAgent: ctx.get('user-agent'),
  };
}

/** Half of a page is the registry, and packs well. */
function send(ctx: Context, html: string): void {
  if (ctx.acceptsEncodings('gzip', 'identity') !== 'gzip') {
    ctx.body = html;
    return;
  }
  ctx.set('Content-Encoding', 'gzip');
  ctx.body = gzipSync(html);
}

/** Finds files of what is live for this visitor. */
function filesIn(remotes: readonly PickedRemote[]): FileOf {
  return (name, pattern) => {
    const remote = remotes.find((one) => one.name === name)?.current;
    const file = remote && Object.keys(remote.integrity).find((path) => pattern.test(path));
    return file && addressOf(remote, file);
  };
}

/** A browser that goes to an address says so. Whoever takes anything gets a page, but not for the name of a file. */
function wantsPage(ctx: Context): boolean {
  if (ctx.get('accept').includes('text/html')) return true;
  return ctx.accepts('html') === 'html' && !/\.\w+$/.test(ctx.path);
}
