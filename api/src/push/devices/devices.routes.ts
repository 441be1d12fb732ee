import { PUSH_INSTANCE, userInterest } from '@plaza/api-contract';
import type { Knex } from 'knex';
import { found, permit } from '../../http/errors.ts';
import type { Slice } from '../../http/slice.ts';
import { holdPeople } from '../../users/holdPeople.ts';
import type { PushDevice } from '../PushDevice.ts';
import { unknownDevice, unknownInstance, userFixed } from '../push.errors.ts';
import { vapidKeys } from '../vapid.ts';
import { addInterest, listInterests, permitName, setInterests } from './interests.ts';
import { registerDevice } from './registerDevice.ts';
import { strangersSpace } from './strangersSpace.ts';
import { sweepDeviceJob } from './sweepDeviceJob.ts';

const MOST_DEVICES = 20;
const PAGE = 100;
/** 5,000 interests of 164 letters. */
const INTERESTS_BYTES = 1024 * 1024;

/** The device API. The id of a device is its secret, so that most of it needs no bearer: its clients send none. */
export const pushDevicesRoutes: Slice = (on, plaza) => {
  const { config, clock, db: pool } = plaza;
  const takeSpace = strangersSpace(plaza);
  on.job(sweepDeviceJob);
  on.onStart(async () => void (await vapidKeys(pool)));

  // public: a browser needs it before anything else
  on('GET /device_api/v1/instances/:instance/web-vapid-public-key', async ({ input: { params }, db }) => {
    permitInstance(params.instance);
    return { vapidPublicKey: (await vapidKeys(db)).publicKey };
  });

  // public: nothing is pushed to it until a bearer has said whose it is
  on('POST /device_api/v1/instances/:instance/devices/web', async ({ input: { params, body }, db, ctx }) => {
    permitInstance(params.instance);
    const sdkVersion = body.metadata?.sdkVersion ?? null;
    const userAgent = ctx.get('user-agent').slice(0, 400) || null;
    const about = { instance: params.instance, token: body.token, sdkVersion, userAgent };
    const id = await registerDevice({ db, config, clock }, about);
    await takeSpace(db, ctx.ip, 'devices', 1);
    return { id };
  });

  // public: the id is the key
  on('DELETE /device_api/v1/instances/:instance/devices/web/:deviceId', async ({ input: { params }, db }) => {
    permitInstance(params.instance);
    // Gone already is as good: a client that hears otherwise could never stop.
    await db('push_devices').where({ id: params.deviceId }).delete();
    return {};
  });

  // public: the id is the key
  on(
    'POST /device_api/v1/instances/:instance/devices/web/:deviceId/interests/:interest',
    async ({ input: { params }, db, ctx }) => {
      permitName(params.interest);
      const device = await holdDevice(db, params);
      const added = await addInterest(db, device, params.interest);
      if (device.user_id === null && added > 0) await takeSpace(db, ctx.ip, 'interests', added);
      return {};
    },
  );

  // public: the id is the key
  on(
    'DELETE /device_api/v1/instances/:instance/devices/web/:deviceId/interests/:interest',
    async ({ input: { params }, db }) => {
      const interest = permitName(params.interest);
      const device = await holdDevice(db, params);
      await db('push_interests').where({ device_id: device.id, interest }).delete();
      return {};
    },
  );

  // public: the id is the key
  on(
    'GET /device_api/v1/instances/:instance/devices/web/:deviceId/interests',
    async ({ input: { params, query }, db }) => {
      const device = await findDevice(db, params);
      const after = query.cursor ? permitName(Buffer.from(query.cursor, 'base64url').toString()) : '';
      const { interests, next } = await listInterests(db, device, { limit: query.limit ?? PAGE, after });
      const nextCursor = next && Buffer.from(next).toString('base64url');
      return { interests, responseMetadata: nextCursor ? { nextCursor } : {} };
    },
  );

  // public: the id is the key
  on(
    'PUT /device_api/v1/instances/:instance/devices/web/:deviceId/interests',
    async ({ input: { params, body }, db, ctx }) => {
      const device = await holdDevice(db, params);
      const added = await setInterests(db, device, body.interests);
      if (device.user_id === null && added > 0) await takeSpace(db, ctx.ip, 'interests', added);
      return {};
    },
    { maxBytes: INTERESTS_BYTES },
  );

  on(
    'PUT /device_api/v1/instances/:instance/devices/web/:deviceId/user',
    async ({ session: { id, member }, input: { params }, db }) => {
      const device = await holdDevice(db, params);
      permit(device.user_id === null || device.user_id === member.id, userFixed);
      await db('push_devices').where({ id: device.id }).update({ user_id: member.id, session_id: id });
      if (device.user_id === null) {
        await addInterest(db, { ...device, user_id: member.id }, userInterest(member.id));
        await holdPeople(db, [member.id]);
        await db.raw(DROP_OLDEST, { userId: member.id, most: MOST_DEVICES });
      }
      return {};
    },
  );

  // public: the id is the key
  on(
    'PUT /device_api/v1/instances/:instance/devices/web/:deviceId/metadata',
    async ({ input: { params, body }, db, ctx }) => {
      const device = await holdDevice(db, params);
      const user_agent = ctx.get('user-agent').slice(0, 400) || null;
      await db('push_devices').where({ id: device.id }).update({ sdk_version: body.sdkVersion, user_agent });
      return {};
    },
  );
};

const DROP_OLDEST = `
  delete from push_devices where id in (
    select id from push_devices where user_id = :userId order by created_at desc, id offset :most)`;

interface Named {
  instance: string;
  deviceId: string;
}

async function findDevice(db: Knex, { instance, deviceId }: Named): Promise<PushDevice> {
  permitInstance(instance);
  return found(await db<PushDevice>('push_devices').where({ id: deviceId }).first(), unknownDevice);
}

async function holdDevice(db: Knex, { instance, deviceId }: Named): Promise<PushDevice> {
  permitInstance(instance);
  return found(
    await db<PushDevice>('push_devices').where({ id: deviceId }).forUpdate().first(),
    unknownDevice,
  );
}

function permitInstance(instance: string): void {
  permit(instance === PUSH_INSTANCE, unknownInstance);
}
