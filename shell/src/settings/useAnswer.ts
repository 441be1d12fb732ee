import { ApiError } from '@plaza/shell-contract';
import { useCallback, useEffect, useState } from 'react';
import { settingsWords } from './words.ts';

export type Asked<T> =
  | { status: 'loading' }
  | { status: 'ready'; answer: T }
  | { status: 'failed'; words: string; requestId: string | undefined };

/** What the server says, and the way to ask again. `ask` must stay the same function. */
export function useAnswer<T>(ask: (signal: AbortSignal) => Promise<T>) {
  const [asked, setAsked] = useState<Asked<T>>({ status: 'loading' });
  const [round, setRound] = useState(0);
  useEffect(() => {
    const leaving = new AbortController();
    ask(leaving.signal).then(
      (answer) => setAsked({ status: 'ready', answer }),
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        const requestId = error instanceof ApiError ? error.requestId : undefined;
        setAsked({ status: 'failed', words: wordsOf(error), requestId });
      },
    );
    return () => leaving.abort();
  }, [ask, round]);
  const again = useCallback(() => setRound((before) => before + 1), []);
  return { asked, again, setAnswer: (answer: T) => setAsked({ status: 'ready', answer }) };
}

/** A sentence for whatever went wrong. */
export function wordsOf(error: unknown): string {
  return error instanceof ApiError ? error.message : settingsWords.now.wentWrong;
}
