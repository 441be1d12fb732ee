import type { AuditEntry } from '@plaza/api-contract';
import {
  Button,
  EmptyState,
  ErrorState,
  Notice,
  Select,
  Skeleton,
  TextField,
  useWords,
} from '@plaza/design-system';
import { liveList, useLiveList } from '@plaza/shell-contract';
import { useEffect, useState } from 'react';
import { AdminFrame } from '../frame/AdminFrame.tsx';
import classes from './Audit.module.css';
import { AuditTable } from './AuditTable.tsx';
import { Verify } from './Verify.tsx';
import { auditActWords, auditWords } from './words.ts';

/** Who did what with the rights of an administrator. */
export function AuditScreen() {
  const t = useWords(auditWords);
  const acts = useWords(auditActWords);
  const { typed, type, act, choose, isSearched, clear, log } = useAudit();
  return (
    <AdminFrame title={t.title} line={t.line} status={log.status} acts={<Verify />}>
      <div role="search" className={classes.bar}>
        <TextField
          className={classes.search}
          label={t.search}
          placeholder={t.searchHint}
          type="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={120}
          value={typed}
          onChange={({ value }) => type(value)}
        />
        <Select
          label={t.what}
          value={act}
          options={[
            { value: '', label: t.everything },
            ...Object.entries(acts).map(([value, label]) => ({ value, label })),
          ]}
          onChange={({ value }) => choose(value)}
        />
      </div>
      {log.status === 'loading' ? <Skeleton shape="block" height={420} label={t.loading} /> : null}
      {log.status === 'failed' ? (
        <ErrorState title={t.failed} onRetry={log.retry} requestId={log.error.requestId}>
          {log.error.message}
        </ErrorState>
      ) : null}
      {log.status === 'ready' && log.items.length === 0 ? (
        <EmptyState
          title={t.nothing}
          action={
            isSearched ? (
              <Button variant="secondary" onClick={clear}>
                {t.showAll}
              </Button>
            ) : undefined
          }
        />
      ) : null}
      {log.items.length > 0 ? <AuditTable entries={log.items} /> : null}
      {log.hasMore ? (
        <div className={classes.more}>
          {log.more === 'failed' ? <Notice tone="bad">{t.failed}</Notice> : null}
          <Button variant="secondary" busy={log.more === 'loading'} onClick={() => void log.loadMore()}>
            {t.more}
          </Button>
        </div>
      ) : null}
    </AdminFrame>
  );
}

const PAUSE_MS = 250;

const audit = liveList<'GET /audit', AuditEntry>('GET /audit', {
  key: ({ seq }) => seq,
});

/** The log for what is typed and which act is chosen, with as many older pages as were asked for. */
function useAudit() {
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
