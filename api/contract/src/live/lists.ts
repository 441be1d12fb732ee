/** What the live board counts, each with its line. */
export const LIVE_NUMBERS = [
  'online',
  'messages',
  'posts',
  'requests',
  'errors',
  'jobs',
  'mail_failing',
  'push_failing',
  'remotes_failing',
  'db_bytes',
  'disk_free',
  'in_zones',
  'slowest_ms',
] as const;
export type LiveNumber = (typeof LIVE_NUMBERS)[number];
