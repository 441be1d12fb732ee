import { ErrorState } from '@plaza/design-system';
import { useState } from 'react';
import { useHost } from '../host/useHost.ts';
import classes from './pages.module.css';

/** The server did not say which rooms there are, and this browser has never been told. */
export function NoRegistryScreen() {
  const { registry } = useHost();
  const [status, setStatus] = useState<'idle' | 'asking'>('idle');
  const ask = async () => {
    setStatus('asking');
    await registry.refresh();
    setStatus('idle');
  };
  return (
    <div className={classes.middle}>
      <ErrorState
        title="The rooms cannot be reached"
        level={1}
        retrying={status === 'asking'}
        onRetry={() => void ask()}
      >
        Plaza does not answer right now. This page tries again by itself every minute.
      </ErrorState>
    </div>
  );
}
