import type { FailureReason } from '../remotes/slot/SlotState.ts';
import type { slotWords } from './words.ts';

export interface FailureText {
  title: string;
  sentence: string;
}

/** What happened and what helps, for each way in which a remote can fail. */
export function sayFailure(
  t: typeof slotWords.now,
  remote: string,
  reason: FailureReason,
  isOnline: boolean,
): FailureText {
  if (!isOnline && (reason === 'unreachable' || reason === 'slow')) {
    return { title: t.offline, sentence: t.offlineWords({ remote }) };
  }
  switch (reason) {
    case 'broken':
    case 'no-start':
      return { title: t.broken({ remote }), sentence: t.brokenWords };
    case 'too-new':
      return { title: t.tooNew({ remote }), sentence: t.tooNewWords };
    default:
      return { title: t[reason]({ remote }), sentence: t[`${reason}Words`] };
  }
}
