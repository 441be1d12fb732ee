import { setTimeout } from 'node:timers/promises';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ChaosOptions } from '../testing/chaos/runChaos.ts';
import { KillableNode } from '../testing/chaos/KillableNode.ts';
import { Listener } from '../testing/chaos/Listener.ts';

const PATIENCE_MS = 10_000;

export interface KillsOutcome {
  lost: number;
  twice: number;
  /** From the commit to the last who heard of it, in the slowest round. */
  slowestMs: number;
}

/** A process commits and is killed before it tells anybody; all who listen are on another one. Again and again. */
export async function killBeforeTelling({
  database,
  people,
  kills,
}: Pick<ChaosOptions, 'database' | 'people'> & { kills: number }): Promise<KillsOutcome> {
  await database.db.raw('create table if not exists chaos_batches (id text primary key)');
  const folders = [0, 1].map(() => mkdtempSync(join(tmpdir(), 'plaza-kills-')));
  const [writer, other] = folders.map(
    (folder) =>
      new KillableNode({
        DATA_DIR: folder,
        DATABASE_URL: database.url,
        SESSION_SECRET: database.sessionSecret,
      }),
  );
  if (!writer || !other) throw new Error('There are two.');
  await other.start();
  const breaks = { cut: [], death: [] };
  const listeners = people.map(
    ({ id, token }) => new Listener(`http://127.0.0.1:${other.port}`, id, token, breaks),
  );
  await Promise.all(listeners.map((listener) => listener.open()));
  const everybody = people.map(({ id }) => id).join(',');
  let slowestMs = 0;
  for (let round = 1; round <= kills; round += 1) {
    await writer.start();
    // It dies with the commit, so nobody answers.
    await fetch(`http://127.0.0.1:${writer.port}/chaos/send/kill-${round}/${everybody}?dies`).catch(
      () => undefined,
    );
    const begun = performance.now();
    while (listeners.some(({ texts }) => texts.length < round) && performance.now() - begun < PATIENCE_MS)
      await setTimeout(5);
    slowestMs = Math.max(slowestMs, performance.now() - begun);
    await writer.kill();
  }
  await Promise.all(listeners.map((listener) => listener.end()));
  await other.kill();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  const heard = listeners.map(({ texts }) => ({ all: texts.length, each: new Set(texts).size }));
  return {
    lost: heard.reduce((sum, { each }) => sum + kills - each, 0),
    twice: heard.reduce((sum, { all, each }) => sum + all - each, 0),
    slowestMs,
  };
}
