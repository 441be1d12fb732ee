import type { Investor } from '@plaza/api-contract';
import { AlertDialog, Notice, useWords } from '@plaza/design-system';
import { useShell } from '@plaza/shell-contract';
import { useSave } from '../frame/useSave.ts';
import classes from './Investors.module.css';
import { againWords, deliveryWords, investorActWords } from './words.ts';

interface WriteAgainProps {
  investor: Investor;
  onClose: () => void;
  /** Whether it left or not: how the letters stand is another now. */
  onDone: () => void;
}

/** Sends another letter to somebody to whom the last one did not get. It says what became of that one before it asks. */
export function WriteAgain({ investor: { email, name, mail }, onClose, onDone }: WriteAgainProps) {
  const t = useWords(againWords);
  const states = useWords(deliveryWords);
  const { mailed } = useWords(investorActWords);
  const { api } = useShell();
  const { isBusy, reason, save } = useSave();
  const write = async () => {
    const body = { email, name, again: true };
    if (await save(() => api.call('POST /investor/mail', { body }), mailed)) onDone();
  };
  return (
    <AlertDialog
      open
      title={t.title}
      confirm={t.act}
      tone="primary"
      busy={isBusy}
      onConfirm={() => void write()}
      onCancel={reason ? onDone : onClose}
    >
      <div className={classes.form}>
        <p>{email}</p>
        {mail ? <p>{t.lastOne({ state: states[mail.state], said: mail.response ?? t.nothing })}</p> : null}
        <p>{t.words}</p>
        {reason ? <Notice tone="bad">{reason}</Notice> : null}
      </div>
    </AlertDialog>
  );
}
