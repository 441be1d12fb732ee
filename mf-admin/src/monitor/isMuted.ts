import type { AdminPerson } from '@plaza/api-contract';

/** Whether a moderator wants somebody to be silent just now. */
export function isMuted({ muted_until: until }: Pick<AdminPerson, 'muted_until'>): boolean {
  return Boolean(until && new Date(until).getTime() > Date.now());
}
