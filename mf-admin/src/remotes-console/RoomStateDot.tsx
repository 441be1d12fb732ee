import type { RemoteStatus } from '@plaza/api-contract';
import { StatusDot, useWords } from '@plaza/design-system';
import { liveHealth, type RoomState, roomState } from './roomState.ts';
import { consoleWords } from './words.ts';

const dots: Record<RoomState, 'good' | 'calm' | 'careful' | 'bad' | 'off'> = {
  off: 'off',
  empty: 'off',
  failing: 'bad',
  trying: 'careful',
  well: 'good',
  unseen: 'calm',
};

/** The room's state as a dot and words: red only when browsers really fail. */
export function RoomStateDot({ room }: { room: RemoteStatus }) {
  const t = useWords(consoleWords);
  const state = roomState(room);
  return <StatusDot status={dots[state]} label={sayState(state, room, t)} />;
}

function sayState(state: RoomState, room: RemoteStatus, t: typeof consoleWords.now): string {
  const { browsers: count, failing } = liveHealth(room);
  switch (state) {
    case 'failing':
      return t.failing({ failing, count });
    case 'trying':
      return t.tryingIn({ count });
    case 'well':
      return t.well({ count });
    default:
      return t[state];
  }
}
