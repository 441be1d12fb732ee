import type { Notification } from '@plaza/api-contract';

/** The newest on top; what the news are about goes there, in place of what it was. */
export function withNews(list: readonly Notification[], news: Notification): Notification[] {
  return [news, ...list.filter(({ id }) => id !== news.id)];
}

/** One of them has been read, or all of them. */
export function withRead(list: readonly Notification[], id: string | null): Notification[] {
  return list.map((one) => (id === null || one.id === id ? { ...one, is_read: true } : one));
}

/** What is new stands apart from what one knows. */
export function splitByRead(list: readonly Notification[]): { fresh: Notification[]; known: Notification[] } {
  return { fresh: list.filter((one) => !one.is_read), known: list.filter((one) => one.is_read) };
}
