import type { Middleware } from 'koa';
import { requestState } from '../http/requestState.ts';
import { docsPage } from './docsPage.ts';
import { docsStyle } from './docsStyle.ts';
import { openapi } from './openapi.ts';

/** /docs for people, /openapi.json for tools. Both are made once: the contract does not change while it runs. */
export function docsRoutes(answered: ReadonlySet<string>): Middleware {
  const made = new Map<string, { type: string; body: string }>();
  const makers: Record<string, () => { type: string; body: string }> = {
    '/docs': () => ({ type: 'html', body: docsPage(answered) }),
    '/docs/docs.css': () => ({ type: 'css', body: docsStyle }),
    '/openapi.json': () => ({ type: 'json', body: JSON.stringify(openapi(answered)) }),
  };
  return async (ctx, next) => {
    const path = ctx.path.replace(/(.)\/$/, '$1');
    const make = makers[path];
    if (!make || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next();
    requestState(ctx).call = `GET ${path}`;
    const { type, body } = made.get(path) ?? make();
    made.set(path, { type, body });
    ctx.type = type;
    ctx.set('Cache-Control', 'no-cache');
    ctx.body = body;
  };
}
