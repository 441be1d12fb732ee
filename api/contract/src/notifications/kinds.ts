/** What one is told about. Each kind can be switched off. */
export const NOTIFICATION_KINDS = [
  'request',
  'accepted',
  'comment',
  'reply',
  'reaction',
  'mention',
  'share',
  'zone-knock',
  'zone-open',
  'zone-made',
  'match-invite',
] as const;

/**
 * What is told whether one likes it or not: what the moderators decided about somebody, or on their report; and to
 * moderators, that there is a new report or an appeal. Kinds are only added: a remote shows one that it does not know as a plain line.
 */
export const ALWAYS_TOLD = ['reviewed', 'decided', 'reported', 'appealed'] as const;

/** Who did one thing are counted up to here: so many are so many or more. */
export const MOST_ACTORS_COUNTED = 999;

/** Where there are at least so many: "more than" this round number. A count that stopped early must not look exact. */
export const roundBelow = (least: number): number => Math.floor((least - 1) / 100) * 100;
