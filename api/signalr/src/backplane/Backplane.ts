export interface BackplaneEvents {
  /** Another node published this on a topic that is followed here. */
  heard(topic: string, payload: string): void;
  /** Nothing from other nodes arrives for now. */
  lost(error?: unknown): void;
  /** It does again; what was published meanwhile is missed. */
  restored(): void;
}

/**
 * How nodes hear of each other's messages: a text on a topic reaches every other node that follows the topic, in the
 * order in which one node published. At most once: what must not be lost belongs into a database.
 */
export interface Backplane {
  /** Resolves after the first attempt; a backplane that is away is tried again by itself. */
  start(node: string, events: BackplaneEvents): Promise<void>;
  publish(topic: string, payload: string): Promise<void>;
  follow(topic: string): Promise<void>;
  unfollow(topic: string): Promise<void>;
  stop(): Promise<void>;
}
