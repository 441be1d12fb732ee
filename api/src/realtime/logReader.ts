import type { Knex } from 'knex';
import {
  endsOf,
  type FirstLook,
  type KeptPart,
  lastBefore,
  type LogEnds,
  type LogPlace,
} from './eventLog.ts';
import { keptAfter, type Revisers } from './keptAfter.ts';
import { inRounds } from '../db/inRounds.ts';

/** Behind one place; there may be more. */
export const MOST_AT_ONCE = 500;
/** Each may have as many events as the above: all of them are in memory together. */
const MOST_PLACES = 40;
const MOST_PEOPLE = 200;

/** The logs of all who are connected to this process, read for many of them at once. */
export interface LogReader {
  endsOf(userId: string): Promise<LogEnds>;
  lastBefore(look: FirstLook): Promise<number>;
  eventsAfter(place: LogPlace): Promise<KeptPart>;
}

export function logReader(db: Knex, revisers: Revisers): LogReader {
  return {
    endsOf: inRounds(MOST_PEOPLE, (userIds: string[]) => endsOf(db, userIds)),
    lastBefore: inRounds(MOST_PEOPLE, (looks: FirstLook[]) => lastBefore(db, looks)),
    eventsAfter: inRounds(MOST_PLACES, (places: LogPlace[]) => keptAfter(db, revisers, places, MOST_AT_ONCE)),
  };
}
