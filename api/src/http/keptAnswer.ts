import type { Clock } from '../clock.ts';

/** Asks once for all who ask at the same time, and for those who come within `ms` after the answer. */
export function keptAnswer<Answer>(
  { ms, clock }: { ms: number; clock: Clock },
  ask: () => Promise<Answer>,
): () => Promise<Answer> {
  let last: { answer: Promise<Answer>; untilMs: number } | undefined;
  return () => {
    const nowMs = clock.now().getTime();
    // A clock that was set back keeps no answer for longer.
    if (last && nowMs < last.untilMs && (last.untilMs === Infinity || nowMs >= last.untilMs - ms))
      return last.answer;
    const asked = { answer: ask(), untilMs: Infinity };
    const answered = () => void (asked.untilMs = clock.now().getTime() + ms);
    asked.answer.then(answered, answered);
    last = asked;
    return asked.answer;
  };
}
