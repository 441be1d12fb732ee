import type { Clock } from '../../clock/Clock.ts';

const STREAM = '/api/remotes/stream';
const CHANNEL = 'plaza:remotes';
const POLL_MS = 60_000;
const REOPEN_MS = 30_000;

/**
 * Keeps the registry fresh: the server's stream, coming back online, a tab that is looked at again,
 * and once a minute in case all of that failed. Returns the way to stop.
 */
export function followRegistry(refresh: () => void, clock: Clock): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const whenVisible = () => document.visibilityState === 'visible' && refresh();

  window.addEventListener('online', refresh, { signal });
  document.addEventListener('visibilitychange', whenVisible, { signal });
  pollEvery(POLL_MS, clock, whenVisible, signal);
  void shareStream(refresh, clock, signal);
  return () => stop.abort();
}

function pollEvery(ms: number, clock: Clock, act: () => void, signal: AbortSignal): void {
  const callOff = clock.after(ms, () => {
    act();
    pollEvery(ms, clock, act, signal);
  });
  signal.addEventListener('abort', callOff, { once: true });
}

/**
 * One tab of the browser holds the stream and tells the others: over HTTP/1.1 a browser has six
 * connections to a server, and six tabs with a stream each would leave none for anything else.
 */
async function shareStream(refresh: () => void, clock: Clock, signal: AbortSignal): Promise<void> {
  // Web Locks need a secure context. Without them the tab lives on its polling.
  if (
    !('locks' in navigator) ||
    typeof BroadcastChannel === 'undefined' ||
    typeof EventSource === 'undefined'
  )
    return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', refresh, { signal });
  signal.addEventListener('abort', () => channel.close(), { once: true });
  const tellAll = () => {
    refresh();
    channel.postMessage('changed');
  };
  try {
    // A new stream begins with the present; what the tab that has it said before this one could hear, nobody repeats.
    const { held } = await navigator.locks.query();
    if (held?.some(({ name }) => name === CHANNEL)) refresh();
    await navigator.locks.request(CHANNEL, { signal }, () => holdStream(tellAll, clock, signal));
  } catch {
    // Aborted while waiting for its turn: this tab never held the stream.
  }
}

function holdStream(onChange: () => void, clock: Clock, signal: AbortSignal): Promise<void> {
  return new Promise((left) => {
    let stream: EventSource;
    let opened = false;
    const open = () => {
      if (signal.aborted) return;
      stream = new EventSource(STREAM);
      stream.addEventListener('remotes', onChange);
      stream.addEventListener('open', () => {
        // After a gap something may have been said that nobody heard.
        if (opened) onChange();
        opened = true;
      });
      // The browser reconnects by itself after a break, but a refusal closes the stream for good.
      stream.addEventListener('error', () => {
        if (stream.readyState === EventSource.CLOSED) clock.after(REOPEN_MS, open);
      });
    };
    open();
    signal.addEventListener(
      'abort',
      () => {
        stream.close();
        left();
      },
      { once: true },
    );
  });
}
