import type { RemoteStatus } from '@plaza/api-contract';

/** How a remote is, in the one word that matters most. */
export type RemoteState = 'off' | 'empty' | 'failing' | 'trying' | 'well' | 'unseen';

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
