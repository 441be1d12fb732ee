import { HubError } from '@plaza/signalr-server';
import type { Knex } from 'knex';

/** Channels whose names begin alike. */
export interface ChannelKind {
  /** With its hyphen: `post-`. */
  prefix: string;
  /** Whether a member may listen there and speak `client-` events; `rest` is what follows the prefix. */
  mayEnter(userId: string, rest: string, db: Knex): boolean | Promise<boolean>;
}

const MOST_LETTERS = 100;
/** As JSON. What one member says goes out to everybody on the channel. */
const MOST_PAYLOAD_LETTERS = 8 * 1024;

export const userChannel = (userId: string): string => `user-${userId}`;

/** Everybody's own, for what the devices of one person tell each other. */
export const ownChannel: ChannelKind = { prefix: 'user-', mayEnter: (userId, rest) => rest === userId };

export interface Channels {
  kinds: readonly ChannelKind[];
  db: Knex;
}

/** Says why a person may not listen on a channel, if so. */
export async function checkChannel(channels: Channels, userId: string, name: string): Promise<void> {
  if (name.startsWith('#')) throw new HubError(`"${name}" is not a channel: a name may not begin with #.`);
  if (name.length > MOST_LETTERS) throw new HubError(`A channel's name has at most ${MOST_LETTERS} letters.`);
  // One answer for what is closed and what is not there, or strangers could find out which channels there are.
  if (!(await mayEnter(channels, userId, name))) throw new HubError(`You may not listen to "${name}".`);
}

export async function mayEnter({ kinds, db }: Channels, userId: string, name: string): Promise<boolean> {
  const kind = kinds.find(({ prefix }) => name.startsWith(prefix));
  return kind !== undefined && kind.mayEnter(userId, name.slice(kind.prefix.length), db);
}

/** What clients tell each other is called so that it can never be taken for something the server said. */
export function checkClientEvent(name: string, payload: unknown): void {
  if (!name.startsWith('client-'))
    throw new HubError(`"${name}" is refused: client events begin with client-.`);
  if (name.length > MOST_LETTERS) throw new HubError(`An event's name has at most ${MOST_LETTERS} letters.`);
  if (JSON.stringify([payload]).length > MOST_PAYLOAD_LETTERS)
    throw new HubError(`A client event carries at most ${MOST_PAYLOAD_LETTERS} letters.`);
}
