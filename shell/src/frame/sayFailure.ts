import type { FailureReason } from '../remotes/slot/SlotState.ts';
import type { slotWords } from './words.ts';

export interface SaidFailure {
  title: string;
  sentence: string;
}

/** What happened and what helps, for each way in which a room can fail. */
export function sayFailure(
  t: typeof slotWords.now,
  room: string,
  reason: FailureReason,
  isOnline: boolean,
): SaidFailure {
  if (!isOnline && (reason === 'unreachable' || reason === 'slow')) {
    return { title: t.offline, sentence: t.offlineWords({ room }) };
  }
  switch (reason) {
    case 'broken':
    case 'no-start':
      return { title: t.broken({ room }), sentence: t.brokenWords };
    case 'too-new':
      return { title: t.tooNew({ room }), sentence: t.tooNewWords };
    default:
      return { title: t[reason]({ room }), sentence: t[`${reason}Words`] };
  }
}
