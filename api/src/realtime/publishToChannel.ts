import type { ChannelEventName, ChannelEvents } from '@plaza/api-contract';
import type { Knex } from 'knex';
import { notifyHub } from './notifyHub.ts';

/** Without those whom it is not for: they may be any number. */
const MOST_BYTES = 7_900;

/**
 * Says something on a channel, in the caller's transaction: no commit, no word. Whoever listens on any process
 * hears it after the commit. Pages that are away miss it and load anew when they are back, so say what has
 * changed (an id, a count) and let the page ask for the rest.
 */
export async function publishToChannel<Name extends ChannelEventName>(
  db: Knex,
  channel: string,
  type: Name,
  payload: ChannelEvents[Name],
): Promise<void> {
  await publishToChannels(db, [channel], type, payload);
}

/**
 * The same on many channels in one statement; who listens on several hears it on each. `except` are people who shall
 * not hear it; those alone who are there to hear need be named.
 */
export async function publishToChannels<Name extends ChannelEventName>(
  db: Knex,
  channels: readonly string[],
  type: Name,
  payload: ChannelEvents[Name],
  except: readonly string[] = [],
): Promise<void> {
  const parts = inParts(channels, (some) => ({ channels: some, type, payload }));
  const deaf = except.length > 0 ? { except } : {};
  await notifyHub(
    db,
    parts.map((part) => `message:${JSON.stringify({ ...part, ...deaf })}`),
  );
}

/** Takes somebody off a channel who may no longer listen there, on all devices. */
export async function dismissFromChannel(db: Knex, channel: string, userId: string): Promise<void> {
  await notifyHub(db, [`dismissed:${JSON.stringify({ channel, userId })}`]);
}

/** As few messages as these channels fit into. */
function inParts<Said>(channels: readonly string[], say: (some: readonly string[]) => Said): Said[] {
  if (channels.length === 0) return [];
  const whole = say(channels);
  const bytes = Buffer.byteLength(JSON.stringify(whole));
  if (bytes <= MOST_BYTES) return [whole];
  if (channels.length === 1) {
    throw new Error(`A channel carries at most ${MOST_BYTES} bytes, not ${bytes}: say an id instead.`);
  }
  const half = Math.ceil(channels.length / 2);
  return [...inParts(channels.slice(0, half), say), ...inParts(channels.slice(half), say)];
}
