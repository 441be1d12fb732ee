import type { CallName } from '@plaza/api-contract';
import type { Context, Middleware } from 'koa';
import Router from 'koa-router';
import { notFound, wrongMethod } from './commonErrors.ts';
import { requestState } from './requestState.ts';

export interface ApiRouter {
  add(name: CallName, answer: (ctx: Context) => Promise<void>): void;
  middleware(): Middleware;
}

const METHODS = ['GET', 'POST', 'PUT', 'DELETE'];

/** Finds the call for an address under /api. What is left over is 404 or 405 in the one error shape. */
export function apiRouter(): ApiRouter {
  const router = new Router({ methods: [...METHODS, 'HEAD', 'OPTIONS'] });
  const added = new Set<string>();

  return {
    add(name, answer) {
      if (added.has(name)) throw new Error(`Two slices answer ${name}.`);
      added.add(name);
      const { method, path } = partsOf(name);
      router.register(
        atRoot(path) ? [`/api${path}`, path] : `/api${path}`,
        [method],
        [
          async (ctx: Context) => {
            // koa-router would let HEAD through to every GET; some GETs of the spec change things.
            if (ctx.method !== method) throw wrongMethod({ headers: { Allow: method } });
            requestState(ctx).call = name;
            await answer(ctx);
          },
        ],
      );
    },
    middleware() {
      // Literal addresses before patterns: /remotes/status is not a remote called "status".
      router.stack.sort((a, b) => patternsIn(a.path) - patternsIn(b.path));
      const routes = router.routes();
      return async (ctx, next) => {
        if (!/^\/api(\/|$)/i.test(ctx.path) && !atRoot(ctx.path)) return next();
        await routes(ctx as never, async () => {
          const others = METHODS.filter((method) => router.match(ctx.path, method).route);
          if (others.length > 0) throw wrongMethod({ headers: { Allow: others.join(', ') } });
          throw notFound();
        });
      };
    },
  };
}

/** The device API of pushes: its public clients look for it outside of /api, and read errors in words of its own. */
export function atRoot(path: string): boolean {
  return path.startsWith('/device_api/');
}

/** `GET /chat/:id` in its two parts. */
export function partsOf(name: string): { method: string; path: string } {
  const [method = '', path = ''] = name.split(' ');
  return { method, path };
}

function patternsIn(path: unknown): number {
  return String(path).split(':').length - 1;
}
