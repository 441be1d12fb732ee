import type { CallInput, FeedItem } from '@plaza/api-contract';
import { type CallOptions, type CallState, useCall, useShell } from '@plaza/shell-contract';
import { useMemo, useState } from 'react';

/** The calls that answer a plain list of posts; the next page begins after the last one's cursor. */
export type PostsCall = 'GET /content' | 'GET /content/:username' | 'GET /contents/tag/:tag';

/** As many as the server sends at once; fewer are the last. */
const pageSize = 20;

/** Posts page by page: the first as `useCall` brings it, each further one on wish. */
export function usePostPages<Name extends PostsCall>(name: Name, input?: CallInput<Name>) {
  const { api } = useShell();
  // Each of these calls answers a list of posts; the compiler does not look through the generic name.
  const first = useCall(name, input) as CallState<FeedItem[]>;
  const page = first.status === 'ready' ? first.answer : undefined;
  const [older, setOlder] = useState<{ of: FeedItem[] | undefined; posts: FeedItem[]; isLast: boolean }>();
  const [more, setMore] = useState<'idle' | 'loading' | 'failed'>('idle');
  const rest = older && older.of === page ? older : undefined;
  // The same list as long as nothing has come: what is known of its posts meanwhile is newer.
  const posts = useMemo(() => [...(page ?? []), ...(rest?.posts ?? [])], [page, rest]);
  const hasMore = page !== undefined && !(rest ? rest.isLast : page.length < pageSize);

  const loadMore = async () => {
    const cursor = posts.at(-1)?.cursor;
    if (!hasMore || cursor === undefined || more === 'loading') return;
    setMore('loading');
    try {
      const parts = { ...input, query: { cursor } } as CallInput<Name> & CallOptions;
      const next = (await api.call(name, parts)) as FeedItem[];
      setOlder({ of: page, posts: [...(rest?.posts ?? []), ...next], isLast: next.length < pageSize });
      setMore('idle');
    } catch {
      setMore('failed');
    }
  };

  return { first, posts, hasMore, more, loadMore };
}
