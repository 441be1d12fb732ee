import type { Knex } from 'knex';
import { inRounds } from '../../db/inRounds.ts';
import { entryOf } from './entryOf.ts';
import { readHidden, readMutedUntil } from './visits.ts';
import type { Visitor, ZoneCopy } from './ZoneCopy.ts';

const MOST_AT_ONCE = 200;

interface LookNeeds {
  db: Knex;
  now: () => Date;
  /** Everybody of this server who is in a zone. */
  visits: () => readonly { visitor: Visitor; copy: ZoneCopy }[];
  sendOut: (visitor: Visitor) => void;
}

/**
 * Looks again who may be where, and who is there for whom. One look after the other, and once for all that asked
 * meanwhile: whoever changes a zone again and again must not take the database from everybody.
 */
export function lookAgain({ db, now, visits, sendOut }: LookNeeds) {
  const mayStay = async (zone: string, userId: string) =>
    (await entryOf(db, `/zones/${zone}`, userId, now())) !== null;
  const done = (asked: readonly string[]) => asked.map(() => undefined);

  return {
    /** At those in this zone. */
    atZone: inRounds(MOST_AT_ONCE, async (zones: string[]) => {
      for (const { visitor, copy } of visits())
        if (zones.includes(copy.zone) && !(await mayStay(copy.zone, visitor.card.user_id))) sendOut(visitor);
      return done(zones);
    }),
    /** At this person, wherever they are. */
    atPerson: inRounds(MOST_AT_ONCE, async (userIds: string[]) => {
      for (const { visitor, copy } of visits()) {
        const { user_id: userId } = visitor.card;
        if (!userIds.includes(userId)) continue;
        copy.hideFrom(visitor, await readHidden(db, userId));
        visitor.mutedUntil = await readMutedUntil(db, userId);
        if (!(await mayStay(copy.zone, userId))) sendOut(visitor);
      }
      return done(userIds);
    }),
  };
}
