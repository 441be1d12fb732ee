import type { CallInput, PeopleFilter, PeopleOrder } from '@plaza/api-contract';
import { PEOPLE_FILTERS, PEOPLE_ORDERS, PEOPLE_PAGE_SIZES } from '@plaza/api-contract/values';
import { useCall, useLastReady, useShell } from '@plaza/shell-contract';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Direction } from '../table/SortHeading.tsx';
import { peopleWords } from './words.ts';

export type PageSize = (typeof PEOPLE_PAGE_SIZES)[number];

export interface PeopleQuestion {
  q: string;
  filter: PeopleFilter;
  sort: PeopleOrder;
  order: Direction;
  size: PageSize;
  /** Which are shown, with commas between them. */
  columns: string;
}

/** What the table of people can show, in its order. What can be done with them is always there. */
export const PEOPLE_COLUMNS = ['id', 'name', 'email', 'username', 'last_active', 'created_at'] as const;

/** These it shows as long as nobody chooses others. */
const USUAL_COLUMNS = 'id,name,email,username,last_active';

const PAUSE_MS = 200;

/** The question stands in the address, so that it can be kept, sent to somebody, and gone back to. */
export function usePeople() {
  const { toast } = useShell();
  const [params, setParams] = useSearchParams();
  const question = useMemo(() => questionOf(params), [params]);
  const [typed, setTyped] = useState(question.q);
  /** Where each page began that was turned. */
  const [turned, setTurned] = useState<readonly string[]>([]);
  const people = useCall('GET /monitor', { query: queryOf(question, turned.at(-1)) });

  // While another page is on its way, the one before stays.
  const shown = useLastReady(people);
  const answer = people.status === 'ready' ? people.answer : undefined;

  const hasFailed = people.status === 'failed' || people.isOld;
  useEffect(() => {
    if (hasFailed) toast({ tone: 'bad', message: peopleWords.now.failed });
  }, [hasFailed, toast]);

  const ask = useCallback(
    (change: Partial<PeopleQuestion>) => {
      // Other columns show the same people.
      if (Object.keys(change).some((name) => name !== 'columns')) setTurned([]);
      const next = Object.entries({ ...question, ...change }).filter(
        ([name, value]) => value !== defaults[name],
      );
      setParams(new URLSearchParams(next), { replace: true });
    },
    [question, setParams],
  );
  useEffect(() => {
    if (typed === question.q) return undefined;
    const asking = setTimeout(() => ask({ q: typed }), PAUSE_MS);
    return () => clearTimeout(asking);
  });

  return {
    question,
    typed,
    type: setTyped,
    ask,
    /** Whether some are left out. */
    isSearched: question.q !== '' || question.filter !== 'all',
    showAll: () => {
      setTyped('');
      ask({ q: '', filter: 'all' });
    },
    people,
    /** What is on screen: what was asked for, or until it is there what was asked for before. */
    shown: shown.status === 'ready' ? shown.answer : undefined,
    page: turned.length + 1,
    next: () => {
      if (answer?.next) setTurned([...turned, answer.next]);
    },
    previous: () => setTurned(turned.slice(0, -1)),
  };
}

const defaults: Readonly<Record<string, string>> = {
  q: '',
  filter: 'all',
  sort: 'id',
  order: 'ascending',
  size: '50',
  columns: USUAL_COLUMNS,
};

function questionOf(params: URLSearchParams): PeopleQuestion {
  const one = <Word extends string>(name: string, words: readonly Word[], otherwise: Word) =>
    words.find((word) => word === params.get(name)) ?? otherwise;
  return {
    q: params.get('q') ?? '',
    filter: one('filter', PEOPLE_FILTERS, 'all'),
    sort: one('sort', PEOPLE_ORDERS, 'id'),
    order: one('order', ['ascending', 'descending'], 'ascending'),
    size: one('size', PEOPLE_PAGE_SIZES, '50'),
    columns: columnsOf(params.get('columns')),
  };
}

function queryOf(
  { q, filter, sort, order, size }: PeopleQuestion,
  cursor: string | undefined,
): NonNullable<CallInput<'GET /monitor'>['query']> {
  return { ...(q.trim() ? { q: q.trim() } : {}), filter, sort, order, size, ...(cursor ? { cursor } : {}) };
}

/** Those of an address that there are; the usual ones when there are none. */
function columnsOf(text: string | null): string {
  const named = (text ?? '').split(',');
  return PEOPLE_COLUMNS.filter((one) => named.includes(one)).join(',') || USUAL_COLUMNS;
}
