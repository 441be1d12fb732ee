import type { Stream } from '@plaza/shell-contract';

/** What a stream that replays says at this moment. */
export function readNow<T>(stream: Stream<T>, otherwise: T): T {
  let said = otherwise;
  stream.subscribe({ next: (value) => (said = value) }).unsubscribe();
  return said;
}
