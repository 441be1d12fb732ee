import type { CallAnswer, CallInput, CallName } from '@plaza/api-contract';
import { type CallOptions, useCall, useShell } from '@plaza/shell-contract';
import { useMemo, useState } from 'react';

interface Page {
  items: readonly unknown[];
  next: string | null;
}

/** The calls that answer page by page. */
export type PagedCall = {
  [Name in CallName]: CallAnswer<Name> extends Page ? Name : never;
}[CallName];

type ItemOf<Name extends PagedCall> =
  CallAnswer<Name> extends { items: readonly (infer Item)[] } ? Item : never;

type More = 'idle' | 'loading' | 'failed';

/** A list that comes page by page: the first as `useCall` brings it, each further one on wish. */
export function usePages<Name extends PagedCall>(name: Name, input?: CallInput<Name>) {
  const { api } = useShell();
  const first = useCall(name, input);
  // The compiler cannot see that every paged call answers a page; the type above made sure.
  const firstPage = first.status === 'ready' ? (first.answer as Page) : undefined;
  const [later, setLater] = useState<{
    of?: Page | undefined;
    items: readonly unknown[];
    next: string | null;
  }>();
  const [more, setMore] = useState<More>('idle');
  const rest = later && later.of === firstPage ? later : undefined;
  const next = rest ? rest.next : (firstPage?.next ?? null);

  const loadMore = async () => {
    if (next === null || more === 'loading') return;
    setMore('loading');
    try {
      const parts = { ...input, query: { ...queryOf(input), cursor: next } } as CallInput<Name> & CallOptions;
      const page = (await api.call(name, parts)) as Page;
      setLater({ of: firstPage, items: [...(rest?.items ?? []), ...page.items], next: page.next });
      setMore('idle');
    } catch {
      setMore('failed');
    }
  };

  // The same list as long as nothing has come: what is known of its posts meanwhile is newer.
  const items = useMemo(
    () => [...(firstPage?.items ?? []), ...(rest?.items ?? [])] as ItemOf<Name>[],
    [firstPage, rest],
  );
  return { first, items, hasMore: next !== null, more, loadMore };
}

function queryOf(input: object | undefined): object {
  return input && 'query' in input && input.query ? input.query : {};
}
