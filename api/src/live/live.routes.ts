import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { LiveNow } from '@plaza/api-contract';
import { HubError } from '@plaza/signalr-server';
import type { Knex } from 'knex';
import { notAdmin } from '../http/commonErrors.ts';
import type { Slice } from '../http/slice.ts';
import type { Asker } from '../realtime/HubFeatures.ts';
import { isAdministrator } from '../roles/roles.policy.ts';
import { User } from '../users/User.ts';
import { CallTimes } from './CallTimes.ts';
import { keepMinute, readLines } from './keepMinute.ts';
import { readNow, readSlow } from './readNow.ts';

const EVERY_MS = 60_000;
/** Several administrators who look at the board cost as much as one. */
const BELIEVED_MS = 2_000;
/** So often somebody who looks is told anew. */
const TOLD_MS = 5_000;

/** The live board: how things are, noted once a minute, so that its lines survive a restart. */
export const liveRoutes: Slice = (on, plaza) => {
  const { db: pool, clock, config, hub, log, metrics } = plaza;
  const keeper = { node: randomUUID(), times: new CallTimes(metrics.requests) };
  let remembered: { answer: Promise<LiveNow>; untilMs: number } | undefined;

  const readBoard = async (): Promise<LiveNow> => {
    const now = clock.now();
    if (!remembered || remembered.untilMs <= now.getTime()) {
      const answer = Promise.all([readNow(plaza, pool), readSlow(pool, now)]).then(([live, slow]) => ({
        ...live,
        slow,
      }));
      remembered = { answer, untilMs: now.getTime() + BELIEVED_MS };
      answer.catch(() => (remembered = undefined));
    }
    return remembered.answer;
  };

  // administrators: numbers, of nobody in particular
  on('GET /live', readBoard);
  hub.stream('live', [], (asker) => watchBoard({ read: readBoard, everyMs: TOLD_MS }, asker));

  // administrators: as above
  on('GET /live/lines', ({ db }) => readLines(db, clock.now()));

  let noting: NodeJS.Timeout | undefined;
  on.onStart(() => {
    // Tests note a minute when they want one.
    if (config.mode === 'test') return;
    noting = setInterval(() => {
      keepMinute(plaza, keeper).catch((error: unknown) => log.warn({ err: error }, 'a minute was not noted'));
    }, EVERY_MS).unref();
  });
  on.onClose(() => clearInterval(noting));
};

interface Board {
  read(): Promise<LiveNow>;
  everyMs: number;
}

/** The board as it is, again and again, for as long as an administrator looks, and is one. */
export async function* watchBoard({ read, everyMs }: Board, asker: Asker): AsyncGenerator<LiveNow> {
  const { userId, db, signal } = asker;
  while (!signal.aborted) {
    if (!(await mayWatch(db, userId))) throw new HubError(notAdmin.declared.sentence);
    const { at, ...now } = await read();
    yield { at: new Date(at).toISOString(), ...now };
    await wait(everyMs, undefined, { signal, ref: false }).catch(() => undefined);
  }
}

async function mayWatch(db: Knex, userId: string): Promise<boolean> {
  const person = await User.query(db).findById(userId).where({ is_blocked: false }).whereNull('deleted_at');
  return person !== undefined && isAdministrator({ isAdmin: person.is_admin, role: person.role });
}
