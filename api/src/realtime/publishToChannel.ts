import type { ChannelEventName, ChannelEvents } from '@plaza/api-contract';
import type { Knex } from 'knex';
import { notifyHub } from './notifyHub.ts';

/** PostgreSQL takes notices of less than 8,000 bytes. */
const MOST_BYTES = 7_900;
/** With ids of any length half of a notice is left for what is said. */
const MOST_EXCEPT = 180;

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
 * not hear it: so many as fit beside it, so name those alone who are there to hear.
 */
export async function publishToChannels<Name extends ChannelEventName>(
  db: Knex,
  channels: readonly string[],
  type: Name,
  payload: ChannelEvents[Name],
  except: readonly string[] = [],
): Promise<void> {
  const deaf = except.length > 0 ? { except: except.slice(0, MOST_EXCEPT) } : {};
  await notifyHub(
    db,
    inNotices(channels, (some) => `message:${JSON.stringify({ channels: some, type, payload, ...deaf })}`),
  );
}

/** Takes somebody off a channel who may no longer listen there, on all devices. */
export async function dismissFromChannel(db: Knex, channel: string, userId: string): Promise<void> {
  await notifyHub(db, [`dismissed:${JSON.stringify({ channel, userId })}`]);
}

/** As few notices as these channels fit into. */
function inNotices(channels: readonly string[], notice: (some: readonly string[]) => string): string[] {
  if (channels.length === 0) return [];
  const whole = notice(channels);
  const bytes = Buffer.byteLength(whole);
  if (bytes <= MOST_BYTES) return [whole];
  if (channels.length === 1) {
    throw new Error(`A channel carries at most ${MOST_BYTES} bytes, not ${bytes}: say an id instead.`);
  }
  const half = Math.ceil(channels.length / 2);
  return [...inNotices(channels.slice(0, half), notice), ...inNotices(channels.slice(half), notice)];
}
