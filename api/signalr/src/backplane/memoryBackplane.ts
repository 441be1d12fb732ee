import { type Backplane, type BackplaneEvents } from './Backplane.ts';

interface Listener {
  readonly topics: Set<string>;
  readonly events: BackplaneEvents;
}

/** What several servers of one process share. */
export class MemoryBus {
  readonly listeners = new Map<string, Listener>();
}

/** For several servers in one process, and for tests of what happens between nodes. */
export function memoryBackplane(bus: MemoryBus): Backplane {
  let own: Listener | null = null;
  let name = '';
  return {
    async start(node, events) {
      name = node;
      own = { topics: new Set(), events };
      bus.listeners.set(node, own);
    },
    async publish(topic, payload) {
      for (const [node, { topics, events }] of bus.listeners) {
        // Later, as from any other backplane: nobody may rely on hearing before the publisher goes on.
        if (node !== name && topics.has(topic)) setImmediate(() => events.heard(topic, payload));
      }
    },
    async follow(topic) {
      own?.topics.add(topic);
    },
    async unfollow(topic) {
      own?.topics.delete(topic);
    },
    async stop() {
      bus.listeners.delete(name);
    },
  };
}
