import { liveList, useLiveList, useShell } from '@plaza/shell-contract';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { withNewest, withRead } from './noticeList.ts';
import { marked, ReadBook, type ReadMark } from './ReadBook.ts';

const notices = liveList('GET /notifications', {
  key: ({ id }) => id,
  on: {
    notification: (items, { notification }) => (notification ? withNewest(items, notification) : 'again'),
    'notifications-read': (items, { id }) => withRead(items, id),
  },
});

export type Notices = ReturnType<typeof useNotices>;

/** What happened, live on every screen and device where one is. */
export function useNotices() {
  const { waiting, mark } = useReadMarks();
  const list = useLiveList(notices);
  return {
    ...list,
    items: marked(list.items, waiting),
    /** Read is read, whatever the network says: the server is told as soon as it can be. */
    read(id: string | null) {
      const seen = list.items.find((one) => id === null || one.id === id);
      list.hear((items) => withRead(items, id));
      if (seen) mark({ notice: id, until: seen.cursor });
    },
  };
}

/** What has been read and the server does not know yet, and the way to read more. */
function useReadMarks(): { waiting: readonly ReadMark[]; mark(read: Omit<ReadMark, 'id'>): void } {
  const shell = useShell();
  const [book] = useState(() => new ReadBook(shell));
  useEffect(() => book.start(), [book]);
  return { waiting: useSyncExternalStore(book.subscribe, book.read), mark: book.mark };
}
