import type { RemoteStatus } from '@plaza/api-contract';

/** How a room is, in the one word that matters most. */
export type RoomState = 'off' | 'empty' | 'failing' | 'trying' | 'well' | 'unseen';

export function roomState(room: RemoteStatus): RoomState {
  if (room.killed) return 'off';
  if (room.active === null) return 'empty';
  const { browsers, failing } = liveHealth(room);
  if (failing > 0) return 'failing';
  if (room.canary) return 'trying';
  return browsers > 0 ? 'well' : 'unseen';
}

/** What browsers saw in the last two minutes, of every version that is live for somebody. */
export function liveHealth({ active, canary, versions }: RemoteStatus): {
  browsers: number;
  failing: number;
} {
  const live = versions.filter(({ version }) => version === active || version === canary?.version);
  return {
    browsers: live.reduce((sum, { health }) => sum + health.browsers, 0),
    failing: live.reduce((sum, { health }) => sum + health.failing, 0),
  };
}
