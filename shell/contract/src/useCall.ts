import type { CallAnswer, CallInput, CallName } from '@plaza/api-contract';
import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import type { ApiError, CallOptions } from './api.ts';
import { asApiError, isApiError } from './asApiError.ts';
import { useShell } from './ctx.ts';
import { onConnectionBack } from './onConnectionBack.ts';
import { type Hear, takeTurns } from './takeTurns.ts';

/** How a call stands, and the two ways to make it again. */
export type CallState<Answer> = CallProgress<Answer> & {
  /** What is on screen was there before: asked again, nobody answered. It is asked once more, later and later, and as soon as the connection is back. */
  isOld: boolean;
  /** Starts over, from the loading face. */
  retry(): void;
  /**
   * Asks again quietly: the present answer stays until the new one is there, also over a cut in the connection. An answer
   * that is on its way is shown all the same: where changes come faster than answers there would never be one. However many
   * ask meanwhile, they are one more question: soon after it, or beside it where it takes long.
   */
  refetch(): void;
};

type CallProgress<Answer> =
  | { status: 'loading' }
  | { status: 'ready'; answer: Answer }
  | { status: 'failed'; error: ApiError };

/** What was heard last. */
interface Heard<Answer> {
  question: string;
  progress: CallProgress<Answer>;
  round: number;
  /** How often in a row nobody answered. */
  missed: number;
}

const LOADING = { status: 'loading' } as const;

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

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
  const [round, ask] = useReducer((before: number) => before + 1, 0);
  const [last, setLast] = useState<Heard<CallAnswer<Name>>>();
  const askAgain = useRef<() => void>(null);

  useEffect(() => {
    const hear = (counts: Hear, progress: CallProgress<CallAnswer<Name>>) => {
      // That nobody could be asked, or the server has a fault, says nothing against what is on screen.
      const isNoAnswer = progress.status === 'failed' && isAway(progress.error);
      if (!counts(!isNoAnswer)) return;
      setLast((before) => {
        const known = before?.question === question ? before : undefined;
        const stays = isNoAnswer && known?.progress.status === 'ready';
        const missed = isNoAnswer ? (known?.missed ?? 0) + 1 : 0;
        return { question, round, missed, progress: stays ? known.progress : progress };
      });
    };
    const [again, end] = takeTurns((signal, counts) => {
      // `asked` is missing only where the call takes nothing.
      const sent = { ...asked, signal } as CallInput<Name> & CallOptions;
      api.call(name, sent).then(
        (answer) => hear(counts, { status: 'ready', answer }),
        (error: unknown) => {
          if (signal.aborted) return;
          if (!isApiError(error)) report(error, `call ${name}`);
          hear(counts, { status: 'failed', error: asApiError(error) });
        },
      );
    }, ask);
    askAgain.current = again;
    return end;
  }, [api, report, name, question, asked, round, ask]);

  const refetch = useCallback(() => askAgain.current?.(), []);
  const retry = useCallback(() => {
    setLast(undefined);
    ask();
  }, [ask]);

  const heard = last?.question === question ? last : undefined;
  const progress: CallProgress<CallAnswer<Name>> = heard?.progress ?? LOADING;
  const missed = heard?.missed ?? 0;
  const isOld = missed > 0 && progress.status === 'ready';
  /** While it is asked already, nothing waits. */
  const waits = missed > 0 && heard?.round === round;

  useEffect(() => {
    if (!waits) return undefined;
    // Who sees that it failed has a button besides.
    if (!isOld) return onConnectionBack(refetch);
    const over = new AbortController();
    window.addEventListener('online', refetch, { signal: over.signal });
    const look = () => {
      if (!document.hidden) return refetch();
      // Nobody looks: it is asked when somebody does.
      document.addEventListener('visibilitychange', refetch, { signal: over.signal });
    };
    const again = setTimeout(look, waitAfter(missed));
    return () => {
      clearTimeout(again);
      over.abort();
    };
  }, [isOld, missed, waits, refetch]);

  return useMemo(() => ({ ...progress, isOld, retry, refetch }), [progress, isOld, retry, refetch]);
}

/** Longer each time, and not the same for all: a server that comes back is not asked by everybody at once. */
function waitAfter(times: number): number {
  const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (times - 1));
  return wait * (0.5 + Math.random() / 2);
}

/** No server was reached, or none that could answer, or not now. */
function isAway({ status, code }: ApiError): boolean {
  return (status === 0 && code !== 'unknown') || status === 429 || status >= 500;
}
