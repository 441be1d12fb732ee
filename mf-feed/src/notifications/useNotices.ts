import type { Notification } from '@plaza/api-contract';
import { type ApiError, useCall, useShell } from '@plaza/shell-contract';
import { useEffect, useState } from 'react';
import { useNews, useReset } from '../news/useNews.ts';
import { withNews, withRead } from './noticeList.ts';
import { tellAgain, tellRead } from './tellRead.ts';

export type Notices =
  | { status: 'loading' }
  | { status: 'failed'; error: ApiError; retry(): void }
  | { status: 'ready'; items: Notification[]; hasMore: boolean };

/** What happened, live on every screen and device where one is. */
export function useNotices() {
  const { api, report } = useShell();
  const first = useCall('GET /notifications');
  const page = first.status === 'ready' ? first.answer : undefined;
  const [items, setItems] = useState<Notification[]>([]);
  const [next, setNext] = useState<string | null>(null);
  const [more, setMore] = useState<'idle' | 'loading' | 'failed'>('idle');
  const [shown, setShown] = useState(page);
  if (page !== shown) {
    // A new first page has come; what was loaded below the old one goes with it.
    setShown(page);
    setItems(page?.items ?? []);
    setNext(page?.next ?? null);
  }

  useNews('notification', ({ notification }) => {
    if (notification) setItems((list) => withNews(list, notification));
    else first.refetch();
  });
  useNews('notifications-read', ({ id }) => setItems((list) => withRead(list, id)));
  useReset(first.refetch);

  const loadMore = async () => {
    if (next === null || more === 'loading') return;
    setMore('loading');
    try {
      const older = await api.call('GET /notifications', { query: { cursor: next } });
      setItems((list) => [...list, ...older.items.filter(({ id }) => !list.some((one) => one.id === id))]);
      setNext(older.next);
      setMore('idle');
    } catch {
      setMore('failed');
    }
  };

  /** Read is read, whatever the network says: the server is told as soon as it can be. */
  const read = (id: string | null) => {
    const known = items.filter(({ is_read }) => !is_read).map((one) => one.id);
    setItems((list) => withRead(list, id));
    tellRead(api, { id, known }).catch((error: unknown) => report(error, 'notifications read'));
  };
  useEffect(() => void tellAgain(api), [api]);

  const notices: Notices =
    first.status === 'ready'
      ? { status: 'ready', items, hasMore: next !== null }
      : first.status === 'failed'
        ? { status: 'failed', error: first.error, retry: first.retry }
        : { status: 'loading' };
  return { notices, more, loadMore, read };
}
