import type { Middleware } from 'koa';
import { requestState } from '../http/requestState.ts';
import { docsPage } from './docsPage.ts';
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

/** The sheet of the plain pages: the night plaza's colours, and its noon for who prefers light. */
const docsStyle = `
:root { color-scheme: dark light; --ground: #0e1526; --panel: #16203a; --raised: #1e2b4c; --line: #2a3760; --border: #5a6ca0;
  --text: #f3efe6; --soft: #b9c0d4; --amber: #ffb454; --teal: #5cd6c0; --rose: #ff7a8a; --sky: #7fb4ff; }
@media (prefers-color-scheme: light) { :root { --ground: #fbf6ec; --panel: #fff; --raised: #f3eadb; --line: #e5dac6;
  --border: #94835f; --text: #1b2136; --soft: #4a5168; --amber: #9a4f00; --teal: #0b7466; --rose: #b3233b; --sky: #1f5fbf; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--text); font: 17px/1.6 Figtree, system-ui, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 48px 16px 72px; }
h1 { font-size: clamp(32px, 6vw, 56px); line-height: 1.1; margin: 0 0 16px; letter-spacing: -0.02em; }
h2 { font-size: 25px; margin: 48px 0 12px; text-transform: capitalize; }
h3 { font-size: 15px; color: var(--soft); margin: 16px 0 4px; }
p { max-width: 66ch; color: var(--soft); }
a { color: var(--amber); } code, pre { font: 15px/1.5 ui-monospace, monospace; }
:focus-visible { outline: 2px solid var(--amber); outline-offset: 2px; border-radius: 4px; }
nav { display: flex; flex-wrap: wrap; gap: 8px 16px; margin-top: 24px; }
details { background: var(--panel); border-radius: 16px; margin: 8px 0; padding: 0 16px; }
details[open] { padding-bottom: 16px; }
summary { cursor: pointer; padding: 12px 0; min-height: 44px; overflow-wrap: anywhere; }
summary span { color: var(--soft); margin-left: 8px; }
b[data-method] { display: inline-block; min-width: 4.5em; color: var(--amber); font-size: 15px; }
b[data-method='GET'] { color: var(--teal); } b[data-method='DELETE'] { color: var(--rose); } b[data-method='PUT'] { color: var(--sky); }
pre { background: var(--raised); border-radius: 10px; padding: 12px 16px; overflow-x: auto; margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; }
table { border-collapse: collapse; width: 100%; font-size: 15px; } th, td { text-align: left; vertical-align: top; overflow-wrap: anywhere; padding: 8px; border-top: 1px solid var(--line); }
th { color: var(--soft); font-weight: 600; border: 0; } td:first-child { font-variant-numeric: tabular-nums; }
input, button { font: inherit; color: inherit; background: var(--panel); border: 1px solid var(--border); border-radius: 10px;
  padding: 8px 12px; min-height: 44px; } button { background: var(--raised); cursor: pointer; }
ul.mails { list-style: none; padding: 0; } ul.mails li { background: var(--panel); border-radius: 16px; padding: 12px 16px; margin: 8px 0; }
ul.mails span, time { color: var(--soft); font-size: 15px; margin-left: 8px; }
iframe { width: 100%; min-height: 60vh; border: 0; border-radius: 16px; background: #fff; margin-top: 16px; }
`;
