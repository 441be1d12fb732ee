import type { Framing } from '@plaza/api-contract';
import { useShell } from '@plaza/shell-contract';
import { useEffect, useState } from 'react';

/** Whether the site of a stranger's game lets it be shown here, as the server has heard. A game of ours needs no question. */
export function useFraming({ id, url }: { id: string; url: string }): Framing | 'asking' {
  const { api } = useShell();
  const [heard, setHeard] = useState<Framing>();
  const isAsked = /^https?:\/\//.test(url);
  useEffect(() => {
    if (!isAsked) return undefined;
    const leaving = new AbortController();
    api.call('GET /games/:id/framing', { params: { id }, signal: leaving.signal }).then(
      ({ framing }) => setHeard(framing),
      () => leaving.signal.aborted || setHeard('unknown'),
    );
    return () => leaving.abort();
  }, [api, id, isAsked]);
  return isAsked ? (heard ?? 'asking') : 'allowed';
}
