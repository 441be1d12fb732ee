import { EventEmitter } from 'node:events';
import { TestClock } from '../testing/TestClock.ts';
import { postgresBackplane } from './postgresBackplane.ts';

/** All that follows from what has just happened. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** A database that answers as long as it is told to, like a connection that a router has forgotten in between. */
class TestListener extends EventEmitter {
  answers = true;
  hasEnded = false;

  async query(): Promise<unknown> {
    return this.answers ? {} : new Promise(() => undefined);
  }

  /** Another node has said something there. */
  async hears(topic: string): Promise<void> {
    this.emit('notification', { payload: JSON.stringify(['other', topic, '1']) });
    await settle();
  }

  async end(): Promise<void> {
    this.hasEnded = true;
    if (!this.answers) await new Promise(() => undefined);
  }
}

async function aBackplane(load = async () => new Map<string, string>()) {
  const clock = new TestClock();
  const opened: TestListener[] = [];
  const states: string[] = [];
  const backplane = postgresBackplane({
    clock,
    async connect() {
      const listener = new TestListener();
      opened.push(listener);
      return listener;
    },
    query: async () => ({ rows: [] }),
    store: { save: async () => [], load },
  });
  await backplane.follow('users');
  await backplane.start('node', {
    heard: () => undefined,
    lost: () => states.push('lost'),
    restored: () => states.push('restored'),
  });
  /** Second by second, with all that follows from each. */
  const pass = async (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) {
      clock.advance(1_000);
      await settle();
    }
  };
  return { backplane, opened, states, pass };
}

it('a listening connection that has fallen silent is noticed within seconds, and replaced', async () => {
  const { opened, states, pass } = await aBackplane();
  await pass(60);
  expect([opened.length, states]).toEqual([1, ['restored']]);
  const [first] = opened;
  if (first) first.answers = false;
  await pass(11);
  expect([opened.length, first?.hasEnded, states]).toEqual([2, true, ['restored', 'lost', 'restored']]);
  await pass(60);
  expect(opened).toHaveLength(2);
});

it('a backplane that was stopped asks nothing more', async () => {
  const { backplane, opened, states, pass } = await aBackplane();
  await backplane.stop();
  await pass(60);
  expect([opened.length, opened[0]?.hasEnded, states]).toEqual([1, true, ['restored']]);
});

describe('where what was said cannot be fetched', () => {
  /** A pool that is busy until it is told otherwise. */
  function aPool() {
    const pool = {
      isBusy: true,
      asked: 0,
      async load() {
        pool.asked += 1;
        if (pool.isBusy) throw new Error('The pool is busy.');
        return new Map<string, string>();
      },
    };
    return pool;
  }

  it('says that messages were lost, and that it hears again; the connection that listens stays', async () => {
    const pool = aPool();
    const { opened, states, pass } = await aBackplane(pool.load);
    await opened[0]?.hears('users');
    expect([pool.asked, states]).toEqual([1, ['restored', 'lost']]);
    await pass(3);
    expect(states.at(-1)).toBe('lost');
    pool.isBusy = false;
    await pass(10);
    expect([opened.length, opened[0]?.hasEnded]).toEqual([1, false]);
    expect(states.at(-1)).toBe('restored');
  });

  it('asks less and less often, however much is said', async () => {
    const pool = aPool();
    const { opened, states, pass } = await aBackplane(pool.load);
    for (let second = 0; second < 60; second += 1) {
      await opened[0]?.hears('users');
      await pass(1);
    }
    expect([opened.length, opened[0]?.hasEnded]).toEqual([1, false]);
    expect(pool.asked).toBeLessThan(15);
    expect(states.filter((state) => state === 'restored')).toHaveLength(1);
  });

  it('is not heard again before both are back: the connection, and what is fetched', async () => {
    const pool = aPool();
    const { opened, states, pass } = await aBackplane(pool.load);
    await opened[0]?.hears('users');
    opened[0]?.emit('end');
    await pass(30);
    expect([opened.length, states.at(-1)]).toEqual([2, 'lost']);
    pool.isBusy = false;
    await pass(10);
    expect([opened.length, states.at(-1)]).toEqual([2, 'restored']);
  });

  it('nothing more is asked after the stop', async () => {
    const pool = aPool();
    const { backplane, opened, pass } = await aBackplane(pool.load);
    await opened[0]?.hears('users');
    await backplane.stop();
    await pass(60);
    expect([pool.asked, opened.length]).toEqual([1, 1]);
  });
});

it('while the database answers nothing, what is said waits there up to a bound', async () => {
  const backplane = postgresBackplane({
    clock: new TestClock(),
    connect: async () => new TestListener(),
    query: async () => ({ rows: [] }),
    store: { save: () => new Promise(() => undefined), load: async () => new Map() },
  });
  const say = () => backplane.publish('users', 'moved');
  for (let time = 0; time < 25_000; time += 1) say().catch(() => undefined);
  await expect(say()).rejects.toThrow('Too much waits for the database.');
});
