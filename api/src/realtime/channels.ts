import { HubError } from '@plaza/signalr-server';
import type { Knex } from 'knex';

/** Somebody on a channel, by what follows its prefix. */
export interface Listening {
  userId: string;
  rest: string;
}

/** Channels whose names begin alike. */
export interface ChannelKind {
  /** With its hyphen: `post-`. */
  prefix: string;
  /** Whether a member may listen there; `rest` is what follows the prefix. */
  mayEnter(userId: string, rest: string, db: Knex): boolean | Promise<boolean>;
  /** The same for many at once, in one question; without it each is asked about by itself. */
  mayEnterOf?(userIds: readonly string[], rest: string, db: Knex): Promise<readonly string[]>;
  /** The same on many channels, in one question: the answers in the order they were asked. */
  mayEnterAt?(asked: readonly Listening[], db: Knex): Promise<readonly boolean[]>;
  /** Which of these channels depend on somebody: who may listen there changes when they are gone. None without it. */
  ownOf?(userId: string, rests: readonly string[], db: Knex): Promise<readonly string[]>;
  /** Whether who may listen there may tell the others something as well; nobody may, unless a slice says so. */
  maySpeak?: boolean;
}

const MOST_LETTERS = 100;
/** As JSON. What one member says goes out to everybody on the channel. */
const MOST_PAYLOAD_LETTERS = 8 * 1024;
/** What is deeper some clients' protocols cannot write. */
const MOST_LEVELS = 50;

export const userChannel = (userId: string): string => `user-${userId}`;

/** Everybody's own, for what the devices of one person tell each other. */
export const ownChannel: ChannelKind = {
  prefix: 'user-',
  mayEnter: (userId, rest) => rest === userId,
  maySpeak: true,
};

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

/** Says why a person may not speak `client-` events there. Who may not listen hears that first. */
export async function checkSpeaking(channels: Channels, userId: string, name: string): Promise<void> {
  await checkChannel(channels, userId, name);
  if (channels.kinds.find(({ prefix }) => name.startsWith(prefix))?.maySpeak) return;
  throw new HubError(`On "${name}" one only listens.`);
}

export async function mayEnter({ kinds, db }: Channels, userId: string, name: string): Promise<boolean> {
  const kind = kinds.find(({ prefix }) => name.startsWith(prefix));
  return kind !== undefined && kind.mayEnter(userId, name.slice(kind.prefix.length), db);
}

/** Whether it can be asked about these people on many channels at once; about the others one after the other. */
export const isAskedAtOnce = ({ kinds }: Channels, name: string): boolean =>
  kinds.find(({ prefix }) => name.startsWith(prefix))?.mayEnterAt !== undefined;

/** Whether each of them may listen where they do; for channels that are asked about at once. */
export async function mayEnterAll(
  { kinds, db }: Channels,
  asked: readonly { userId: string; name: string }[],
): Promise<boolean[]> {
  const may = asked.map(() => false);
  for (const { prefix, mayEnterAt } of kinds) {
    const own = asked.flatMap(({ name }, at) => (name.startsWith(prefix) ? [at] : []));
    if (!mayEnterAt || own.length === 0) continue;
    const listening = own.flatMap((at) => {
      const { userId = '', name = '' } = asked[at] ?? {};
      return { userId, rest: name.slice(prefix.length) };
    });
    const answers = await mayEnterAt(listening, db);
    own.forEach((at, nth) => (may[at] = answers[nth] === true));
  }
  return may;
}

/** Those of these people who may listen there. */
export async function mayEnterEach(
  { kinds, db }: Channels,
  userIds: readonly string[],
  name: string,
): Promise<Set<string>> {
  const kind = kinds.find(({ prefix }) => name.startsWith(prefix));
  if (!kind) return new Set();
  const rest = name.slice(kind.prefix.length);
  if (kind.mayEnterOf) return new Set(await kind.mayEnterOf(userIds, rest, db));
  const may = new Set<string>();
  for (const userId of userIds) if (await kind.mayEnter(userId, rest, db)) may.add(userId);
  return may;
}

/** Which of these channels depend on this person. */
export async function channelsOf(
  { kinds, db }: Channels,
  userId: string,
  names: readonly string[],
): Promise<string[]> {
  const own: string[] = [];
  for (const { prefix, ownOf } of kinds) {
    const rests = names.flatMap((name) => (name.startsWith(prefix) ? name.slice(prefix.length) : []));
    if (!ownOf || rests.length === 0) continue;
    own.push(...(await ownOf(userId, rests, db)).map((rest) => `${prefix}${rest}`));
  }
  return own;
}

/** What clients tell each other is called so that it can never be taken for something the server said. Its bytes. */
export function checkClientEvent(name: string, payload: unknown): number {
  if (!name.startsWith('client-'))
    throw new HubError(`"${name}" is refused: client events begin with client-.`);
  if (name.length > MOST_LETTERS) throw new HubError(`An event's name has at most ${MOST_LETTERS} letters.`);
  if (isDeeper(payload, MOST_LEVELS))
    throw new HubError(`A client event is at most ${MOST_LEVELS} levels deep.`);
  // A number of 64 bits reaches those whose protocol has none as a text.
  const said = JSON.stringify([payload], (_key, value) =>
    typeof value === 'bigint' ? String(value) : value,
  );
  if (said.length > MOST_PAYLOAD_LETTERS)
    throw new HubError(`A client event carries at most ${MOST_PAYLOAD_LETTERS} letters.`);
  return Buffer.byteLength(said);
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1));
}
