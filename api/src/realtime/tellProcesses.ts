import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import type { Clock } from '@plaza/signalr-server';
import type { Plaza } from '../plaza.ts';
import type { ConnectedClients } from './ConnectedClients.ts';
import { behind } from './eventLog.ts';
import { listenForNotices, type NoticeHandlers, take } from './listenForNotices.ts';
import { NoticeLog } from './noticeLog.ts';
import { noticeSilence } from './noticeSilence.ts';
import { NoticeSender } from './NoticeSender.ts';
import { tellThrough, type Written } from './tellAfterCommit.ts';

/** Twice within the second in which everything is to be found. */
const SWEEP_MS = 500;
const DROP_MS = 10_000;
/** Telling costs others a statement, so many writers share one: nobody notices this delay, and alone nobody has it. */
const REST_MS = 20;
const CHANNEL = 'plaza:hub-notices';

interface TellNeeds {
  plaza: Pick<Plaza, 'db' | 'log' | 'redis'>;
  clock: Pick<Clock, 'every'>;
  connected: ConnectedClients;
  handlers: Omit<NoticeHandlers, 'written'>;
}

export interface ToldProcess {
  isListening(): boolean;
  close(): Promise<void>;
}

/**
 * How processes tell each other what was written: in batches after the commit, through Redis where there is one, else
 * by NOTIFY; and by looking twice a second for what was not told, because the one that wrote it was killed.
 */
export async function tellProcesses({
  plaza,
  clock,
  connected,
  handlers: own,
}: TellNeeds): Promise<ToldProcess> {
  const { db, log, redis } = plaza;
  const quietly = (work: Promise<unknown>) =>
    void work.catch((error: unknown) => log.debug({ err: error }, 'notices could not be read'));
  const notices = new NoticeLog(db, {
    notice: (notice) => take(handlers, notice),
    missed: () => own.missed(),
  });
  const handlers: NoticeHandlers = {
    ...own,
    written: () => quietly(notices.read()),
    missed() {
      // What was written until now is made good by what `missed` does, and may be gone with a database that died.
      void notices
        .begin()
        .catch(() => undefined)
        .then(() => own.missed());
    },
  };
  const hear = (told: readonly string[], written?: Written) => {
    const event = (userId: string) => handlers.event(userId, written && (() => written(userId)));
    for (const notice of told) take({ ...handlers, event }, notice);
  };

  await notices.begin();
  const listener = await listenForNotices(db, log, handlers);
  const throughRedis = redis && redisNotices(redis, hear);
  const sender = new NoticeSender(
    async (told) => {
      // Whom this does not reach finds it by itself.
      if (await throughRedis?.tell(told)) return;
      await listener
        .notify(told)
        .catch((error: unknown) => log.debug({ err: error }, 'nobody else was told'));
    },
    () => pause(REST_MS, undefined, { ref: false }),
  );
  const untell = tellThrough(db, {
    tell(told, written) {
      hear(told, written);
      sender.send(told);
    },
    isHere: (userId) => connected.has(userId),
  });

  async function sweep(): Promise<void> {
    await notices.read();
    const places = connected.all().flatMap(({ cursor }) => cursor.place ?? []);
    for (const userId of await behind(db, places)) own.event(userId);
  }
  let sweeping: Promise<void> | undefined;
  const stopSweeping = clock.every(SWEEP_MS, () => {
    sweeping ??= sweep().finally(() => (sweeping = undefined));
    quietly(sweeping);
  });
  const stopDropping = clock.every(DROP_MS, () => quietly(notices.drop()));
  return {
    isListening: listener.isListening,
    async close() {
      stopSweeping();
      stopDropping();
      untell();
      throughRedis?.close();
      await listener.close();
    },
  };
}

/** Redis is quicker than the database and spares it; what it loses is found like everything else. */
function redisNotices(redis: Redis, hear: (told: readonly string[]) => void) {
  const node = randomUUID();
  const subscriber = redis.duplicate({
    enableOfflineQueue: true,
    maxRetriesPerRequest: null,
    commandTimeout: undefined,
  });
  subscriber.on('error', () => undefined);
  subscriber.on('message', (_channel: string, message: string) => {
    const { from, told }: { from: string; told: string[] } = JSON.parse(message);
    if (from !== node) hear(told);
  });
  const stopBeating = noticeSilence(subscriber);
  // It listens again by itself whenever it is connected again.
  subscriber.subscribe(CHANNEL).catch(() => undefined);
  return {
    /** False where Redis is away. */
    async tell(told: readonly string[]): Promise<boolean> {
      return redis.publish(CHANNEL, JSON.stringify({ from: node, told })).then(
        () => true,
        () => false,
      );
    },
    close() {
      stopBeating();
      subscriber.disconnect();
    },
  };
}
