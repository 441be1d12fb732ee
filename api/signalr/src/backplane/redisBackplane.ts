import { type Backplane, type BackplaneEvents } from './Backplane.ts';

/** The part of an ioredis client that is needed. */
export interface IoredisLike {
  readonly status: string;
  on(event: 'message', listener: (channel: string, message: string) => void): unknown;
  on(event: string, listener: () => void): unknown;
  subscribe(...channels: string[]): Promise<unknown>;
  unsubscribe(...channels: string[]): Promise<unknown>;
}

/** The part of a node-redis client that is needed. */
export interface NodeRedisLike {
  readonly isReady: boolean;
  on(event: string, listener: () => void): unknown;
  subscribe(channel: string, listener: (message: string, channel: string) => void): Promise<unknown>;
  unsubscribe(channel: string): Promise<unknown>;
}

export interface RedisOptions {
  readonly publisher: { publish(channel: string, message: string): Promise<unknown> };
  /** A client of its own: one that listens can do nothing else. */
  readonly subscriber: IoredisLike | NodeRedisLike;
  /** Before every channel, for several applications on one Redis. */
  readonly prefix?: string;
}

/** Redis pub/sub by clients of yours, ioredis or node-redis. Both connect again and listen again by themselves. */
export function redisBackplane({ publisher, subscriber, prefix = 'signalr' }: RedisOptions): Backplane {
  const start = `${prefix}:`;
  let events: BackplaneEvents | null = null;
  let name = '';
  let isLost = false;
  const setLost = (lost: boolean): void => {
    if (lost === isLost) return;
    isLost = lost;
    if (lost) events?.lost();
    else events?.restored();
  };
  const hear = (message: string, channel: string): void => {
    const [from, payload] = split(message);
    if (from !== name) events?.heard(channel.slice(start.length), payload);
  };
  return {
    async start(node, given) {
      name = node;
      events = given;
      subscriber.on('ready', () => setLost(false));
      for (const event of ['close', 'end', 'reconnecting']) subscriber.on(event, () => setLost(true));
      // Both libraries tell every failed attempt here, and end the process when nobody listens.
      subscriber.on('error', () => setLost(true));
      if (isIoredis(subscriber)) {
        subscriber.on('message', (channel: string, message: string) => hear(message, channel));
      }
    },
    async publish(topic, payload) {
      // The client would keep it and send it late, out of time and without bound.
      if (isLost) throw new Error('Redis is away.');
      await publisher.publish(start + topic, `${name} ${payload}`);
    },
    async follow(topic) {
      if (isIoredis(subscriber)) await subscriber.subscribe(start + topic);
      else await subscriber.subscribe(start + topic, hear);
    },
    async unfollow(topic) {
      await subscriber.unsubscribe(start + topic);
    },
    async stop() {
      // The clients are the caller's, and so is their end.
      events = null;
    },
  };
}

const isIoredis = (client: IoredisLike | NodeRedisLike): client is IoredisLike => 'status' in client;

/** The node that published, and what. */
function split(message: string): [string, string] {
  const space = message.indexOf(' ');
  return [message.slice(0, space), message.slice(space + 1)];
}
