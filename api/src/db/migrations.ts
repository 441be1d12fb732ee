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

export interface Migration {
  /** The file's name: `20261120_1000_users`. */
  name: string;
  up(db: Knex): Promise<void>;
  down(db: Knex): Promise<void>;
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
];
