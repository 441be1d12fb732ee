import { CloseCode } from './SocketError.ts';

const PING = 0x89;
const PONG = 0x8a;
const CLOSE = 0x88;

/** The same bytes back, as a ping wants them. A control frame has at most 125. */
export const pongFrame = (payload: Buffer): Buffer =>
  Buffer.concat([Buffer.from([PONG, payload.length]), payload]);

/** Empty: its answer says all. */
export const pingFrame: Buffer = Buffer.from([PING, 0]);

/** Goodbye, with a code. */
export const closeFrame = (code: number): Buffer => Buffer.from([CLOSE, 2, code >>> 8, code & 0xff]);

/** What a client gives as its reason to leave; `Broken` for what may not stand there. */
export function closeCodeIn(payload: Buffer): number {
  if (payload.length === 0) return CloseCode.NoStatus;
  if (payload.length === 1) return CloseCode.Broken;
  const code = payload.readUInt16BE(0);
  const isStandard = code >= 1000 && code <= 1014 && code !== 1004 && code !== 1005 && code !== 1006;
  return isStandard || (code >= 3000 && code <= 4999) ? code : CloseCode.Broken;
}
