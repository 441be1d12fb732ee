import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { testPlaza } from '../testing/testPlaza.ts';
import { hubBackplane } from './hubBackplane.ts';
import { hasRedis, startRedis } from './testing/startRedis.ts';

const server = testPlaza();

/** A way to a Redis on which all connections can fall silent, as when its machine dies and another takes its address. */
async function aWayTo(url: string) {
  const sockets = new Set<Socket>();
  const way = createServer((near) => {
    const far = connect(Number(new URL(url).port), '127.0.0.1');
    near.pipe(far).pipe(near);
    for (const socket of [near, far]) sockets.add(socket.on('error', () => undefined));
  });
  way.listen(0, '127.0.0.1');
  await once(way, 'listening');
  const address = way.address();
  if (typeof address !== 'object' || !address) throw new Error('The way has no address.');
  return {
    url: `redis://127.0.0.1:${address.port}`,
    fallSilent: () => sockets.forEach((socket) => socket.unpipe().pause()),
    close() {
      way.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

(hasRedis ? it : it.skip)(
  'what is said to other processes goes on after Redis has fallen silent',
  async () => {
    const redis = await startRedis();
    const way = await aWayTo(redis.url);
    const open = (redisUrl: string) =>
      hubBackplane(
        { config: { ...server.plaza.config, redisUrl }, db: server.db },
        // Longer than a busy machine leaves a server that is there without an answer.
        { beatMs: 20, answerMs: 2_000 },
      );
    const [here, there] = [open(way.url), open(redis.url)];
    const quiet = { heard: () => undefined, lost: () => undefined, restored: () => undefined };
    const heard: string[] = [];
    let onHeard = (): void => undefined;
    await here.backplane.start('here', quiet);
    await there.backplane.start('there', {
      ...quiet,
      heard(_, said) {
        heard.push(said);
        onHeard();
      },
    });
    await there.backplane.follow('news');
    const isHeard = (said: string) =>
      new Promise<void>((resolve) => {
        onHeard = () => heard.includes(said) && resolve();
        onHeard();
      });
    try {
      void here.backplane.publish('news', 'before');
      await isHeard('before');
      way.fallSilent();
      void here.backplane.publish('news', 'after').catch(() => undefined);
      await isHeard('after');
    } finally {
      for (const { release } of [here, there]) release();
      way.close();
      await redis.stop();
    }
  },
);
