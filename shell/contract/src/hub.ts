import type {
  EventMark,
  HubAskName,
  HubAsks,
  HubEvents,
  HubStreamName,
  HubStreams,
  SyncAnswer,
} from '@plaza/api-contract';
import type { Stream } from './stream.ts';

/**
 * How the live connection is: `initialized` before anybody asked for one, `unavailable` when it has not come
 * about for ten seconds and is still tried, `failed` when the server refuses, `disconnected` when it was ended.
 */
export type HubState = 'initialized' | 'connecting' | 'connected' | 'unavailable' | 'failed' | 'disconnected';

/** What clients tell each other: the name keeps it apart from what the server says. */
export type ClientEventName = `client-${string}`;
export type HubEventName = keyof HubEvents | ClientEventName;

export interface HubMessage<Name extends HubEventName> {
  type: Name;
  payload: Name extends keyof HubEvents ? HubEvents[Name] : unknown;
  /** Where a logged event stands in the visitor's log; others may be lost and have none. */
  mark: EventMark | undefined;
  /** The channel it was said on, if on one. Since 1.2. */
  channel?: string;
  /** Who said it, if it was another client. Since 1.2. */
  userId?: string;
}

/** News as they happen, over the one connection of this tab. The shell opens it, keeps it and catches up. */
export interface Hub {
  /** How the connection is. Replays. */
  readonly state$: Stream<HubState>;
  /** Logged events come exactly once and in order, also those that were missed while the connection was gone. */
  on<Name extends HubEventName>(type: Name): Stream<HubMessage<Name>>;
  /**
   * Speaks after each time what was missed has come. With `reset` too much was missed: load anew what is on screen.
   */
  sync(): Stream<SyncAnswer>;
  /**
   * What is said on a channel under a name, for as long as you are subscribed and through every reconnect.
   * `joined` speaks once listening has begun, and again whenever something may have been missed: load then what
   * you show, and nothing can slip through. Fails when the visitor may not listen there. Since 1.2.
   */
  listen<Name extends HubEventName>(channel: string, type: Name): Stream<HubMessage<Name>>;
  /** Tells the others on a channel something that may be lost, and is when there is no connection. Since 1.2. */
  trigger(channel: string, type: ClientEventName, payload?: unknown): void;
  /** Asks the hub, once there is a connection. Rejects when it refuses or breaks in between. Since 1.2. */
  invoke<Name extends HubAskName>(name: Name, ...says: HubAsks[Name]['says']): Promise<HubAsks[Name]['gets']>;
  /** Asks for a stream, once there is a connection; leaving it cancels it. Fails like `invoke`. Since 1.2. */
  stream<Name extends HubStreamName>(
    name: Name,
    ...says: HubStreams[Name]['says']
  ): Stream<HubStreams[Name]['gets']>;
}
