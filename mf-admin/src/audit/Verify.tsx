import type { CallAnswer } from '@plaza/api-contract';
import { Button, Notice, useWords, Icon } from '@plaza/design-system';
import { useShell } from '@plaza/shell-contract';
import { ShieldCheck } from 'lucide';
import { useState } from 'react';
import { withWhy } from '../frame/withWhy.ts';
import classes from './Audit.module.css';
import { auditWords } from './words.ts';

type Progress = { status: 'idle' | 'sending' } | { status: 'said'; answer: CallAnswer<'GET /audit/verify'> };

/** Has the server walk the whole chain. */
export function Verify() {
  const t = useWords(auditWords);
  const { api, toast, signal } = useShell();
  const [progress, setProgress] = useState<Progress>({ status: 'idle' });
  const verify = async () => {
    if (progress.status === 'sending') return;
    setProgress({ status: 'sending' });
    try {
      setProgress({ status: 'said', answer: await api.call('GET /audit/verify') });
    } catch (error) {
      if (signal.aborted) return;
      toast({ tone: 'bad', message: withWhy(t.notVerified, error) });
      setProgress({ status: 'idle' });
    }
  };
  return (
    <div className={classes.verify}>
      <Button
        variant="secondary"
        icon={<Icon icon={ShieldCheck} />}
        busy={progress.status === 'sending'}
        onClick={() => void verify()}
      >
        {t.verify}
      </Button>
      {progress.status === 'said' ? <Verdict answer={progress.answer} /> : null}
    </div>
  );
}

function Verdict({ answer }: { answer: CallAnswer<'GET /audit/verify'> }) {
  const t = useWords(auditWords);
  if (!answer.is_whole) return <Notice tone="bad">{t.broken({ at: answer.broken_at ?? '' })}</Notice>;
  return (
    <Notice tone="good">
      {t.whole({ count: answer.entries })}
      <code className={classes.hash}>{t.head({ hash: answer.head })}</code>
    </Notice>
  );
}
