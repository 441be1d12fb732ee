import type { ErrorAnswer } from '@plaza/api-contract';
import type { Context, Middleware } from 'koa';
import { isDatabaseAway } from '../db/isDatabaseAway.ts';
import { away, unexpected } from './commonErrors.ts';
import { Refusal } from './errors.ts';
import type { Metrics } from './metrics.ts';
import { requestState } from './requestState.ts';

/** The one place that writes error bodies. */
export function answerErrors(metrics: Metrics): Middleware {
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
      ctx.body = describe(refusal, requestState(ctx).id);
    }
  };
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
