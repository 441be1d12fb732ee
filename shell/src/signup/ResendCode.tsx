import { Button, Notice, useWords } from '@plaza/design-system';
import { ApiError } from '@plaza/shell-contract';
import { useState } from 'react';
import { useHost } from '../host/useHost.ts';
import { signupWords } from './words.ts';

type Resending = { status: 'idle' | 'sending' | 'sent' } | { status: 'failed'; words: string };

/** Another mail, for when the first one does not come. */
export function ResendCode({ emailNow }: { emailNow(): string }) {
  const t = useWords(signupWords);
  const { api } = useHost();
  const [resending, setResending] = useState<Resending>({ status: 'idle' });
  const resend = async () => {
    const email = emailNow();
    if (!email) return setResending({ status: 'failed', words: t.emailFirst });
    setResending({ status: 'sending' });
    try {
      await api.call('POST /auth/resend', { body: { email } });
      setResending({ status: 'sent' });
    } catch (error) {
      const words = error instanceof ApiError ? error.message : t.later;
      setResending({ status: 'failed', words });
    }
  };
  return (
    <>
      <Button variant="ghost" wide busy={resending.status === 'sending'} onClick={() => void resend()}>
        {t.resend}
      </Button>
      {resending.status === 'sent' ? <Notice tone="good">{t.resent}</Notice> : null}
      {resending.status === 'failed' ? <Notice tone="bad">{resending.words}</Notice> : null}
    </>
  );
}
