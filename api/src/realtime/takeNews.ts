import type { AnyEvents, MountedHub } from '@plaza/signalr-server';
import type { Knex } from 'knex';
import type { Logger } from '../logger.ts';
import type { Doorkeeper } from './Doorkeeper.ts';
import type { Guests } from './Guests.ts';
import type { News } from './listenForNews.ts';
import { standingSessions } from './memberOf.ts';

interface NewsNeeds {
  db: Knex;
  log: Logger;
  hub: MountedHub<AnyEvents>;
  guests: Guests;
  doorkeeper: Doorkeeper;
}

/** What this process does for its own clients when the database says something to all processes. */
export function takeNews({ db, log, hub, guests, doorkeeper }: NewsNeeds): News {
  const idsOf = (userIds: readonly string[]) =>
    userIds.flatMap((userId) => guests.of(userId).map(({ connection }) => connection.id));
  const kick = (ids: readonly string[]) => {
    for (const id of ids) hub.clients.client(id).close({ reason: 'Your session has ended.' });
  };

  return {
    event: (userId) => guests.of(userId).forEach(({ feed }) => feed.poke()),
    ended: (sessionId) =>
      kick(guests.all().flatMap((guest) => (guest.sessionId === sessionId ? guest.connection.id : []))),
    shut(userId) {
      kick(idsOf([userId]));
      // What they brought may be gone with them, wherever others were listening for news of it.
      doorkeeper.look({});
    },
    said({ channels, type, payload, except = [] }) {
      const deaf = idsOf(except);
      for (const channel of channels) {
        const others = hub.here.group(channel).except(...deaf);
        doorkeeper.say(channel, () => others.send(type, payload, { channel }));
      }
    },
    dismissed({ channel, userId }) {
      for (const guest of guests.of(userId)) void doorkeeper.leave(guest, channel);
    },
    look: (looked) => doorkeeper.look(looked),
    missed() {
      for (const { feed } of guests.all()) feed.poke();
      // What was said on channels is gone. Pages load anew, as they do when they themselves were away.
      hub.here.all.send('missed');
      doorkeeper.look({});
      standingSessions(db, [...new Set(guests.all().map(({ sessionId }) => sessionId))]).then(
        (standing) =>
          kick(guests.all().flatMap((guest) => (standing.has(guest.sessionId) ? [] : guest.connection.id))),
        (error: unknown) => log.warn({ err: error }, 'sessions could not be checked'),
      );
    },
  };
}
