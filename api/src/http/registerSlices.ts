import type { CallName } from '@plaza/api-contract';
import type { Middleware } from 'koa';
import Router from 'koa-router';
import type { Job } from '../jobs/defineJob.ts';
import { accessChecks } from './access.ts';
import { answerCall, answerRawCall, type CallFrame } from './answerCall.ts';
import { apiRouter } from './apiRouter.ts';
import { requestState } from './requestState.ts';
import type { On, Slice } from './slice.ts';

type Act = () => Promise<void> | void;

export interface Registered {
  /** Everything under /api. */
  api: Middleware;
  /** Pages and files. */
  outside: Middleware;
  jobs: Job<unknown>[];
  starts: Act[];
  closes: Act[];
  answers: ReadonlySet<CallName>;
}

/** Asks every slice in turn what it answers. */
export function registerSlices(
  slices: readonly Slice[],
  lent: Omit<CallFrame, 'checks' | 'permitPrivileged' | 'permitWords'>,
): Registered {
  const frame: CallFrame = {
    ...lent,
    checks: accessChecks(),
    permitPrivileged: () => stillShut('fresh proofs'),
    permitWords: () => stillShut('words'),
  };
  const api = apiRouter();
  const outside = new Router({ methods: ['GET', 'HEAD'] });
  const jobs: Job<unknown>[] = [];
  const starts: Act[] = [];
  const closes: Act[] = [];
  const answers = new Set<CallName>();

  const on: On = Object.assign(
    ((name, handler, options) => {
      answers.add(name);
      api.add(name, answerCall(frame, name, handler, options));
    }) as (...args: Parameters<On>) => void,
    {
      raw: ((name, handler, options) => {
        answers.add(name);
        api.add(name, answerRawCall(frame, name, handler, options));
      }) as On['raw'],
      outside: ((pattern, handler) => {
        const path = pattern.slice('GET '.length);
        outside.register(
          path,
          ['GET', 'HEAD'],
          [
            async (ctx: Parameters<Middleware>[0], next: () => Promise<void>) => {
              requestState(ctx).call = pattern;
              await frame.limit(ctx.ip, 'page');
              await handler(ctx, next);
            },
          ],
        );
      }) as On['outside'],
      access: ((kind, check) => {
        frame.checks[kind] = check;
      }) as On['access'],
      privileged: ((check) => {
        frame.permitPrivileged = check;
      }) as On['privileged'],
      words: ((check) => {
        frame.permitWords = check;
      }) as On['words'],
      permitWords: ((member, texts) => frame.permitWords(member, texts)) as On['permitWords'],
      job: ((job) => {
        jobs.push(job as Job<unknown>);
      }) as On['job'],
      onStart: (act: Act) => void starts.push(act),
      onClose: (act: Act) => void closes.push(act),
    },
  ) as On;

  for (const slice of slices) slice(on, lent.plaza);
  return {
    api: api.middleware(),
    outside: outside.routes() as unknown as Middleware,
    jobs,
    starts,
    closes,
    answers,
  };
}

/** Until a slice says what is a fresh proof, and what may be said, nothing is. */
function stillShut(what: string): Promise<void> {
  return Promise.reject(new Error(`No slice brought a check for ${what}.`));
}
