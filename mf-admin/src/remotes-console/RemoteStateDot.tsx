import type { RemoteStatus } from '@plaza/api-contract';
import { StatusDot, useWords } from '@plaza/design-system';
import { liveHealth, type RemoteState, remoteState } from './remoteState.ts';
import { consoleWords } from './words.ts';

const dots: Record<RemoteState, 'good' | 'calm' | 'careful' | 'bad' | 'off'> = {
  off: 'off',
  empty: 'off',
  failing: 'bad',
  trying: 'careful',
  well: 'good',
  unseen: 'calm',
};

/** The remote's state as a dot and words: red only when browsers really fail. */
export function RemoteStateDot({ remote }: { remote: RemoteStatus }) {
  const t = useWords(consoleWords);
  const state = remoteState(remote);
  return <StatusDot status={dots[state]} label={sayState(state, remote, t)} />;
}

function sayState(state: RemoteState, remote: RemoteStatus, t: typeof consoleWords.now): string {
  const { browsers: count, failing } = liveHealth(remote);
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
