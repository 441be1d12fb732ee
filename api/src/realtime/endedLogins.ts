import type { Knex } from 'knex';
import type { ConnectedClients } from './ConnectedClients.ts';
import { standingSessions } from './memberOf.ts';

const MOST_AT_ONCE = 1_000;

/** The connections of this process whose login has run out, or was ended without anybody here having heard of it. */
export async function connectionsOfEnded(
  db: Knex,
  connected: Pick<ConnectedClients, 'all'>,
  now: Date,
): Promise<string[]> {
  const clients = connected.all();
  const sessionIds = [...new Set(clients.map(({ sessionId }) => sessionId))];
  const ended = new Set<string>();
  for (let at = 0; at < sessionIds.length; at += MOST_AT_ONCE) {
    const some = sessionIds.slice(at, at + MOST_AT_ONCE);
    const standing = await standingSessions(db, some, now);
    for (const id of some) if (!standing.has(id)) ended.add(id);
  }
  // A refresh may have put one on another login meanwhile, which was asked about then.
  return clients.flatMap(({ sessionId, connection }) => (ended.has(sessionId) ? connection.id : []));
}
