import { useShell } from '@plaza/shell-contract';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { ReadBook } from './ReadBook.ts';
import type { ReadMark } from './readMarks.ts';

/** What has been read and the server does not know yet, and the way to read more. */
export function useReadMarks(): { waiting: readonly ReadMark[]; mark(read: Omit<ReadMark, 'id'>): void } {
  const shell = useShell();
  const [book] = useState(() => new ReadBook(shell));
  useEffect(() => book.start(), [book]);
  return { waiting: useSyncExternalStore(book.subscribe, book.read), mark: book.mark };
}
