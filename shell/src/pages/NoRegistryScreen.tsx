import { ErrorState, useWords } from '@plaza/design-system';
import { useState } from 'react';
import { brand } from '../brand.ts';
import { useHost } from '../host/useHost.ts';
import { firstWords } from '../first.words.ts';
import classes from './pages.module.css';

/** The server did not say which remotes there are, and this browser has never been told. */
export function NoRegistryScreen() {
  const t = useWords(firstWords);
  const { registry } = useHost();
  const [status, setStatus] = useState<'idle' | 'asking'>('idle');
  const ask = async () => {
    setStatus('asking');
    await registry.refresh();
    setStatus('idle');
  };
  return (
    <div className={classes.middle}>
      <ErrorState title={t.closed} level={1} retrying={status === 'asking'} onRetry={() => void ask()}>
        {t.closedWords({ brand: brand.name })}
      </ErrorState>
    </div>
  );
}
