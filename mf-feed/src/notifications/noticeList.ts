import type { Notification } from '@plaza/api-contract';

/** The newest on top; what is known anew goes there, in place of what it was. */
export function withNewest(list: readonly Notification[], newest: Notification): Notification[] {
  return [newest, ...list.filter(({ id }) => id !== newest.id)];
}

/** One of them has been read, or all of them. */
export function withRead(list: readonly Notification[], id: string | null): Notification[] {
  return list.map((one) => (id === null || one.id === id ? { ...one, is_read: true } : one));
}
