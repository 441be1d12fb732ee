import type { Knex } from 'knex';
import { publishToUsers, type LoggedNews } from '../realtime/publishToUser.ts';

/** What one person is to be told. */
export type News = LoggedNews;

/** Tells several people in the order of their ids, so that two who tell the same people never wait for each other. */
export async function publishInOrder(db: Knex, news: readonly News[]): Promise<void> {
  await publishToUsers(db, news);
}
