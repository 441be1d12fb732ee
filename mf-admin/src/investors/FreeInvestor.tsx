import type { Investor } from '@plaza/api-contract';
import { AlertDialog, Notice, Textarea, useWords } from '@plaza/design-system';
import { useShell } from '@plaza/shell-contract';
import { useState } from 'react';
import { useSave } from '../frame/useSave.ts';
import classes from './Investors.module.css';
import { freeWords } from './words.ts';

interface FreeInvestorProps {
  investor: Investor;
  onClose: () => void;
  onFreed: () => void;
}

const WHY_LENGTH = 280;

/** Lets mail go to somebody again who was left out. It asks why: the audit log keeps it. */
export function FreeInvestor({ investor: { email, suppressed }, onClose, onFreed }: FreeInvestorProps) {
  const t = useWords(freeWords);
  const { api } = useShell();
  const [why, setWhy] = useState('');
  const [isTold, setIsTold] = useState(false);
  const { isBusy, fields, reason, save } = useSave();
  const free = async () => {
    setIsTold(true);
    const body = { email, why: why.trim() };
    if (body.why === '') return;
    if (await save(() => api.call('POST /investor/free', { body }), t.done)) onFreed();
  };
  const missing = isTold && why.trim() === '' ? t.whyNeeded : undefined;
  return (
    <AlertDialog
      open
      title={t.title}
      confirm={t.act}
      busy={isBusy}
      onConfirm={() => void free()}
      onCancel={onClose}
    >
      <div className={classes.form}>
        <p>{email}</p>
        {suppressed ? <p>{t[suppressed.reason]}</p> : null}
        <Textarea
          label={t.why}
          hint={t.whyHint}
          rows={2}
          maxLength={WHY_LENGTH}
          value={why}
          error={missing ?? fields['body.why']}
          onChange={({ value }) => setWhy(value)}
        />
        {reason && Object.keys(fields).length === 0 ? <Notice tone="bad">{reason}</Notice> : null}
      </div>
    </AlertDialog>
  );
}
