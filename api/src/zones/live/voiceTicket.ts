import type { VoiceTicket } from '@plaza/api-contract';
import { SignJWT } from 'jose';
import type { Config } from '../../config.ts';

const MINUTES = 10;

interface Speaker {
  zone: string;
  copy: number;
  /** The number somebody has in that copy. */
  id: number;
}

/**
 * Lets one person speak in one copy of one zone by a LiveKit server, as its documentation of access tokens has it. It is
 * good for coming in; who is sent out of the zone is in no list of the hub any more, and heard by nobody.
 */
export async function voiceTicket(
  { url, key, secret }: NonNullable<Config['liveKit']>,
  { zone, copy, id }: Speaker,
  now: Date,
): Promise<VoiceTicket> {
  const seconds = Math.floor(now.getTime() / 1000);
  const token = await new SignJWT({
    // The names are LiveKit's own.
    video: Object.fromEntries<unknown>([
      ['room', `${zone}#${copy}`],
      ['roomJoin', true],
      ['canSubscribe', true],
      ['canPublish', true],
      ['canPublishSources', ['microphone']],
      ['canPublishData', false],
    ]),
  })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer(key)
    .setSubject(String(id))
    .setNotBefore(seconds)
    .setExpirationTime(seconds + MINUTES * 60)
    .sign(new TextEncoder().encode(secret));
  return { url, token };
}
