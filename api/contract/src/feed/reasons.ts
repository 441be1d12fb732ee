/** Why somebody reports a post, a comment or a person. */
export const REPORT_REASONS = [
  'spam',
  'harassment',
  'hate',
  'violence',
  'sexual',
  'self-harm',
  'other',
] as const;
