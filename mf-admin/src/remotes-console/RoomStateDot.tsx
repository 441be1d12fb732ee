import type { RemoteStatus } from '@plaza/api-contract';
import { StatusDot } from '@plaza/design-system';
import { liveHealth, type RoomState, roomState } from './roomState.ts';

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
  const state = roomState(room);
  return <StatusDot status={dots[state]} label={words(state, room)} />;
}

function words(state: RoomState, room: RemoteStatus): string {
  const { browsers, failing } = liveHealth(room);
  switch (state) {
    case 'off':
      return 'Switched off';
    case 'empty':
      return 'Nothing live';
    case 'failing':
      return `Fails in ${failing} of ${counted(browsers)}`;
    case 'trying':
      return `Trying a version, ${counted(browsers)}`;
    case 'well':
      return `Well in ${counted(browsers)}`;
    case 'unseen':
      return 'Quiet';
  }
}

function counted(browsers: number): string {
  return browsers === 1 ? '1 browser' : `${browsers} browsers`;
}
