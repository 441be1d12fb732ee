import type { Stream } from './stream.ts';

/**
 * What is said on the bus. Payloads are plain JSON. Within a contract major, events and fields are
 * only added: remotes of different age hear each other.
 */
export interface BusEvents {
  /** Somebody logged in or out in this browser. */
  'auth.changed': { status: 'guest' | 'member' };
  /** How many messages wait unread. */
  'chat.unread': { count: number };
  /** A post of one's own went out. */
  'feed.posted': { id: string };
  /** How much of what the visitor did in this remote still waits to reach the server. The frame says so while it cannot. */
  'work.waiting': { count: number };
  /** The visitor walked into a zone. */
  'zone.entered': { path: string };
}

export type BusEventName = keyof BusEvents;

/** What arrives: the payload, and who said it. */
export interface BusMessage<Name extends BusEventName> {
  type: Name;
  payload: BusEvents[Name];
  from: { name: string; version: string };
}

export interface Bus {
  emit<Name extends BusEventName>(type: Name, payload: BusEvents[Name]): void;
  on<Name extends BusEventName>(type: Name): Stream<BusMessage<Name>>;
}
