import { Button, Notice } from '@plaza/design-system';
import { ApiError } from '@plaza/shell-contract';
import { useState } from 'react';
import { useHost } from '../host/useHost.ts';

type Resending = { status: 'idle' | 'sending' | 'sent' } | { status: 'failed'; words: string };

/** Another mail, for when the first one does not come. */
export function ResendCode({ emailNow }: { emailNow(): string }) {
  const { api } = useHost();
  const [resending, setResending] = useState<Resending>({ status: 'idle' });
  const resend = async () => {
    const email = emailNow();
    if (!email) return setResending({ status: 'failed', words: 'Please enter your email first.' });
    setResending({ status: 'sending' });
    try {
      await api.call('POST /auth/resend', { body: { email } });
      setResending({ status: 'sent' });
    } catch (error) {
      const words =
        error instanceof ApiError ? error.message : 'An error occurred. Please try again later...';
      setResending({ status: 'failed', words });
    }
  };
  return (
    <>
      <Button variant="ghost" wide busy={resending.status === 'sending'} onClick={() => void resend()}>
        Send a new code
      </Button>
      {resending.status === 'sent' ? (
        <Notice tone="good">A new code is on its way. The one before no longer works.</Notice>
      ) : null}
      {resending.status === 'failed' ? <Notice tone="bad">{resending.words}</Notice> : null}
    </>
  );
}
