/** What one is told about. Each kind can be switched off. */
export const NOTIFICATION_KINDS = [
  'request',
  'accepted',
  'comment',
  'reply',
  'reaction',
  'mention',
  'share',
] as const;
