import { randomUUID } from 'node:crypto';
import type { Context, Middleware } from 'koa';
import type { Logger } from '../logger.ts';
import type { Metrics } from './metrics.ts';

/** What the frame knows of a request while it is under way. */
export interface RequestState {
  id: string;
  log: Logger;
  /** The call's own name once it is known: `GET /profile/:username`. */
  call: string;
  memberId: string | null;
}

const states = new WeakMap<Context['req'], RequestState>();

/** Kept by the request itself, so that Koa's untyped `ctx.state` is not needed. */
export function rememberRequest(ctx: Pick<Context, 'req'>, state: RequestState): void {
  states.set(ctx.req, state);
}

export function requestState(ctx: Pick<Context, 'req'>): RequestState {
  const state = states.get(ctx.req);
  if (!state) throw new Error('The request has not passed requestLog.');
  return state;
}

const REQUEST_ID = /^[A-Za-z0-9._-]{8,64}$/;

/** Names each request, and when it is answered writes one line and one measurement. */
export function requestLog(log: Logger, metrics: Metrics): Middleware {
  return async (ctx, next) => {
    const given = ctx.get('x-request-id');
    const id = REQUEST_ID.test(given) ? given : randomUUID();
    rememberRequest(ctx, { id, log: log.child({ requestId: id }), call: 'none', memberId: null });
    ctx.set('X-Request-Id', id);
    const begun = performance.now();
    ctx.res.once('close', () => note(ctx, metrics, performance.now() - begun));
    await next();
  };
}

function note(ctx: Context, metrics: Metrics, ms: number): void {
  const { log, call, memberId } = requestState(ctx);
  const status = ctx.res.statusCode;
  metrics.requests.observe({ call, status: String(status) }, ms / 1000);
  // The path without its query: tokens have been seen in queries.
  log.info(
    {
      call,
      method: ctx.method,
      path: ctx.path,
      status,
      ms: Math.round(ms),
      memberId,
      cut: !ctx.res.writableFinished || undefined,
    },
    'answered',
  );
}
