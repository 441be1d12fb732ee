import type { Investor } from '@plaza/api-contract';
import { useCall, useLastReady, useShell } from '@plaza/shell-contract';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { investorsWords } from './words.ts';

export type Wanted = 'true' | 'false' | '';
export const PAGE_SIZES = ['25', '50', '100'] as const;
type PageSize = (typeof PAGE_SIZES)[number];

/** The list as it is asked for, searched and cut into pages here: all of it is in the browser. */
export function useInvestors() {
  const { toast } = useShell();
  const [wanted, setWanted] = useState<{ status: Wanted; action: Wanted }>({ status: '', action: '' });
  const [typed, setTyped] = useState('');
  const [size, setSize] = useState<PageSize>('50');
  const [page, setPage] = useState(1);
  const list = useCall('POST /investor', { body: wanted });

  // What was there before stays until the new list is there.
  const last = useLastReady(list);
  const shown = last.status === 'ready' ? last.answer : undefined;

  const hasFailed = list.status === 'failed' || list.isOld;
  useEffect(() => {
    if (hasFailed) toast({ tone: 'bad', message: investorsWords.now.failed });
  }, [hasFailed, toast]);

  const all = shown?.investors;
  const sought = useDeferredValue(typed);
  const found = useMemo(() => searchByEmail(all ?? [], sought), [all, sought]);
  const pages = Math.max(1, Math.ceil(found.length / Number(size)));
  // Some may have gone since the page was turned.
  const current = Math.min(page, pages);
  const first = (current - 1) * Number(size);
  const rows = useMemo(() => found.slice(first, first + Number(size)), [found, first, size]);
  return {
    list,
    totals: shown?.totals,
    isThere: all !== undefined,
    wanted,
    want: (change: Partial<typeof wanted>) => {
      setWanted({ ...wanted, ...change });
      setPage(1);
    },
    showAll: () => {
      setWanted({ status: '', action: '' });
      setTyped('');
      setPage(1);
    },
    typed,
    type: (text: string) => {
      setTyped(text);
      setPage(1);
    },
    size,
    resize: (next: PageSize) => {
      setSize(next);
      setPage(1);
    },
    page: current,
    pages,
    turn: setPage,
    rows,
  };
}

/** Those whose address holds what was typed, whatever the case. */
export function searchByEmail(investors: readonly Investor[], typed: string): readonly Investor[] {
  const sought = typed.trim().toLowerCase();
  return sought ? investors.filter(({ email }) => email.toLowerCase().includes(sought)) : investors;
}
