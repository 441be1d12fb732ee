import { useWords } from '@plaza/design-system';
import { useShell } from '@plaza/shell-contract';
import { useCallback, useRef } from 'react';
import { matchWords } from './words.ts';

/** Acts that wait for an answer. Without a connection they wait for the next one, and then all come at once. */
const MOST_UNANSWERED = 40;

interface ActsNeeds {
  /** Whether the game hears of what was done without being asked for. */
  isTold: () => boolean;
  /** Asks how the match stands. */
  ask: () => void;
}

/** Does what a player does in a match, and says so when no more can wait. `known` is the last act the server knows of. */
export function useActs(id: string, { isTold, ask }: ActsNeeds): (action: unknown, known?: number) => void {
  const t = useWords(matchWords);
  const { hub, report, toast } = useShell();
  const last = useRef(0);
  const unanswered = useRef(0);
  const isDropping = useRef(false);
  return useCallback(
    (action, known) => {
      if (unanswered.current >= MOST_UNANSWERED) {
        if (!isDropping.current) toast({ message: t.unsent, tone: 'bad' });
        isDropping.current = true;
        return;
      }
      // Counts on from the last act that the server knows, so that a page that was loaded anew never counts back.
      last.current = Math.max(last.current, known ?? Math.floor(Date.now() / 1000)) + 1;
      const number = last.current;
      const play = () => hub.invoke('match-act', id, number, action);
      unanswered.current += 1;
      // The connection may break before the answer; with its number the same act never counts twice.
      play()
        .catch(play)
        .then(({ done }) => {
          if (!done || !isTold()) ask();
        })
        .catch((error: unknown) => report(error, 'match act'))
        .finally(() => {
          unanswered.current -= 1;
          if (unanswered.current > 0 || !isDropping.current) return;
          isDropping.current = false;
          // The game may show what did not count.
          ask();
        });
    },
    [hub, id, ask, isTold, report, t, toast],
  );
}
