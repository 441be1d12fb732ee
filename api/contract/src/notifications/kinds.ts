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

/** What everybody is told, whether they like it or not: what the moderators decided about them, or on their report. */
export const ALWAYS_TOLD = ['reviewed', 'decided'] as const;
