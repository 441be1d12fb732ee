import type { AnyEvents, MountedHub } from '@plaza/signalr-server';
import type { SessionReader } from '../auth/sessionReader.ts';
import type { ChannelAccess } from './ChannelAccess.ts';
import type { ConnectedClients } from './ConnectedClients.ts';
import type { HubFeatures } from './HubFeatures.ts';
import type { NoticeHandlers } from './listenForNotices.ts';

interface HandlerNeeds {
  hub: MountedHub<AnyEvents>;
  connected: ConnectedClients;
  door: Pick<HubFeatures, 'tellFollowers'>;
  access: ChannelAccess;
  closeEnded: () => void;
  sessions: Pick<SessionReader, 'forget' | 'forgetAll'>;
}

/** What this process does for its own clients when the database says something to all processes. */
export function noticeHandlers({
  hub,
  connected,
  door,
  access,
  closeEnded,
  sessions,
}: HandlerNeeds): Omit<NoticeHandlers, 'written'> {
  const idsOf = (userIds: readonly string[]) =>
    userIds.flatMap((userId) => connected.of(userId).map(({ connection }) => connection.id));

  return {
    event(userId, written) {
      const clients = connected.of(userId);
      const events = clients.length > 0 ? written?.() : undefined;
      for (const { cursor } of clients) {
        if (events) cursor.hear(events);
        else cursor.wake();
      }
    },
    ended(sessionId) {
      // Who is sent away asks the api at once whether the session is over, and must not be told that it stands.
      sessions.forget(sessionId);
      sayGoodbye(
        hub,
        connected.all().flatMap((client) => (client.sessionId === sessionId ? client.connection.id : [])),
      );
    },
    shut(userId) {
      sessions.forgetAll(userId);
      sayGoodbye(hub, idsOf([userId]));
      // What they brought may be gone with them, wherever others were listening for news of it.
      void access.lookAtOwn(userId);
    },
    message({ channels, type, payload, except = [] }) {
      door.tellFollowers(channels);
      const deaf = idsOf(except);
      for (const channel of channels) {
        const others = hub.here.group(channel).except(...deaf);
        access.say(channel, (to) => {
          if ('except' in to) others.except(...to.except).send(type, payload, { channel });
          else if (!deaf.includes(to.only)) hub.here.client(to.only).send(type, payload, { channel });
        });
      }
    },
    dismissed({ channel, userId }) {
      for (const client of connected.of(userId)) void access.leave(client, channel);
    },
    look: (looked) => access.look(looked),
    missed() {
      door.tellFollowers();
      for (const { cursor } of connected.all()) cursor.wake();
      // What was message on channels is gone. Pages load anew, as they do when they themselves were away.
      hub.here.all.send('missed');
      access.look({});
      closeEnded();
    },
  };
}

/** They are not to come back by themselves: the page looks whether its session is over. */
export function sayGoodbye(hub: MountedHub<AnyEvents>, connectionIds: readonly string[]): void {
  for (const id of connectionIds) hub.clients.client(id).close({ reason: 'Your session has ended.' });
}
