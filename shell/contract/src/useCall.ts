import type { CallAnswer, CallInput, CallName } from '@plaza/api-contract';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ApiError, CallOptions } from './api.ts';
import { asApiError, isApiError } from './asApiError.ts';
import { useShell } from './ctx.ts';
import { onConnectionBack } from './onConnectionBack.ts';

/** How a call stands, and the two ways to make it again. */
export type CallState<Answer> = CallProgress<Answer> & {
  /** What is on screen was there before: asked again, nobody answered. It is asked once more, later and later, and as soon as the connection is back. */
  isOld: boolean;
  /** Starts over, from the loading face. */
  retry(): void;
  /**
   * Asks again quietly: the present answer stays until the new one is there, also over a cut in the connection. An answer
   * that is on its way is shown all the same: where changes come faster than answers there would never be one. However many
   * ask meanwhile, they are one more question soon after it.
   */
  refetch(): void;
};

type CallProgress<Answer> =
  | { status: 'loading' }
  | { status: 'ready'; answer: Answer }
  | { status: 'failed'; error: ApiError };

const LOADING = { status: 'loading' } as const;

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;
const ANSWERED = { times: 0, round: 0 };

/** Between an answer and the question of those who asked meanwhile. */
const PAUSE_MS = 250;
/** After so long without an answer the connection may be dead: whoever asks then is not left to wait for it. */
const HANGING_MS = 20_000;
const QUIET = { until: 0, again: false };

/** Makes a call of the api when the screen appears, again when the input changes, and gives it up when it leaves. */
export function useCall<Name extends CallName>(
  name: Name,
  input?: CallInput<Name>,
): CallState<CallAnswer<Name>> {
  const { api, report } = useShell();
  const question = JSON.stringify([name, input ?? null]);
  // A new object with the same words in it is the same question.
  // oxlint-disable-next-line react/exhaustive-deps
  const asked = useMemo(() => input, [question]);
  const [round, setRound] = useState(0);
  const [heard, setHeard] = useState<{ question: string; progress: CallProgress<CallAnswer<Name>> }>();
  /** How often in a row nobody answered, and which round was the last of these. */
  const [missed, setMissed] = useState(ANSWERED);
  /** Until when the answer that is on its way is waited for, and whether somebody asked meanwhile. */
  const asking = useRef(QUIET);
  const ask = useCallback(() => setRound((before) => before + 1), []);

  useEffect(() => {
    const leaving = new AbortController();
    let pause: ReturnType<typeof setTimeout>;
    asking.current = { until: performance.now() + HANGING_MS, again: false };
    const hear = (progress: CallProgress<CallAnswer<Name>>) => {
      if (leaving.signal.aborted) return;
      if (asking.current.again) pause = setTimeout(ask, PAUSE_MS);
      else asking.current = QUIET;
      // That nobody could be asked says nothing against what is on screen.
      const isNoAnswer = progress.status === 'failed' && isAway(progress.error);
      setMissed(({ times }) => (isNoAnswer ? { times: times + 1, round } : ANSWERED));
      setHeard((before) =>
        isNoAnswer && before?.question === question && before.progress.status === 'ready'
          ? before
          : { question, progress },
      );
    };
    // `asked` is missing only where the call takes nothing.
    const sent = { ...asked, signal: leaving.signal } as CallInput<Name> & CallOptions;
    api.call(name, sent).then(
      (answer) => hear({ status: 'ready', answer }),
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        if (!isApiError(error)) report(error, `call ${name}`);
        hear({ status: 'failed', error: asApiError(error) });
      },
    );
    return () => {
      clearTimeout(pause);
      leaving.abort();
    };
  }, [api, report, name, question, asked, round, ask]);

  const refetch = useCallback(() => {
    if (performance.now() < asking.current.until) asking.current.again = true;
    else ask();
  }, [ask]);
  const retry = useCallback(() => {
    setHeard(undefined);
    ask();
  }, [ask]);

  const progress: CallProgress<CallAnswer<Name>> = heard?.question === question ? heard.progress : LOADING;
  const hasMissed = missed.times > 0;
  const isOld = hasMissed && progress.status === 'ready';

  useEffect(() => {
    // While it is asked already, nothing waits.
    if (!hasMissed || missed.round !== round) return undefined;
    // Who sees that it failed has a button besides.
    if (!isOld) return onConnectionBack(refetch);
    const over = new AbortController();
    window.addEventListener('online', refetch, { signal: over.signal });
    const look = () => {
      if (!document.hidden) return refetch();
      // Nobody looks: it is asked when somebody does.
      document.addEventListener('visibilitychange', refetch, { signal: over.signal });
    };
    const again = setTimeout(look, waitAfter(missed.times));
    return () => {
      clearTimeout(again);
      over.abort();
    };
  }, [isOld, hasMissed, missed, round, refetch]);

  return useMemo(() => ({ ...progress, isOld, retry, refetch }), [progress, isOld, retry, refetch]);
}

/** Longer each time, and not the same for all: a server that comes back is not asked by everybody at once. */
function waitAfter(times: number): number {
  const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (times - 1));
  return wait * (0.5 + Math.random() / 2);
}

/** No server was reached, or none that could answer. */
function isAway({ status, code }: ApiError): boolean {
  return (status === 0 && code !== 'unknown') || status === 502 || status === 503 || status === 504;
}
