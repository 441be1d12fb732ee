import type { On } from '../http/slice.ts';
import type { Plaza } from '../plaza.ts';
import { escapeHtml } from '../http/escapeHtml.ts';
import { originOf } from '../http/originOf.ts';
import { LISTED_PATHS } from './pageWords.ts';

const A_DAY = 'public, max-age=86400';
// Not /remotes: whoever renders a page or unfolds a link needs its files.
const NOT_FOR_CRAWLERS = ['/api/', '/dev/', '/chat/', '/admin', '/settings'];

/** What search engines ask for before they read anything. */
export function crawlerRoutes(on: On, { config }: Pick<Plaza, 'config'>): void {
  // public: made for strangers
  on.outside('GET /robots.txt', (ctx) => {
    ctx.set('Cache-Control', A_DAY);
    ctx.type = 'text/plain';
    ctx.body = [
      'User-agent: *',
      ...NOT_FOR_CRAWLERS.map((path) => `Disallow: ${path}`),
      '',
      `Sitemap: ${originOf(ctx, config)}/sitemap.xml`,
      '',
    ].join('\n');
  });

  on.outside('GET /sitemap.xml', (ctx) => {
    ctx.set('Cache-Control', A_DAY);
    ctx.type = 'application/xml';
    ctx.body = [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...LISTED_PATHS.map((path) => `<url><loc>${escapeHtml(originOf(ctx, config) + path)}</loc></url>`),
      '</urlset>',
      '',
    ].join('\n');
  });
}
