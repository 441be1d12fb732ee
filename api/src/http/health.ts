import type { Middleware, Context } from 'koa';
import type { Clock } from '../clock.ts';
import type { Plaza } from '../plaza.ts';
import { permit } from './errors.ts';
import type { Metrics } from './metrics.ts';
import { notFound } from './commonErrors.ts';
import { requestState } from './requestState.ts';
import { createHash, timingSafeEqual } from 'node:crypto';

export interface Health {
  state(): 'starting' | 'ready' | 'draining';
  /** Each thing the server stands on, and whether it bears. */
  checks: Record<string, () => Promise<boolean>>;
}

/** Anybody may ask, without a limit: the database is asked once for all who do. */
const READY_MS = 1_000;

/** For whoever runs the server: /healthz says alive, /readyz says send people in, /metrics says how it goes. */
export function healthRoutes(
  health: Health,
  { registry }: Metrics,
  { config: { metricsToken }, clock }: Pick<Plaza, 'config' | 'clock'>,
): Middleware {
  const check = keptAnswer({ ms: READY_MS, clock }, () => runChecks(health));
  return async (ctx, next) => {
    if ((ctx.method !== 'GET' && ctx.method !== 'HEAD') || !/^\/(healthz|readyz|metrics)$/.test(ctx.path))
      return next();
    requestState(ctx).call = `GET ${ctx.path}`;
    ctx.set('Cache-Control', 'no-store');
    if (ctx.path === '/healthz') {
      ctx.body = { status: 'alive' };
    } else if (ctx.path === '/metrics') {
      permit(mayReadMetrics(ctx, metricsToken), notFound);
      ctx.type = registry.contentType;
      ctx.body = await registry.metrics();
    } else {
      const checks = await check();
      const ready = health.state() === 'ready' && Object.values(checks).every(Boolean);
      ctx.status = ready ? 200 : 503;
      if (!ready) ctx.set('Retry-After', '2');
      ctx.body = { status: ready ? 'ready' : health.state() === 'ready' ? 'ailing' : health.state(), checks };
    }
  };
}

async function runChecks({ checks }: Health): Promise<Record<string, boolean>> {
  const results = Object.entries(checks).map(
    async ([name, check]) => [name, await check().catch(() => false)] as const,
  );
  return Object.fromEntries(await Promise.all(results));
}

/** What a proxy adds: behind one, everybody comes from this machine. */
const FORWARDED = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'];

/** Numbers tell how many people are here and what fails: they are for this machine, or for who has the token. */
function mayReadMetrics(ctx: Context, token: string | undefined): boolean {
  const given = /^Bearer (\S+)$/i.exec(ctx.get('authorization'))?.[1];
  if (token !== undefined && given !== undefined && timingSafeEqual(hashOf(given), hashOf(token)))
    return true;
  const isForwarded = FORWARDED.some((header) => ctx.get(header) !== '');
  return !isForwarded && /^(127\.|::1$|::ffff:127\.)/.test(ctx.req.socket.remoteAddress ?? '');
}

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** Asks once for all who ask at the same time, and for those who come within `ms` after the answer. */
function keptAnswer<Answer>(
  { ms, clock }: { ms: number; clock: Clock },
  ask: () => Promise<Answer>,
): () => Promise<Answer> {
  let last: { answer: Promise<Answer>; untilMs: number } | undefined;
  return () => {
    const nowMs = clock.now().getTime();
    // A clock that was set back keeps no answer for longer.
    if (last && nowMs < last.untilMs && (last.untilMs === Infinity || nowMs >= last.untilMs - ms))
      return last.answer;
    const asked = { answer: ask(), untilMs: Infinity };
    const answered = () => void (asked.untilMs = clock.now().getTime() + ms);
    asked.answer.then(answered, answered);
    last = asked;
    return asked.answer;
  };
}
