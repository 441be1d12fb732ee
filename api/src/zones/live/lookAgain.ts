import type { Knex } from 'knex';
import { inRounds } from '../../db/inRounds.ts';
import { entryOf } from './entryOf.ts';
import { readEnded, readHidden, readMutedUntil } from './visits.ts';
import type { Visitor, ZoneCopy } from './ZoneCopy.ts';

const MOST_AT_ONCE = 200;

interface LookNeeds {
  db: Knex;
  node: string;
  now: () => Date;
  /** Everybody of this server who is in a zone. */
  visits: () => readonly { visitor: Visitor; copy: ZoneCopy }[];
  sendOut: (visitor: Visitor) => void;
}

/**
 * Looks again who may be where, and who is there for whom. One look after the other, and once for all that asked
 * meanwhile: whoever changes a zone again and again must not take the database from everybody.
 */
export function lookAgain({ db, node, now, visits, sendOut }: LookNeeds) {
  let endsSeen = now();
  /** Who could not be looked at, because the database had no answer. */
  const missed = new Set<string>();
  const orLater = async (userIds: readonly string[], look: () => Promise<void>): Promise<void> => {
    try {
      await look();
    } catch (error) {
      for (const userId of userIds) missed.add(userId);
      throw error;
    }
  };
  const mayStay = async (zone: string, userId: string) =>
    (await entryOf(db, `/zones/${zone}`, userId, now())) !== null;
  const done = (asked: readonly string[]) => asked.map(() => undefined);

  /** At each person, wherever they are. */
  const atPerson = inRounds(MOST_AT_ONCE, async (userIds: string[]) => {
    await orLater(userIds, async () => {
      for (const { visitor, copy } of visits()) {
        const { user_id: userId } = visitor.card;
        if (!userIds.includes(userId)) continue;
        copy.hideFrom(visitor, await readHidden(db, userId));
        visitor.mutedUntil = await readMutedUntil(db, userId);
        if (!(await mayStay(copy.zone, userId))) sendOut(visitor);
      }
    });
    return done(userIds);
  });

  return {
    /** At those in this zone. */
    atZone: inRounds(MOST_AT_ONCE, async (zones: string[]) => {
      const there = visits().filter(({ copy }) => zones.includes(copy.zone));
      const userIds = there.map(({ visitor }) => visitor.card.user_id);
      await orLater(userIds, async () => {
        for (const { visitor, copy } of there)
          if (!(await mayStay(copy.zone, visitor.card.user_id))) sendOut(visitor);
      });
      return done(zones);
    }),
    atPerson,
    /**
     * At those who were let in for a time that has ended since this was last asked: nobody else says so. And at those who
     * could not be looked at.
     */
    async atEnded(): Promise<void> {
      const until = now();
      const userIds = await readEnded(db, { node, since: endsSeen, until });
      const again = [...missed];
      missed.clear();
      await Promise.all([...userIds, ...again].map((userId) => atPerson(userId)));
      endsSeen = until;
    },
  };
}
