/** What moderators can decide about what was reported. */
export const DECISIONS = ['dismiss', 'hide', 'warn', 'mute', 'block'] as const;
/** Those of them that need no report: what somebody does may be seen by a moderator themselves. */
export const SILENCES = ['mute', 'block'] as const;
export type DecisionKind = (typeof DECISIONS)[number];

/** For how many days somebody can be muted or blocked by a moderator. For good is for an administrator, in the monitor. */
export const BLOCK_DAYS = ['1', '7', '30'] as const;

/** Which part of the queue is listed. */
export const QUEUE_STATES = ['open', 'appealed', 'settled'] as const;
export type QueueState = (typeof QUEUE_STATES)[number];

/** How long one can appeal against a decision; what was hidden is kept as long. */
export const APPEAL_DAYS = 14;
export const MODERATION_NOTE_LENGTH = 1000;

/** What a rule looks for: a word, or links to a host. */
export const WORD_RULE_KINDS = ['word', 'host'] as const;
export type WordRuleKind = (typeof WORD_RULE_KINDS)[number];
export const WORD_RULE_LENGTH = 100;
export const MOST_WORD_RULES = 500;

/** Which part of what was held back is listed. */
export const HELD_STATES = ['open', 'decided'] as const;
export type HeldState = (typeof HELD_STATES)[number];
