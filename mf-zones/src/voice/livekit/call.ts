/* oxlint-disable import/namespace -- What LiveKit calls by a word that is retired here is read by its quoted name. */
import * as liveKit from 'livekit-client';

/** Those who hear each other through one LiveKit server. */
export const Call = liveKit['Room'];
export type Call = InstanceType<typeof Call>;
export const CallEvent = liveKit['RoomEvent'];
