import { createHash } from 'node:crypto';
import { ALWAYS_TOLD, type Notification, roundBelow } from '@plaza/api-contract';
import type { Knex } from 'knex';
import { z } from 'zod';
import { tryCounter } from '../auth/tryCounter.ts';
import { defineJob } from '../jobs/defineJob.ts';
import { isolated } from '../language/isolated.ts';
import type { Language } from '../language/language.ts';
import { findNotification, takeNewActors } from './listNotifications.ts';
import { pushWords } from '../push/pushWords.ts';
import { devicesToReach } from '../push/send/devicesToReach.ts';
import { looksAgainAt } from '../push/send/looksAgainAt.ts';
import { payloadOf, topicOf, withDevices } from '../push/send/queueTo.ts';
import { queueSends } from '../push/send/sendPushJob.ts';

/** Pushes what the bell tells, unless it was read or taken back meanwhile; who has Plaza open has a moment for that. */
export const bellJob = defineJob({
  name: 'push.bell',
  payload: z.object({
    userId: z.string(),
    notificationId: z.string(),
    hasWaited: z.boolean().optional(),
  }),
  async run({ userId, notificationId, hasWaited }, { db, clock }) {
    const notification = await findNotification(db, userId, notificationId);
    if (!notification || notification.is_read) return;
    if (notification.actors.length === 0 && !isFromModerators(notification)) return;
    const tag = `bell-${notificationId}`;
    const now = clock.now();
    const runAt = hasWaited ? undefined : await looksAgainAt(db, userId);
    if (runAt) {
      const waited = { userId, notificationId, hasWaited: true };
      // By another name, and at the first one's time: whatever else is done meanwhile must not put off what was done before.
      const key = `${keyOf(userId, notificationId)} waited`;
      await bellJob.queue(db, waited, { runAt, key, keepsTime: true });
      return;
    }
    const devices = await devicesToReach(db, userId, 'bell', now);
    if (devices.length === 0) return;
    // What was taken up and is not queued is taken up again.
    await db.transaction(async (inner) => {
      const about = { userId, id: notificationId, kind: notification.kind };
      const rung = isFromModerators(notification) ? notification : await inWordsOfRinger(inner, about, now);
      if (!rung) return;
      for (const { id, language } of devices) {
        const payload = payloadOf({ ...wordsOf(rung, language), path: rung.path, tag });
        await queueSends(inner, [id], { topic: topicOf(tag, userId), payload, now });
      }
    });
  },
});

/** So often at once, and so often in an hour after that, one person rings another's devices for one kind of thing. */
const RINGS = { burst: 5, perHour: 20 };

/**
 * As the newest would have it who may ring: whoever asks and takes back again and again shall not keep somebody's phone
 * ringing, and neither silence nor speak for those who did something beside them. The bell itself shows it all.
 */
async function inWordsOfRinger(
  db: Knex,
  { userId, kind, id }: { userId: string; kind: string; id: string },
  now: Date,
): Promise<Notification | null> {
  const take = tryCounter({ db, redis: undefined });
  const mayRing = (by: string) =>
    take({ key: createHash('sha256').update(`bell ${userId} ${by} ${kind}`).digest(), ...RINGS, now });
  let ringer: string | undefined;
  for (const by of await takeNewActors(db, userId, id)) if (await mayRing(by)) ringer ??= by;
  return ringer === undefined ? null : findNotification(db, userId, id, ringer);
}

const keyOf = (userId: string, notificationId: string) => `push.bell ${userId} ${notificationId}`;

/** Queues it for who has a browser that can be pushed to. */
export async function queueBell(
  db: Knex,
  rung: readonly { to: string; group: string | null }[],
): Promise<void> {
  const reachable = new Set(await withDevices(db, [...new Set(rung.map(({ to }) => to))]));
  const bells = rung.flatMap(({ to, group }) =>
    group !== null && reachable.has(to) ? { userId: to, notificationId: group } : [],
  );
  await bellJob.queueAll(
    db,
    bells,
    bells.map(({ userId, notificationId }) => keyOf(userId, notificationId)),
  );
}

function isFromModerators({ kind }: Notification): boolean {
  return ALWAYS_TOLD.some((told) => told === kind);
}

function wordsOf({ kind, actors, actor_count, has_more_actors, excerpt }: Notification, language: Language) {
  const { actors: say, crowd, did, moderators } = pushWords[language];
  const [first] = actors;
  const others = actor_count - 1;
  const sayWho = (name: string) => (has_more_actors ? crowd(name, roundBelow(others)) : say(name, others));
  const title = first ? sayWho(isolated(first.name)) : moderators;
  return { title, body: excerpt ? `${did[kind]}: ${isolated(excerpt)}` : did[kind] };
}
