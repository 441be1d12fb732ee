import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { Context } from 'koa';
import { contentSecurityPolicy } from '../http/securityHeaders.ts';
import { guest } from '../http/session.ts';
import type { On } from '../http/slice.ts';
import { languageOf } from '../language/language.ts';
import type { Plaza } from '../plaza.ts';
import type { ArtefactStore } from '../remotes/artefact/ArtefactStore.ts';
import { isUnchanged } from '../remotes/browser/isUnchanged.ts';
import { allowsLocalhost } from '../remotes/browser/overrides.ts';
import type { Registry } from '../remotes/registry/openRegistry.ts';
import { presentRegistry } from '../remotes/registry/presentRegistry.ts';
import { crawlerRoutes } from './crawler.routes.ts';
import { linkCardOf } from './linkCards.ts';
import { originOf } from './originOf.ts';
import { pageWords } from './pageWords.ts';
import { openPictures, type Picture } from './pictures.ts';
import { renderPage } from './renderPage.ts';
import { openRoomAhead } from './roomAhead.ts';
import { TROUBLE_POLICY, troublePage } from './troublePage.ts';
import { wantsPage } from './wantsPage.ts';

/** Every address that is nothing else is a page of the shell, made for the browser that asks. */
export function pageRoutes(
  on: On,
  plaza: Plaza,
  { registry, store }: { registry: Registry; store: ArtefactStore },
): void {
  crawlerRoutes(on, plaza);
  const pictureOf = openPictures(store);
  const aheadOf = openRoomAhead(store);
  /** The page comes without it too. */
  const spare = <Read>(reading: Promise<Read>, what: string): Promise<Read | undefined> =>
    reading.catch((error: unknown) => {
      plaza.log.warn({ err: error }, `${what} could not be read`);
      return undefined;
    });

  // public: who may see what is decided by the calls a page makes
  on.outside('GET /{*address}', async (ctx, next) => {
    if (!wantsPage(ctx)) return next();
    const preview = ctx.query['preview'];
    // A page is asked for without a bearer; the cookie of the login speaks for the member.
    const { revision, rooms } = await registry.pickFor(
      ctx,
      guest,
      typeof preview === 'string' ? preview : undefined,
    );
    const shell = rooms.find((room) => room.name === 'shell')?.current;
    const answer = presentRegistry(revision, rooms);
    const mayOverride = allowsLocalhost(ctx, plaza);
    const { brand } = plaza.config;
    const language = languageOf(ctx);
    const theme = themeOf(ctx);
    const isKnown = ctx.cookies.get('plaza_bucket') !== undefined;
    const home = isKnown ? homeOf(ctx) : undefined;
    const picture =
      shell && (home || (!isKnown && isPlain(ctx)))
        ? await spare(pictureOf(shell, { path: ctx.path, home, language, theme, brand }), 'the first picture')
        : undefined;
    const ahead = isKnown ? await spare(aheadOf(rooms, ctx.path), 'what a room brings') : undefined;
    ctx.set({
      'Cache-Control': 'no-cache',
      Vary: `Cookie, Accept-Encoding, Accept-Language${home ? ', User-Agent' : ''}`,
      'Content-Security-Policy': contentSecurityPolicy({
        localhost: mayOverride,
        host: ctx.host,
        style: picture?.style,
      }),
    });
    ctx.type = 'html';
    if (!shell || !answer) {
      ctx.status = 503;
      ctx.set({ 'Retry-After': '5', 'Content-Security-Policy': TROUBLE_POLICY });
      ctx.body = troublePage(brand, language, 'no-shell');
      return;
    }
    const card = await spare(linkCardOf(plaza.db, ctx.path, language), 'the card of a link');
    const html = renderPage(shell, answer, {
      brand,
      words: card
        ? { ...card, title: `${card.title} · ${brand.name}` }
        : pageWords(ctx.path, brand, language),
      language,
      theme,
      picture,
      ...(card?.image ? { image: card.image } : {}),
      origin: originOf(ctx, plaza.config),
      path: ctx.path,
      override: mayOverride,
      isKnown,
      ahead,
    });
    if (isUnchanged(ctx, createHash('sha256').update(html).digest('base64url'))) ctx.status = 304;
    else send(ctx, html);
  });
}

/** The shell writes the choice here too, because a browser sends no storage along. */
function themeOf(ctx: Context): 'dark' | 'light' | undefined {
  const chosen = ctx.cookies.get('plaza_theme');
  return chosen === 'dark' || chosen === 'light' ? chosen : undefined;
}

/** What home looks like for a member, by what their browser says; it proves nothing, and nothing of theirs is in it. */
function homeOf(ctx: Context): Picture['home'] {
  if (ctx.path !== '/' || ctx.cookies.get('plaza_session') !== 'member') return undefined;
  return /Mobi/.test(ctx.get('user-agent')) ? 'phone' : 'desk';
}

/** What stands behind the ? may ask for another step of the login, or for links that lead further. */
function isPlain(ctx: Context): boolean {
  return ctx.query['view'] === undefined && ctx.query['then'] === undefined;
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
