import type { Investor } from '@plaza/api-contract';
import { AlertDialog, useWords } from '@plaza/design-system';
import { useShell } from '@plaza/shell-contract';
import { useState } from 'react';
import { withWhy } from '../frame/withWhy.ts';
import { investorActWords } from './words.ts';

interface RemoveInvestorProps {
  investor: Investor;
  onClose: () => void;
  onRemoved: () => void;
}

export function RemoveInvestor({ investor, onClose, onRemoved }: RemoveInvestorProps) {
  const t = useWords(investorActWords);
  const { api, toast, signal } = useShell();
  const [isBusy, setIsBusy] = useState(false);
  const { email, action } = investor;
  const remove = async () => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      await api.call('POST /investor/remove', { body: { email, action } });
      toast({ tone: 'good', message: t.removed });
      onRemoved();
    } catch (error) {
      if (signal.aborted) return;
      toast({ tone: 'bad', message: withWhy(t.notRemoved, error) });
      onClose();
    }
  };
  return (
    <AlertDialog
      open
      title={t.removeTitle}
      confirm={t.removeAct}
      busy={isBusy}
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      <p>{t.removeAsk}</p>
      <p>{email}</p>
    </AlertDialog>
  );
}
