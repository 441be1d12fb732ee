import { ApiError } from '@plaza/shell-contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useHost } from '../host/useHost.ts';
import { settingsWords } from './words.ts';

export type Asked<T> =
  | { status: 'loading' }
  | { status: 'ready'; answer: T }
  | { status: 'failed'; words: string; requestId: string | undefined };

/**
 * What the server says, and the way to ask again. `ask` must stay the same function. It stays right by itself: the account
 * may be changed in another tab, on another device or by an administrator.
 */
export function useAnswer<T>(ask: (signal: AbortSignal) => Promise<T>) {
  const { hub } = useHost();
  const [asked, setAsked] = useState<Asked<T>>({ status: 'loading' });
  const [round, setRound] = useState(0);
  /** How often something newer than what is being asked for came from here. */
  const changes = useRef(0);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    ask(signal).then(
      (answer) => setAsked({ status: 'ready', answer }),
      (error: unknown) => {
        if (signal.aborted) return;
        const requestId = error instanceof ApiError ? error.requestId : undefined;
        setAsked({ status: 'failed', words: wordsOf(error), requestId });
      },
    );
    const look = async () => {
      const before = changes.current;
      const answer = await ask(signal);
      const isLatest = !signal.aborted && before === changes.current;
      // Whoever reads of a failure presses Retry.
      if (isLatest) setAsked((now) => (now.status === 'ready' ? { status: 'ready', answer } : now));
    };
    // What is there is good enough when no answer comes.
    const lookNow = () => void look().catch(() => undefined);
    const told = hub.on('account-changed').subscribe(lookNow);
    told.add(hub.synced$.subscribe(({ reset }) => reset && lookNow()));
    // Of some things nobody is told: another login, a browser that is pushed to.
    const lookWhenSeen = () => document.visibilityState === 'visible' && lookNow();
    document.addEventListener('visibilitychange', lookWhenSeen, { signal });
    window.addEventListener('focus', lookWhenSeen, { signal });
    return () => {
      leaving.abort();
      told.unsubscribe();
    };
  }, [ask, round, hub]);
  const again = useCallback(() => {
    changes.current += 1;
    setRound((before) => before + 1);
  }, []);
  const setAnswer = (answer: T) => {
    changes.current += 1;
    setAsked({ status: 'ready', answer });
  };
  return { asked, again, setAnswer };
}

/** A sentence for whatever went wrong. */
export function wordsOf(error: unknown): string {
  return error instanceof ApiError ? error.message : settingsWords.now.wentWrong;
}
