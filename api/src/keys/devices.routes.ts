import { randomBytes, randomUUID } from 'node:crypto';
import { permitFresh } from '../auth/freshness.ts';
import { found, permit } from '../http/errors.ts';
import type { Slice } from '../http/slice.ts';
import { holdPeople } from '../users/holdPeople.ts';
import { tooManyDevices, unknownDevice } from './keys.errors.ts';
import { presentDevice } from './keys.presenter.ts';
import type { DeviceRow } from './rows.ts';

const MOST_DEVICES = 50;

/** The devices that hold somebody's keys, each with a share that its own sealed root key needs. */
export const keyDevicesRoutes: Slice = (on, { clock }) => {
  // every member: one's own
  on('GET /keys/devices', async ({ session: { member }, db }) => {
    const own = await db<DeviceRow>('key_devices')
      .where({ user_id: member.id })
      .orderBy('created_at', 'desc');
    return own.map(presentDevice);
  });

  // every member: one's own
  on('POST /keys/devices', async ({ session: { id, member }, input: { body }, db }) => {
    await holdPeople(db, [member.id]);
    const own = await db<DeviceRow>('key_devices').where({ user_id: member.id }).select('id');
    permit(own.length < MOST_DEVICES, tooManyDevices);
    const device: DeviceRow = {
      id: randomUUID(),
      user_id: member.id,
      name: body.name,
      share: randomBytes(32).toString('base64url'),
      session_id: id,
      created_at: clock.now(),
    };
    await db('key_devices').insert(device);
    return { ...presentDevice(device), share: device.share };
  });

  on('GET /keys/devices/:id/share', async ({ session, input: { params }, db }) => {
    await permitFresh(db, session.id, clock.now());
    // Whoever needs it is that device, after another login.
    const [device] = await db<DeviceRow>('key_devices')
      .where({ id: params.id, user_id: session.member.id })
      .update({ session_id: session.id })
      .returning('share');
    return { share: found(device, unknownDevice).share };
  });

  on('DELETE /keys/devices/:id', async ({ session: { id, member }, input: { params }, db }) => {
    const row = await db<DeviceRow>('key_devices')
      .where({ id: params.id, user_id: member.id })
      .first('id', 'session_id');
    const device = found(row, unknownDevice);
    // A device leaves as it pleases. Whoever has stolen a session must not shut the others out.
    if (device.session_id !== id) await permitFresh(db, id, clock.now());
    await db('key_devices').where({ id: device.id }).delete();
    return { removed: true };
  });
};
