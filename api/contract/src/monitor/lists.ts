/** Which people the monitor lists. */
export const PEOPLE_FILTERS = [
  'all',
  'online',
  'staff',
  'blocked',
  'muted',
  'unverified',
  'deleted',
  'demo',
] as const;
export type PeopleFilter = (typeof PEOPLE_FILTERS)[number];

/** By what it orders them. */
export const PEOPLE_ORDERS = ['id', 'name', 'email', 'username', 'last_active'] as const;
export type PeopleOrder = (typeof PEOPLE_ORDERS)[number];

/**
 * What can be done to several people at once. Each has one that takes it back, but for logging out: `block-again` and
 * `mute-again` bring back what was for a time, with the end that it had.
 */
export const BULK_ACTS = [
  'block',
  'unblock',
  'block-again',
  'unmute',
  'mute-again',
  'verify',
  'unverify',
  'delete',
  'restore',
  'log-out',
] as const;
export type BulkAct = (typeof BULK_ACTS)[number];

export const PEOPLE_PAGE_SIZES = ['25', '50', '100'] as const;
export const MOST_IN_BULK = 200;
