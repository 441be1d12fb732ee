import type { Knex } from 'knex';
import * as users from '../users/migrations/20261120_1000_users.ts';
import * as sessions from '../auth/migrations/20261120_1010_sessions.ts';
import * as mail from '../mail/migrations/20261120_1020_mail.ts';
import * as games from '../games/migrations/20261120_1030_games.ts';
import * as remotes from '../remotes/migrations/20261120_1040_remotes.ts';
import * as hub from '../realtime/migrations/20261120_1232_hub.ts';
import * as passwordSalts from '../auth/migrations/20261120_1236_password_salts.ts';
import * as mailCodes from '../auth/migrations/20261120_1237_mail_codes.ts';
import * as people from '../users/migrations/20261120_1238_people.ts';
import * as outside from '../auth/migrations/20261120_1239_outside.ts';
import * as media from '../media/migrations/20261120_1400_media.ts';
import * as passkeys from '../auth/migrations/20261120_1400_passkeys.ts';
import * as triesUnlogged from '../auth/migrations/20261120_1405_tries_unlogged.ts';
import * as twoSalts from '../auth/migrations/20261120_1415_two_salts.ts';
import * as wayOn from '../auth/migrations/20261120_1425_way_on.ts';
import * as sessionLanguage from '../auth/migrations/20261120_2345_session_language.ts';
import * as maxima from '../users/migrations/20261120_1450_maxima.ts';
import * as friends from '../friends/migrations/20261120_1402_friends.ts';
import * as feed from '../feed/migrations/20261120_1403_feed.ts';
import * as answers from '../feed/migrations/20261120_1405_answers.ts';
import * as notifications from '../notifications/migrations/20261120_1406_notifications.ts';
import * as newestActor from '../notifications/migrations/20261120_1715_newest_actor.ts';
import * as profiles from '../profiles/migrations/20261120_1410_profiles.ts';
import * as formerPicture from '../profiles/migrations/20261120_2340_former_picture.ts';
import * as search from '../search/migrations/20261120_1411_search.ts';

export interface Migration {
  /** The file's name: `20261120_1000_users`. */
  name: string;
  up(db: Knex): Promise<void>;
  down(db: Knex): Promise<void>;
  /** Why nothing misses what it takes away: processes of the release before are still at work when it runs. */
  takesAway?: string;
}

/**
 * Every migration of every slice. They run in the order of their names, whichever slice they
 * live in: name a new one after the present time. One that is merged is never edited.
 */
export const migrations: readonly Migration[] = [
  { name: '20261120_1000_users', ...users },
  { name: '20261120_1010_sessions', ...sessions },
  { name: '20261120_1020_mail', ...mail },
  { name: '20261120_1030_games', ...games },
  { name: '20261120_1040_remotes', ...remotes },
  { name: '20261120_1232_hub', ...hub },
  { name: '20261120_1236_password_salts', ...passwordSalts },
  { name: '20261120_1237_mail_codes', ...mailCodes },
  { name: '20261120_1238_people', ...people },
  { name: '20261120_1239_outside', ...outside },
  { name: '20261120_1400_media', ...media },
  { name: '20261120_1400_passkeys', ...passkeys },
  { name: '20261120_1405_tries_unlogged', ...triesUnlogged },
  { name: '20261120_1415_two_salts', ...twoSalts },
  { name: '20261120_1425_way_on', ...wayOn },
  { name: '20261120_1450_maxima', ...maxima },
  { name: '20261120_2345_session_language', ...sessionLanguage },
  { name: '20261120_1402_friends', ...friends },
  { name: '20261120_1403_feed', ...feed },
  { name: '20261120_1405_answers', ...answers },
  { name: '20261120_1406_notifications', ...notifications },
  {
    name: '20261120_1715_newest_actor',
    takesAway: 'there was no release before it',
    ...newestActor,
  },
  { name: '20261120_1410_profiles', ...profiles },
  { name: '20261120_2340_former_picture', ...formerPicture },
  { name: '20261120_1411_search', ...search },
];
