/**
 * Why a zone does not do what somebody wants all in it to hear of. `away`: they are not in it now, so nobody could hear
 * it. `demo`: guests of the demo walk and wave, and nothing else. `muted`: a moderator wants them to be silent for a time. `rate`: too much at once. `not-yours`: only whoever
 * made the zone may. `ruled`: a rule of the moderators stands against some of the words.
 */
export const ZONE_REFUSALS = ['away', 'demo', 'muted', 'rate', 'not-yours', 'ruled'] as const;
export type ZoneRefusal = (typeof ZONE_REFUSALS)[number];

const SAID = 'refused by the zone: ';

/** As the hub says it. An error and no answer: a page older than the reasons takes any error for "not done". */
export const sayRefusal = (why: ZoneRefusal): string => `${SAID}${why}`;

/** The reason in what a hub has said; `null` where it gave none. */
export const readRefusal = (message: string): ZoneRefusal | null =>
  ZONE_REFUSALS.find((why) => message.endsWith(sayRefusal(why))) ?? null;
