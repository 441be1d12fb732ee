import { BLOCK_DAYS, MODERATION_NOTE_LENGTH, SILENCES } from '@plaza/api-contract/values';
import { Button, Dialog, Select, Textarea, useWords } from '@plaza/design-system';
import { useShell } from '@plaza/shell-contract';
import { useState } from 'react';
import { useAct } from '../frame/useAct.ts';
import classes from './Reports.module.css';
import { decideWords, reportWords } from './words.ts';

interface SilenceDialogProps {
  username: string;
  onClose: () => void;
  onDone: () => void;
}

/** Mutes or blocks somebody for a time whom nobody has reported: what a moderator saw is enough. */
export function SilenceDialog({ username, onClose, onDone }: SilenceDialogProps) {
  const t = useWords(decideWords);
  const r = useWords(reportWords);
  const { api } = useShell();
  const { isBusy, run } = useAct();
  const [decision, setDecision] = useState<(typeof SILENCES)[number]>('mute');
  const [days, setDays] = useState<(typeof BLOCK_DAYS)[number]>('7');
  const [note, setNote] = useState('');
  const decide = async () => {
    const isDone = await run(
      () =>
        api.call('POST /moderation/people/:username/decide', {
          params: { username },
          body: { decision, days, note: note.trim() },
        }),
      { done: t.doneToPerson, failed: t.failed },
    );
    if (isDone) onDone();
  };
  return (
    <Dialog
      open
      title={t.titlePerson({ name: username })}
      onClose={() => !isBusy && onClose()}
      footer={
        <Button
          variant={decision === 'block' ? 'danger' : 'primary'}
          busy={isBusy}
          onClick={() => void decide()}
        >
          {r[decision]}
        </Button>
      }
    >
      <div className={classes.form}>
        <Select
          label={t.what}
          value={decision}
          hint={t[decision]}
          options={SILENCES.map((value) => ({ value, label: r[value] }))}
          // The options are the two ways.
          onChange={({ value }) => setDecision(value as (typeof SILENCES)[number])}
        />
        <Select
          label={t.days}
          value={days}
          options={BLOCK_DAYS.map((value) => ({ value, label: t.day({ count: Number(value) }) }))}
          // The options are the days.
          onChange={({ value }) => setDays(value as (typeof BLOCK_DAYS)[number])}
        />
        <Textarea
          label={t.note}
          hint={t.noteHint}
          maxLength={MODERATION_NOTE_LENGTH}
          value={note}
          onChange={({ value }) => setNote(value)}
        />
      </div>
    </Dialog>
  );
}
