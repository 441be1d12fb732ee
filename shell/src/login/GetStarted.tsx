import { Button, Notice, useWords } from '@plaza/design-system';
import { ApiError } from '@plaza/shell-contract';
import { useState } from 'react';
import { useHost } from '../host/useHost.ts';
import { doorWords } from './words.ts';

/** The public pair of the demo; the server makes a new person of it for everybody who tries. */
export const demoPair = { emailOrUsername: 'demo', password: 'look-around' };

/** In at once, to look around, without an account. */
export function GetStarted() {
  const t = useWords(doorWords);
  const { api, sessions, navigate, dialog$ } = useHost();
  const [status, setStatus] = useState<'idle' | 'entering' | 'failed'>('idle');
  const enter = async () => {
    setStatus('entering');
    try {
      const opened = await api.call('POST /auth/login', { body: demoPair });
      navigate('/login');
      sessions.begin(opened);
    } catch (error) {
      const isClosed = error instanceof ApiError && error.code === 'auth.demo-closed';
      if (isClosed) dialog$.next('feature-missing');
      setStatus(isClosed ? 'idle' : 'failed');
    }
  };
  return (
    <>
      <Button wide busy={status === 'entering'} onClick={() => void enter()}>
        {t.getStarted}
      </Button>
      {status === 'failed' ? <Notice tone="bad">{t.noLogin}</Notice> : null}
    </>
  );
}
