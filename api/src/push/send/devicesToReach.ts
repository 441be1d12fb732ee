import { userInterest } from '@plaza/api-contract';
import type { Knex } from 'knex';
import { type Language, LANGUAGES } from '../../language/language.ts';
import { isQuiet, type Quiet } from './isQuiet.ts';

interface Settings {
  chat: boolean;
  bell: boolean;
  quiet_from: string | null;
  quiet_until: string | null;
  quiet_zone: string | null;
}

export interface ReachedDevice {
  id: string;
  language: Language;
}

/** The browsers that somebody wants to be told on just now: none in quiet hours, none whose login has ended or is over. */
export async function devicesToReach(
  db: Knex,
  userId: string,
  kind: 'chat' | 'bell',
  now: Date,
): Promise<ReachedDevice[]> {
  const settings: Settings | undefined = await db('push_settings').where({ user_id: userId }).first();
  if (settings && (!settings[kind] || isQuiet(quietOf(settings), now))) return [];
  const devices: { id: string; language: string | null }[] = await db('push_devices as d')
    .join('push_interests as i', 'i.device_id', 'd.id')
    .join('session_families as f', 'f.id', 'd.session_id')
    .where({ 'd.user_id': userId, 'i.interest': userInterest(userId), 'f.revoked_at': null })
    .where('f.expires_at', '>', now)
    .select('d.id', 'f.language');
  return devices.map(({ id, language }) => ({
    id,
    language: LANGUAGES.find((one) => one === language) ?? 'en',
  }));
}

export function quietOf({ quiet_from, quiet_until, quiet_zone }: Settings): Quiet | null {
  if (!quiet_from || !quiet_until || !quiet_zone) return null;
  return { from: quiet_from, until: quiet_until, zone: quiet_zone };
}
