import type { Campaign } from '@plaza/api-contract';
import { AlertDialog, Button, useWords, Icon } from '@plaza/design-system';
import { type ApiError, useShell } from '@plaza/shell-contract';
import { Send } from 'lucide';
import { useState } from 'react';
import { withWhy } from '../../frame/withWhy.ts';
import { investorActWords } from '../words.ts';
import { sayLeft, useLockout } from './useLockout.ts';

interface BulkButtonProps {
  /** How many have not been written to. */
  onHold: number;
  lockedUntil: string | Date | null;
  /** The mailing before this one, if it has not ended. */
  open: Campaign | undefined;
  onSent: () => void;
}

/** Writes to everybody on hold. A press locks the button for five minutes; saying no to the question lifts the lock. */
export function BulkButton({ onHold, lockedUntil, open, onSent }: BulkButtonProps) {
  const t = useWords(investorActWords);
  const { api, toast, signal } = useShell();
  const lock = useLockout(lockedUntil);
  const [status, setStatus] = useState<'idle' | 'asking' | 'sending'>('idle');

  const send = async () => {
    if (status === 'sending') return;
    setStatus('sending');
    try {
      await api.call('POST /investor/emails');
      toast({ tone: 'good', message: t.bulkSent });
      onSent();
    } catch (error) {
      if (signal.aborted) return;
      // Where the server has refused nothing began; how long a mailing elsewhere still locks, it says itself.
      if (isRefusal(error)) lock.cancel();
      toast({ tone: 'bad', message: withWhy(t.bulkFailed, error) });
      onSent();
    }
    setStatus('idle');
  };

  // One that rests, or whose mail server is away, gives way; of another nothing is asked that would be refused.
  const isUnderWay = open?.state === 'running' && open.trouble === null;
  const isLocked = lock.leftMs > 0;
  return (
    <>
      <Button
        variant="secondary"
        icon={<Icon icon={Send} />}
        disabled={isLocked}
        data-status={isLocked ? 'locked' : status}
        onClick={() => {
          if (isUnderWay) return toast({ tone: 'bad', message: t.underWay });
          lock.begin();
          setStatus('asking');
        }}
      >
        {isLocked ? t.wait({ time: sayLeft(lock.leftMs) }) : t.bulk}
      </Button>
      {status === 'idle' ? null : (
        <AlertDialog
          open
          title={t.bulkTitle}
          confirm={t.bulkAct}
          tone="primary"
          busy={status === 'sending'}
          onConfirm={() => void send()}
          onCancel={() => {
            lock.cancel();
            setStatus('idle');
          }}
        >
          <p>{t.bulkAsk}</p>
          <p>{t.bulkWords({ count: onHold })}</p>
          {open ? <p>{t.givesWay}</p> : null}
        </AlertDialog>
      )}
    </>
  );
}

function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error) || error.name !== 'ApiError') return false;
  const { status } = error as ApiError;
  return status >= 400 && status < 500;
}
