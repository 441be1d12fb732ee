import type { Notification } from '@plaza/api-contract';
import { type ApiError, useCall, useShell } from '@plaza/shell-contract';
import { useRef, useState } from 'react';
import { useNews, useReset } from '../news/useNews.ts';
import { withNews, withRead } from './noticeList.ts';
import { marked } from './readMarks.ts';
import { useReadMarks } from './useReadMarks.ts';

export type Notices =
  | { status: 'loading' }
  | { status: 'failed'; error: ApiError; retry(): void }
  | { status: 'ready'; items: readonly Notification[]; hasMore: boolean };

/** What happened, live on every screen and device where one is. */
export function useNotices() {
  const { api } = useShell();
  const { waiting, mark } = useReadMarks();
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

  const overtaken = useRef<typeof page>(undefined);
  const again = () => {
    overtaken.current = page;
    first.refetch();
  };
  const hear = (change: (list: Notification[]) => Notification[]) => {
    setItems(change);
    // A page that is on its way may be older than this.
    if (page === overtaken.current) again();
  };
  useNews('notification', ({ notification }) => {
    if (notification) hear((list) => withNews(list, notification));
    else again();
  });
  useNews('notifications-read', ({ id }) => hear((list) => withRead(list, id)));
  useReset(again);

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
    const seen = items.find((one) => id === null || one.id === id);
    setItems((list) => withRead(list, id));
    if (seen) mark({ notice: id, until: seen.cursor });
  };

  const notices: Notices =
    first.status === 'ready'
      ? { status: 'ready', items: marked(items, waiting), hasMore: next !== null }
      : first.status === 'failed'
        ? { status: 'failed', error: first.error, retry: first.retry }
        : { status: 'loading' };
  return { notices, more, loadMore, read };
}
