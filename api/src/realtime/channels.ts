import { HubError } from '@plaza/signalr-server';

/** Who may listen and speak on the channels whose names begin like this. */
interface ChannelKind {
  prefix: string;
  mayEnter(userId: string, rest: string): boolean | Promise<boolean>;
}

const MOST_LETTERS = 100;

/** A slice that opens channels adds its kind here. What is not listed does not exist. */
const channelKinds: readonly ChannelKind[] = [
  { prefix: 'user-', mayEnter: (userId, rest) => rest === userId },
];

export const userChannel = (userId: string): string => `user-${userId}`;

/** Lets a person onto a channel or says why not. */
export async function enterChannel(userId: string, name: string): Promise<void> {
  if (name.startsWith('#')) throw new HubError(`"${name}" is not a channel: a name may not begin with #.`);
  if (name.length > MOST_LETTERS) throw new HubError(`A channel's name has at most ${MOST_LETTERS} letters.`);
  const kind = channelKinds.find(({ prefix }) => name.startsWith(prefix));
  const allowed = kind && (await kind.mayEnter(userId, name.slice(kind.prefix.length)));
  // One answer for both, or strangers could find out which channels there are.
  if (!allowed) throw new HubError(`You may not listen to "${name}".`);
}

/** What clients tell each other is called so that it can never be taken for something the server said. */
export function checkClientEvent(name: string): void {
  if (!name.startsWith('client-'))
    throw new HubError(`"${name}" is refused: client events begin with client-.`);
  if (name.length > MOST_LETTERS) throw new HubError(`An event's name has at most ${MOST_LETTERS} letters.`);
}
