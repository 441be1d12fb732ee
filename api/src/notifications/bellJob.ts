import { ALWAYS_TOLD, type Notification } from '@plaza/api-contract';
import type { Knex } from 'knex';
import { z } from 'zod';
import { defineJob } from '../jobs/defineJob.ts';
import { isolated } from '../language/isolated.ts';
import type { Language } from '../language/language.ts';
import { findNotification } from './listNotifications.ts';
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
      await bellJob.queue(db, waited, { runAt, key: keyOf(userId, notificationId) });
      return;
    }
    for (const { id, language } of await devicesToReach(db, userId, 'bell', now)) {
      const payload = payloadOf({ ...wordsOf(notification, language), path: notification.path, tag });
      await queueSends(db, [id], { topic: topicOf(tag, userId), payload, now });
    }
  },
});

const keyOf = (userId: string, notificationId: string) => `push.bell ${userId} ${notificationId}`;

/** Queues it for who has a browser that can be pushed to. */
export async function queueBell(
  db: Knex,
  rung: readonly { to: string; notification: Pick<Notification, 'id'> | null }[],
): Promise<void> {
  const reachable = new Set(await withDevices(db, [...new Set(rung.map(({ to }) => to))]));
  for (const { to, notification } of rung) {
    if (!notification || !reachable.has(to)) continue;
    const payload = { userId: to, notificationId: notification.id };
    await bellJob.queue(db, payload, { key: keyOf(to, notification.id) });
  }
}

function isFromModerators({ kind }: Notification): boolean {
  return ALWAYS_TOLD.some((told) => told === kind);
}

function wordsOf({ kind, actors, actor_count, excerpt }: Notification, language: Language) {
  const { actors: say, did, moderators } = pushWords[language];
  const [first] = actors;
  const title = first ? say(isolated(first.name), actor_count - 1) : moderators;
  return { title, body: excerpt ? `${did[kind]}: ${isolated(excerpt)}` : did[kind] };
}
