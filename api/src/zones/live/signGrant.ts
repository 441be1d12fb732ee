import { SignJWT } from 'jose';
import type { Config } from '../../config.ts';
import type { Visitor, ZoneCopy } from './ZoneCopy.ts';

export type LiveKit = NonNullable<Config['liveKit']>;

/** Somebody in a copy of a zone, by the number they have there. */
export interface Speaker {
  zone: string;
  copy: number;
  id: number;
}

export function speakerOf({ card }: Visitor, { zone, copy }: ZoneCopy): Speaker {
  return { zone, copy, id: card.id };
}

/** As LiveKit calls a copy of a zone. */
export const callOf = ({ zone, copy }: Speaker): string => `${zone}#${copy}`;

export const secondsOf = (now: Date): number => Math.floor(now.getTime() / 1000);

/** A token as the documentation of LiveKit has it. The names of what it grants are LiveKit's own. */
export function signGrant(
  { key, secret }: LiveKit,
  grant: readonly (readonly [name: string, value: unknown])[],
  { subject = '', minutes, now }: { subject?: string; minutes: number; now: Date },
): Promise<string> {
  const seconds = secondsOf(now);
  return new SignJWT({ video: Object.fromEntries<unknown>(grant) })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer(key)
    .setSubject(subject)
    .setNotBefore(seconds)
    .setExpirationTime(seconds + minutes * 60)
    .sign(new TextEncoder().encode(secret));
}
