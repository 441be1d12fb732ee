import type { Knex } from 'knex';
import { publishToUser, type LoggedEvent } from '../realtime/publishToUser.ts';

/** What one person is to be told. */
export interface News {
  to: string;
  event: LoggedEvent;
}

/** Tells several people in the order of their ids, so that two who tell the same people never wait for each other. */
export async function publishInOrder(db: Knex, news: readonly News[]): Promise<void> {
  const inOrder = news.toSorted((a, b) => {
    const [one, other] = [BigInt(a.to), BigInt(b.to)];
    if (one === other) return 0;
    return one < other ? -1 : 1;
  });
  for (const { to, event } of inOrder) await publishToUser(db, to, event);
}
