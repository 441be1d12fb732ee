import { useEffect, useEffectEvent, useState } from 'react';
import { useHost } from '../host/useHost.ts';
import type { Entry } from './Entry.ts';
import { type Find, findGames, findPeople, findSettings, findZones } from './finds.ts';
import { rankEntries } from './rankEntries.ts';

/** Nobody means the first letter of a word alone, and a server should not be asked about each. */
const TYPING_MS = 150;

const byTheServer = [findPeople];
const worst: readonly Heard['status'][] = ['failed', 'looking'];
const listed = [findZones, findGames, findSettings];

/** What a member can be led to beside the fixed places: people by the server's search, zones, games, settings. */
export function useFinds(text: string, isMember: boolean) {
  const [round, setRound] = useState(0);
  const isAsking = isMember && text !== '';
  const people = useHeard(byTheServer, isAsking ? text : undefined, round, TYPING_MS);
  const lists = useHeard(listed, isAsking ? '' : undefined, round, 0);
  const states = [people.status, lists.status];
  return {
    status: worst.find((one) => states.includes(one)) ?? 'ready',
    entries: [
      // The server's search knows more than ours; only what it found for other letters is sieved.
      ...(people.status === 'looking' ? rankEntries(people.entries, text) : people.entries),
      ...rankEntries(lists.entries, text),
    ],
    retry: () => setRound((before) => before + 1),
  };
}

interface Heard {
  status: 'looking' | 'ready' | 'failed';
  entries: Entry[];
}

/** The answers to a question. Until they are there, what was heard before stays. */
function useHeard(
  finds: readonly Find[],
  question: string | undefined,
  round: number,
  waitMs: number,
): Heard {
  const host = useHost();
  const [heard, setHeard] = useState<Heard & { key: string }>();
  const key = question === undefined ? undefined : `${round} ${question}`;
  const ask = useEffectEvent((signal: AbortSignal) =>
    Promise.allSettled(finds.map((find) => find(host, question ?? '', signal))),
  );

  useEffect(() => {
    if (key === undefined) return undefined;
    const leaving = new AbortController();
    const timer = setTimeout(() => {
      void ask(leaving.signal).then((answers) => {
        if (!leaving.signal.aborted) setHeard({ key, ...together(answers) });
      });
    }, waitMs);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [key, waitMs]);

  if (key === undefined) return { status: 'ready', entries: [] };
  return heard?.key === key ? heard : { status: 'looking', entries: heard?.entries ?? [] };
}

/** Whatever came, also when something did not. */
function together(answers: PromiseSettledResult<Entry[]>[]): Heard {
  return {
    status: answers.every(({ status }) => status === 'fulfilled') ? 'ready' : 'failed',
    entries: answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : [])),
  };
}
