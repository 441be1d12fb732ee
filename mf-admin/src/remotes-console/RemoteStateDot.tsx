import type { RemoteStatus } from '@plaza/api-contract';
import { StatusDot, useWords } from '@plaza/design-system';
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

/** How a remote is, in the one word that matters most. */
type RemoteState = 'off' | 'empty' | 'failing' | 'trying' | 'well' | 'unseen';

export function remoteState(remote: RemoteStatus): RemoteState {
  if (remote.killed) return 'off';
  if (remote.active === null) return 'empty';
  const { browsers, failing } = liveHealth(remote);
  if (failing > 0) return 'failing';
  if (remote.canary) return 'trying';
  return browsers > 0 ? 'well' : 'unseen';
}

/** How many of a hundred browsers saw what is live fail in the last two minutes; null while none has loaded it. */
export function liveRate(remote: RemoteStatus): number | null {
  const { browsers, failing } = liveHealth(remote);
  return browsers === 0 ? null : (failing / browsers) * 100;
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
