import type { Clock } from '../../clock/Clock.ts';
import type { HubClient } from '../../hub/HubClient.ts';

const CHANNEL = 'remotes';
const POLL_MS = 60_000;

interface FollowNeeds {
  refresh: () => void;
  hub: Pick<HubClient, 'request'>;
  clock: Clock;
}

/**
 * Keeps the registry fresh: a member hears by the hub that something else is live; everybody asks when the network is
 * back, when the tab is looked at again, and once a minute. Returns the way to stop.
 */
export function followRegistry({ refresh, hub, clock }: FollowNeeds): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const whenVisible = () => document.visibilityState === 'visible' && refresh();

  window.addEventListener('online', refresh, { signal });
  document.addEventListener('visibilitychange', whenVisible, { signal });
  pollEvery(POLL_MS, clock, whenVisible, signal);
  // `joined` comes whenever something may have been missed. Where the hub refuses the channel, the minute has to do.
  for (const type of ['joined', 'remotes-changed']) {
    const listening = hub
      .request('listen', CHANNEL, type)
      .subscribe({ next: refresh, error: () => undefined });
    signal.addEventListener('abort', () => listening.unsubscribe(), { once: true });
  }
  return () => stop.abort();
}

function pollEvery(ms: number, clock: Clock, act: () => void, signal: AbortSignal): void {
  const callOff = clock.after(ms, () => {
    act();
    pollEvery(ms, clock, act, signal);
  });
  signal.addEventListener('abort', callOff, { once: true });
}
