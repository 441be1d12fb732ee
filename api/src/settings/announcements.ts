import type { Announcement, CallInput, KeptAnnouncement } from '@plaza/api-contract';
import type { Knex } from 'knex';
import type { Clock } from '../clock.ts';
import { found } from '../http/errors.ts';
import type { Language } from '../language/language.ts';
import { unknownAnnouncement } from './settings.errors.ts';

const MOST_SHOWN = 3;
const MOST_LISTED = 100;

const COLUMNS = ['id', 'words', 'words_de', 'tone', 'link', 'until', 'created_at', 'ended_at'];

/** All that have not been ended; some may be over, or become so. */
export async function lastingAnnouncements(db: Knex): Promise<KeptAnnouncement[]> {
  return db('announcements').whereNull('ended_at').orderBy('id', 'desc').limit(MOST_LISTED).select(COLUMNS);
}

/** What of them is announced now, in words that the reader reads. */
export function announcedNow(
  kept: readonly KeptAnnouncement[],
  now: Date,
  language: Language,
): Announcement[] {
  return kept
    .filter(({ until }) => until === null || new Date(until) > now)
    .slice(0, MOST_SHOWN)
    .map(({ id, words, words_de, tone, link }) => ({
      id,
      words: language === 'de' && words_de ? words_de : words,
      tone,
      link,
    }));
}

export function listAnnouncements(db: Knex): Promise<KeptAnnouncement[]> {
  return db('announcements').orderBy('id', 'desc').limit(MOST_LISTED).select(COLUMNS);
}

export async function announce(
  { db, clock }: { db: Knex; clock: Clock },
  { words, words_de = '', tone, link = null, until = null }: CallInput<'POST /announcements'>['body'],
): Promise<KeptAnnouncement> {
  const [kept] = await db('announcements')
    .insert({ words, words_de, tone, link, until, created_at: clock.now() })
    .returning(COLUMNS);
  return kept;
}

/** Twice is once. */
export async function endAnnouncement(
  { db, clock }: { db: Knex; clock: Clock },
  id: string,
): Promise<KeptAnnouncement> {
  const [ended] = await db('announcements')
    .where({ id })
    .update({ ended_at: db.raw('coalesce(ended_at, ?)', [clock.now()]) })
    .returning(COLUMNS);
  return found(ended as KeptAnnouncement | undefined, unknownAnnouncement);
}
