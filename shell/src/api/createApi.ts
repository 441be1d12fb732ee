import type { CallAnswer, CallInput, CallName } from '@plaza/api-contract';
import { type ApiClient, ApiError, type CallOptions } from '@plaza/shell-contract';
import type { SessionStore } from '../session/SessionStore.ts';
import { buildRequest, type CallParts } from './buildRequest.ts';
import { networkError, readError } from './readError.ts';

/** Longer than a slow line needs, and well before somebody takes the page for broken. */
const RENEWAL_MS = 20_000;

export interface ApiNeeds {
  ask: typeof fetch;
  sessions: SessionStore;
  /** Asks the visitor for a fresh proof that it is them; false when they would rather not. */
  prove(): Promise<boolean>;
  /** The session could not be renewed: whoever hears this ends it, and leads the visitor on. */
  onSessionLost(): void;
}

export interface RenewingApi extends ApiClient {
  /** Gets a new access token before the old one ends; rejects when none is to be had just now. */
  renew(): Promise<void>;
}

/**
 * The api with the visitor's session. A 401 renews the session once and tries again; a 403 never logs anybody out. What
 * asks for a fresh proof is sent once more after it was given.
 */
export function createApi({ ask, sessions, prove, onSessionLost }: ApiNeeds): RenewingApi {
  const send = async (name: string, parts: CallParts, token: string | undefined) => {
    const { url, init } = buildRequest(name, parts, token);
    try {
      const { onProgress } = parts;
      if (!onProgress) return await ask(url, init);
      return await (await import('./askWithProgress.ts')).askWithProgress(url, init, onProgress);
    } catch (error) {
      if (parts.signal?.aborted) throw error;
      throw networkError();
    }
  };

  const renew = (used: string, whose: string | undefined) =>
    oneAtATime('plaza:refresh', async () => {
      // Meanwhile, here or in another tab: another call has renewed; or the session has ended, and then perhaps
      // somebody else has logged in, in whose name nothing of this may happen.
      const overtaken = () => {
        if (sessions.authToken === used) return undefined;
        return sessions.authToken && sessions.userId === whose ? 'renewed' : 'lost';
      };
      const { refreshToken } = sessions;
      const before = overtaken();
      if (before) return before;
      if (!refreshToken) return 'none';
      // All tabs wait for this one.
      const signal = AbortSignal.timeout(RENEWAL_MS);
      const { url, init } = buildRequest('POST /auth/refresh', { body: { refreshToken }, signal }, undefined);
      init.headers['refresh-token'] = refreshToken;
      const response = await ask(url, init).catch(() => undefined);
      // Our own server, and the one place that reads this answer. Of a refusal nothing but its end matters.
      const said = await response?.json().catch(() => undefined);
      if (response?.ok && said) {
        const after = overtaken();
        if (!after) sessions.renew(said as CallAnswer<'POST /auth/refresh'>);
        return after ?? 'renewed';
      }
      // A server that stumbles is no reason to log anybody out.
      const status = response?.status ?? 0;
      return status >= 400 && status < 500 && status !== 429 ? 'lost' : 'unreachable';
    });

  return {
    async renew() {
      const { authToken, userId } = sessions;
      if (!authToken || (await renew(authToken, userId)) !== 'renewed') throw networkError();
    },
    async call<Name extends CallName>(
      name: Name,
      input?: CallInput<Name> & CallOptions,
    ): Promise<CallAnswer<Name>> {
      const parts: CallParts = input ?? {};
      // Another tab may have left or logged in a moment ago: this page hears of it now, and does nothing in their name.
      if (sessions.whose === undefined) {
        sessions.hear();
        throw networkError();
      }
      const { authToken: token, userId } = sessions;
      let response = await send(name, parts, token);
      if (response.status === 401 && token && name !== 'POST /auth/login') {
        const outcome = await renew(token, userId);
        // To a browser an answer is on its way until somebody has read it, and then so is the page.
        if (outcome !== 'lost') void response.json().catch(() => undefined);
        if (outcome === 'unreachable') throw networkError();
        if (outcome !== 'renewed') {
          const error = outcome === 'lost' ? await readError(response) : noRefreshToken();
          // Whoever shares this failure finds the session ended by the first of them, or by a logout in another tab.
          sessions.hear();
          if (sessions.whose && sessions.authToken === token) {
            console.error('Failed to refresh token', error);
            onSessionLost();
          }
          throw error;
        }
        response = await send(name, parts, sessions.authToken);
      }
      if (response.status === 403 && token) {
        const error = await readError(response);
        const isProven = error.code === 'auth.proof-needed' && (await prove());
        // In the name of who began it, and of nobody who logged in meanwhile.
        if (!isProven || sessions.userId !== userId) throw error;
        response = await send(name, parts, sessions.authToken);
      }
      if (!response.ok) throw await readError(response);
      if (response.status === 204) return undefined as CallAnswer<Name>;
      // The wire is checked against the schemas in the server's own tests; zod would cost 24 KB here.
      return (await response.json().catch(() => Promise.reject(networkError()))) as CallAnswer<Name>;
    },
  };
}

function noRefreshToken(): ApiError {
  return new ApiError('No refresh token found', { code: 'auth.no-refresh-token', status: 401 });
}

let queue: Promise<unknown> = Promise.resolve();

/** Runs a job alone: in the whole browser where Web Locks exist (secure contexts), else in this page. */
async function oneAtATime<T>(name: string, job: () => Promise<T>): Promise<T> {
  // The types know of secure contexts only.
  const { locks }: { locks?: LockManager } = navigator;
  if (locks) return await locks.request(name, job);
  const turn = queue.then(job, job);
  queue = turn.catch(() => undefined);
  return turn;
}
