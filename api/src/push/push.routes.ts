import type { CallAnswer } from '@plaza/api-contract';
import type { Knex } from 'knex';
import { found, permit } from '../http/errors.ts';
import type { Slice } from '../http/slice.ts';
import { languageOf } from '../language/language.ts';
import type { PushDevice } from './PushDevice.ts';
import { pushWords } from './pushWords.ts';
import { notYourDevice, unknownZone } from './push.errors.ts';
import { quietOf } from './send/devicesToReach.ts';
import { isZone } from './send/isQuiet.ts';
import { payloadOf, topicOf } from './send/queueTo.ts';
import { queueSends, sendPushJob } from './send/sendPushJob.ts';

type Settings = CallAnswer<'GET /push/settings'>;

/** What one's Settings show and change about pushes. */
export const pushRoutes: Slice = (on, { clock, config }) => {
  on.job(sendPushJob);

  // every member: one's own
  on('GET /push/devices', async ({ session: { member }, db }) => {
    const own = await db<PushDevice>('push_devices')
      .where({ user_id: member.id })
      .orderBy('created_at', 'desc');
    return own.map(presentDevice);
  });

  on('DELETE /push/devices/:deviceId', async ({ session: { member }, input: { params }, db }) => {
    const gone = await db('push_devices').where({ id: params.deviceId, user_id: member.id }).delete();
    permit(gone > 0, notYourDevice);
    return { removed: true };
  });

  on(
    'POST /push/devices/:deviceId/test',
    async ({ session: { member }, input: { params }, db, ctx }) => {
      const about = { id: params.deviceId, user_id: member.id };
      const { id } = found(await db<PushDevice>('push_devices').where(about).first(), notYourDevice);
      const body = pushWords[languageOf(ctx)].test;
      const payload = payloadOf({ title: config.brand.name, body, path: '/settings', tag: 'test' });
      await queueSends(db, [id], { topic: topicOf('test', member.id), payload, now: clock.now() });
      return { queued: true as const };
    },
    { limit: 'login' },
  );

  // every member: one's own
  on('GET /push/settings', ({ session: { member }, db }) => settingsOf(db, member.id));

  // every member: one's own
  on('PUT /push/settings', async ({ session: { member }, input: { body }, db }) => {
    const { chat, bell, quiet } = body;
    permit(quiet === null || isZone(quiet.zone), unknownZone);
    const hours = {
      quiet_from: quiet?.from ?? null,
      quiet_until: quiet?.until ?? null,
      quiet_zone: quiet?.zone ?? null,
    };
    await db('push_settings')
      .insert({ user_id: member.id, chat, bell, ...hours })
      .onConflict('user_id')
      .merge();
    return settingsOf(db, member.id);
  });
};

async function settingsOf(db: Knex, userId: string): Promise<Settings> {
  const row = await db('push_settings').where({ user_id: userId }).first();
  return row
    ? { chat: row.chat, bell: row.bell, quiet: quietOf(row) }
    : { chat: true, bell: true, quiet: null };
}

function presentDevice(device: PushDevice): CallAnswer<'GET /push/devices'>[number] {
  return {
    instance_id: device.instance,
    device_id: device.id,
    user_id: device.user_id ?? '',
    last_seen_sdk_version: device.sdk_version,
    last_seen_user_agent: device.user_agent,
    created_at: device.created_at,
    last_sent_at: device.last_sent_at,
  };
}
