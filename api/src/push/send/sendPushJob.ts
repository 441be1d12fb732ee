import { PushPayload } from '@plaza/api-contract';
import type { Knex } from 'knex';
import webPush from 'web-push';
import { z } from 'zod';
import { defineJob } from '../../jobs/defineJob.ts';
import type { PushDevice } from '../PushDevice.ts';
import { vapidKeys, vapidSubject } from '../vapid.ts';
import { isPushService, pushOutbound } from './pushServices.ts';

/** What is not delivered in a day is old news. */
const TTL_SECONDS = 86_400;
const MOST_WAIT_SECONDS = 3_600;
/** Some say "in no seconds" all day long: each time it is asked again after twice as long. */
const LEAST_WAIT_SECONDS = 10;

/** Sends one notification to one browser, encrypted for it. */
export const sendPushJob = defineJob({
  name: 'push.send',
  payload: z.object({
    deviceId: z.string(),
    topic: z.string(),
    payload: PushPayload,
    until: z.string(),
    /** How long it waited before this, as the push service had asked for. */
    waitedSeconds: z.number().optional(),
  }),
  attempts: 6,
  async run({ deviceId, topic, payload, until, waitedSeconds = 0 }, { db, config, clock, log }) {
    if (new Date(until) <= clock.now()) return;
    const device = await findLive(db, deviceId, clock.now());
    // An endpoint that was let in under other settings is looked at again.
    if (!device || !isPushService(device.endpoint, config)) return;
    const { endpoint, p256dh, auth } = device;
    const { method, headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(payload),
      {
        vapidDetails: { subject: vapidSubject(config), ...(await vapidKeys(db)) },
        TTL: TTL_SECONDS,
        urgency: 'high',
        topic,
        contentEncoding: 'aes128gcm',
      },
    );
    const answer = await pushOutbound(config)(endpoint, { method, headers, body, redirect: 'manual' });
    const { status } = answer;
    if (answer.ok) {
      await db('push_devices').where({ id: deviceId }).update({ last_sent_at: clock.now() });
      return;
    }
    if (status === 404 || status === 410) {
      await db('push_devices').where({ id: deviceId }).delete();
      return;
    }
    const askedSeconds = secondsOf(answer.headers.get('retry-after'), clock.now());
    if (askedSeconds !== undefined) {
      const least = Math.max(askedSeconds, 2 * waitedSeconds, LEAST_WAIT_SECONDS);
      const waits = Math.min(least, MOST_WAIT_SECONDS);
      const runAt = new Date(clock.now().getTime() + waits * 1000);
      await sendPushJob.queue(db, { deviceId, topic, payload, until, waitedSeconds: waits }, { runAt });
      return;
    }
    // Busy or broken over there: later again. Refused for good: again would be the same.
    if (status === 429 || status >= 500) throw new Error(`The push service answered ${status}.`);
    log.warn({ device: deviceId.slice(0, 12), status }, 'a push service has refused a notification');
  },
});

/** Puts a notification into the queue for these browsers. */
export async function queueSends(
  db: Knex,
  deviceIds: readonly string[],
  { topic, payload, now }: { topic: string; payload: PushPayload; now: Date },
): Promise<void> {
  const until = new Date(now.getTime() + TTL_SECONDS * 1000).toISOString();
  for (const deviceId of deviceIds) await sendPushJob.queue(db, { deviceId, topic, payload, until });
}

/** The device, while the login stands that it was registered in. */
async function findLive(db: Knex, id: string, now: Date): Promise<PushDevice | undefined> {
  return db('push_devices as d')
    .join('session_families as f', 'f.id', 'd.session_id')
    .join('users as u', 'u.id', 'd.user_id')
    .where({
      'd.id': id,
      'f.revoked_at': null,
      'u.is_blocked': false,
      'u.is_verified': true,
      'u.deleted_at': null,
    })
    .where('f.expires_at', '>', now)
    .first('d.*');
}

/** Seconds, or a date. */
function secondsOf(retryAfter: string | null, now: Date): number | undefined {
  if (!retryAfter) return undefined;
  if (/^\d{1,9}$/.test(retryAfter)) return Number(retryAfter);
  const at = Date.parse(retryAfter);
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - now.getTime()) / 1000));
}
