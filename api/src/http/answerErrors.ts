import { STATUS_CODES } from 'node:http';
import type { Brand, ErrorAnswer } from '@plaza/api-contract';
import type { Context, Middleware } from 'koa';
import { isDatabaseAway } from '../db/isDatabaseAway.ts';
import { atRoot } from './apiRouter.ts';
import { away, unexpected, unknownHost } from './commonErrors.ts';
import { CallError } from './errors.ts';
import { type Language, languageOf } from '../language/language.ts';
import type { Plaza } from '../plaza.ts';
import type { Metrics } from './metrics.ts';
import { requestState } from './requestState.ts';

/** What is wrong for somebody who has gone to an address. */
export type Trouble = 'away' | 'unknown-host' | 'lost' | 'fault';

/** The page that says so, and what it may load. A fault names its request. */
export type TroublePage = (
  brand: Pick<Brand, 'name'>,
  language: Language,
  trouble: Trouble,
  requestId: string,
) => { html: string; policy: string };

/** The one place that writes error bodies. */
export function answerErrors(
  { config, metrics }: Pick<Plaza, 'config' | 'metrics'>,
  troublePage: TroublePage,
): Middleware {
  return async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      const refusal = toCallError(error, ctx, metrics);
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
        const page = troublePage(config.brand, languageOf(ctx), trouble, id);
        ctx.set({ 'Content-Security-Policy': page.policy, Vary: 'Cookie, Accept-Language' });
        ctx.type = 'html';
        ctx.body = page.html;
      } else ctx.body = { ...describe(refusal, id), ...(atRoot(ctx.path) && titled(refusal)) };
    }
  };
}

/** Somebody who has gone to an address, and would find nothing but JSON there. */
function isVisit(ctx: Context): boolean {
  return ctx.get('accept').includes('text/html') && !ctx.path.startsWith('/api/');
}

function troubleOf({ code, status }: CallError): Trouble | undefined {
  if (code === unknownHost.declared.code) return 'unknown-host';
  if (status === 404 || status === 410) return 'lost';
  if (status === 500) return 'fault';
  return status === 503 ? 'away' : undefined;
}

function toCallError(error: unknown, ctx: Context, metrics: Metrics): CallError {
  if (error instanceof CallError) return error;
  const { log, call } = requestState(ctx);
  if (isDatabaseAway(error)) {
    log.warn({ err: error, call }, 'the database is away');
    return away({ headers: { 'Retry-After': '2' }, cause: error });
  }
  metrics.failures.inc();
  log.error({ err: error, call }, 'unexpected error');
  return unexpected({ cause: error });
}

/** As clients of the device API print it: `Unexpected status code {status}: {error}, {description}`. */
function titled({ status, message }: CallError): Pick<ErrorAnswer, 'error' | 'description'> {
  return { error: STATUS_CODES[status] ?? 'Error', description: message };
}

function describe({ code, message, fields }: CallError, requestId: string): ErrorAnswer {
  return { code, error: message, message, requestId, ...(fields ? { fields } : {}) };
}
