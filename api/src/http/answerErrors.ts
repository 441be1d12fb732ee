import type { ErrorAnswer } from '@plaza/api-contract';
import type { Context, Middleware } from 'koa';
import { isDatabaseAway } from '../db/isDatabaseAway.ts';
import { away, unexpected, unknownHost } from './commonErrors.ts';
import { Refusal } from './errors.ts';
import { languageOf } from '../language/language.ts';
import { type Trouble, TROUBLE_POLICY, troublePage } from '../pages/troublePage.ts';
import type { Plaza } from '../plaza.ts';
import type { Metrics } from './metrics.ts';
import { requestState } from './requestState.ts';

/** The one place that writes error bodies. */
export function answerErrors({ config, metrics }: Pick<Plaza, 'config' | 'metrics'>): Middleware {
  return async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      const refusal = toRefusal(error, ctx, metrics);
      if (ctx.res.headersSent) {
        // Half an answer is out: cutting it is the only honest end.
        ctx.res.destroy();
        return;
      }
      ctx.set({ ...refusal.headers, 'Cache-Control': 'no-store' });
      ctx.status = refusal.status;
      const { id } = requestState(ctx);
      const trouble = isVisit(ctx) ? troubleOf(refusal) : undefined;
      if (trouble) {
        ctx.set({ 'Content-Security-Policy': TROUBLE_POLICY, Vary: 'Cookie, Accept-Language' });
        ctx.type = 'html';
        ctx.body = troublePage(config.brand, languageOf(ctx), trouble, id);
      } else ctx.body = describe(refusal, id);
    }
  };
}

/** Somebody who has gone to an address, and would find nothing but JSON there. */
function isVisit(ctx: Context): boolean {
  return ctx.get('accept').includes('text/html') && !ctx.path.startsWith('/api/');
}

function troubleOf({ code, status }: Refusal): Trouble | undefined {
  if (code === unknownHost.declared.code) return 'unknown-host';
  if (status === 404 || status === 410) return 'lost';
  if (status === 500) return 'fault';
  return status === 503 ? 'away' : undefined;
}

function toRefusal(error: unknown, ctx: Context, metrics: Metrics): Refusal {
  if (error instanceof Refusal) return error;
  const { log, call } = requestState(ctx);
  if (isDatabaseAway(error)) {
    log.warn({ err: error, call }, 'the database is away');
    return away({ headers: { 'Retry-After': '2' }, cause: error });
  }
  metrics.failures.inc();
  log.error({ err: error, call }, 'unexpected error');
  return unexpected({ cause: error });
}

function describe({ code, message, fields }: Refusal, requestId: string): ErrorAnswer {
  return { code, error: message, message, requestId, ...(fields ? { fields } : {}) };
}
