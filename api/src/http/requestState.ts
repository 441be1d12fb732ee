import type { Context } from 'koa';
import type { Logger } from '../logger.ts';

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
