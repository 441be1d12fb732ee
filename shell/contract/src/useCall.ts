import type { CallAnswer, CallInput, CallName } from '@plaza/api-contract';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { ApiError, type CallOptions } from './api.ts';
import { useShell } from './ctx.ts';

/** How a call stands, and the two ways to make it again. */
export type CallState<Answer> = CallProgress<Answer> & {
  /** Starts over, from the loading face. */
  retry(): void;
  /** Asks again quietly: the present answer stays until the new one is there. */
  refetch(): void;
};

type CallProgress<Answer> =
  { status: 'loading' } | { status: 'ready'; answer: Answer } | { status: 'failed'; error: ApiError };

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

  useEffect(() => {
    const leaving = new AbortController();
    const hear = (progress: CallProgress<CallAnswer<Name>>) => {
      if (!leaving.signal.aborted) setHeard({ question, progress });
    };
    // `asked` is missing only where the call takes nothing.
    const sent = { ...asked, signal: leaving.signal } as CallInput<Name> & CallOptions;
    api.call(name, sent).then(
      (answer) => hear({ status: 'ready', answer }),
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        if (!(error instanceof ApiError)) report(error, `call ${name}`);
        hear({ status: 'failed', error: asApiError(error) });
      },
    );
    return () => leaving.abort();
  }, [api, report, name, question, asked, round]);

  const refetch = useCallback(() => setRound((before) => before + 1), []);
  const retry = useCallback(() => {
    setHeard(undefined);
    refetch();
  }, [refetch]);

  const progress: CallProgress<CallAnswer<Name>> =
    heard?.question === question ? heard.progress : { status: 'loading' };
  return { ...progress, retry, refetch };
}

function asApiError(error: unknown): ApiError {
  // Each remote bundles its copy of this class, so the name decides, not the class.
  if (error instanceof Error && error.name === 'ApiError') return error as ApiError;
  return new ApiError('Something went wrong. Please try again.', { code: 'unknown', status: 0 });
}
