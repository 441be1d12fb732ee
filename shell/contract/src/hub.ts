import type { EventMark, HubEvents, SyncAnswer } from '@plaza/api-contract';
import type { Stream } from './stream.ts';

/**
 * How the live connection is: `initialized` before anybody asked for one, `unavailable` when it has not come
 * about for ten seconds and is still tried, `failed` when the server refuses, `disconnected` when it was ended.
 */
export type HubState = 'initialized' | 'connecting' | 'connected' | 'unavailable' | 'failed' | 'disconnected';

/** What the server says, or what another client says: those names begin with `client-`. */
export type HubEventName = keyof HubEvents | `client-${string}`;

export interface HubMessage<Name extends HubEventName> {
  type: Name;
  payload: Name extends keyof HubEvents ? HubEvents[Name] : unknown;
  /** Where a logged event stands in the visitor's log; others may be lost and have none. */
  mark: EventMark | undefined;
}

/** News as they happen, over the one connection of this tab. The shell opens it, keeps it and catches up. */
export interface Hub {
  /** How the connection is. Replays. */
  readonly state$: Stream<HubState>;
  /** Logged events come exactly once and in order, also those that were missed while the connection was gone. */
  on<Name extends HubEventName>(type: Name): Stream<HubMessage<Name>>;
  /** Speaks after each time what was missed has come. With `reset` too much was missed: load anew what is on screen. */
  sync(): Stream<SyncAnswer>;
}
