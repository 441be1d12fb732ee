import type { AuditEntry } from '@plaza/api-contract';
import { liveList, useLiveList } from '@plaza/shell-contract';
import { useEffect, useState } from 'react';

const PAUSE_MS = 250;

const audit = liveList<'GET /audit', AuditEntry>('GET /audit', {
  key: ({ seq }) => seq,
});

/** The log for what is typed and which act is chosen, with as many older pages as were asked for. */
export function useAudit() {
  const [typed, setTyped] = useState('');
  const [q, setQ] = useState('');
  const [act, setAct] = useState('');
  useEffect(() => {
    const asking = setTimeout(() => setQ(typed.trim()), PAUSE_MS);
    return () => clearTimeout(asking);
  }, [typed]);
  const log = useLiveList(audit, { query: { ...(q ? { q } : {}), ...(act ? { act } : {}) } });
  const clear = () => {
    setTyped('');
    setQ('');
    setAct('');
  };
  return { typed, type: setTyped, act, choose: setAct, isSearched: q !== '' || act !== '', clear, log };
}
