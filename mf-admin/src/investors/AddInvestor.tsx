import { Button, Dialog, Notice, Textarea, TextField, useWords } from '@plaza/design-system';
import { useShell } from '@plaza/shell-contract';
import { type FormEvent, useState } from 'react';
import { withWhy } from '../frame/withWhy.ts';
import classes from './Investors.module.css';
import { investorActWords, investorFormWords } from './words.ts';

type Progress = { status: 'editing' | 'sending' } | { status: 'refused'; reason: string };

export function AddInvestor({ onClose, onAdded }: { onClose: () => void; onAdded: () => void }) {
  const t = useWords(investorFormWords);
  const { api, toast, signal } = useShell();
  const [values, setValues] = useState({ name: '', email: '', note: '' });
  const [progress, setProgress] = useState<Progress>({ status: 'editing' });
  const isSending = progress.status === 'sending';

  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    const { now: said } = investorActWords;
    if (!values.email.trim()) {
      toast({ tone: 'calm', message: said.missing });
      setProgress({ status: 'refused', reason: said.missing });
      return;
    }
    if (!/^\S+@\S+\.\S+$/.test(values.email.trim())) {
      setProgress({ status: 'refused', reason: said.wrongEmail });
      return;
    }
    setProgress({ status: 'sending' });
    try {
      await api.call('POST /investor/add', { body: { ...values, email: values.email.trim() } });
      toast({ tone: 'good', message: said.added });
      onAdded();
    } catch (error) {
      if (signal.aborted) return;
      toast({ tone: 'bad', message: said.notAdded });
      setProgress({ status: 'refused', reason: withWhy(said.notAdded, error) });
    }
  };

  return (
    <Dialog
      open
      size="s"
      title={t.title}
      onClose={() => !isSending && onClose()}
      footer={
        <Button type="submit" form="add-investor" busy={isSending}>
          {t.save}
        </Button>
      }
    >
      <form id="add-investor" className={classes.form} noValidate onSubmit={(event) => void add(event)}>
        <TextField
          label={t.name}
          data-first-focus=""
          autoComplete="off"
          maxLength={120}
          value={values.name}
          onChange={({ value }) => setValues({ ...values, name: value })}
        />
        <TextField
          label={t.email}
          type="email"
          autoComplete="off"
          maxLength={254}
          value={values.email}
          onChange={({ value }) => setValues({ ...values, email: value })}
        />
        <Textarea
          label={t.note}
          maxLength={2000}
          rows={3}
          value={values.note}
          onChange={({ value }) => setValues({ ...values, note: value })}
        />
        {progress.status === 'refused' ? <Notice tone="bad">{progress.reason}</Notice> : null}
      </form>
    </Dialog>
  );
}
