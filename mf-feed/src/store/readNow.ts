import type { Stream } from '@plaza/shell-contract';

/** What a stream that replays says at this moment. */
export function readNow<T>(stream: Stream<T>, otherwise: T): T {
  let latest = otherwise;
  stream.subscribe({ next: (value) => (latest = value) }).unsubscribe();
  return latest;
}
