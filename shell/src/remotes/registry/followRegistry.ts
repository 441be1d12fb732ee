import type { ChannelEvents } from '@plaza/api-contract';
import type { Clock } from '../../clock/Clock.ts';
import type { HubClient } from '../../hub/HubClient.ts';

const CHANNEL = 'remotes';
const POLL_MS = 60_000;
/** Of several servers one may hear of a change later than the one by which this page has. */
const HEARS_MS = 1_000;
const MOST_TRIES = 5;

interface FollowNeeds {
  refresh: () => void;
  /** Of what is known so far. */
  revision: () => string | undefined;
  hub: Pick<HubClient, 'request'>;
  clock: Clock;
}

/**
 * Keeps the registry fresh: a member hears by the hub that something else is live; everybody asks when the network is
 * back, when the tab is looked at again, and once a minute. Returns the way to stop.
 */
export function followRegistry({ refresh, revision, hub, clock }: FollowNeeds): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const whenVisible = () => document.visibilityState === 'visible' && refresh();

  window.addEventListener('online', refresh, { signal });
  document.addEventListener('visibilitychange', whenVisible, { signal });
  pollEvery(POLL_MS, clock, whenVisible, signal);
  const lookAgain = (wanted: number, tries: number) => {
    const callOff = clock.after(HEARS_MS, () => {
      if (tries === 0 || Number(revision() ?? 0) >= wanted) return;
      refresh();
      lookAgain(wanted, tries - 1);
    });
    signal.addEventListener('abort', callOff, { once: true });
  };
  // `joined` comes whenever something may have been missed. Where the hub refuses the channel, the minute has to do.
  const listenings = [
    hub.request('listen', CHANNEL, 'joined').subscribe({ next: refresh, error: () => undefined }),
    hub
      .request<{ payload: ChannelEvents['remotes-changed'] }>('listen', CHANNEL, 'remotes-changed')
      .subscribe({
        next: ({ payload }) => {
          refresh();
          lookAgain(Number(payload.revision), MOST_TRIES);
        },
        error: () => undefined,
      }),
  ];
  signal.addEventListener('abort', () => listenings.forEach((one) => one.unsubscribe()), { once: true });
  return () => stop.abort();
}

function pollEvery(ms: number, clock: Clock, act: () => void, signal: AbortSignal): void {
  const callOff = clock.after(ms, () => {
    act();
    pollEvery(ms, clock, act, signal);
  });
  signal.addEventListener('abort', callOff, { once: true });
}
