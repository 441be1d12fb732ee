import type { DecisionKind, QueueEntry } from '@plaza/api-contract';
import { BLOCK_DAYS, MODERATION_NOTE_LENGTH } from '@plaza/api-contract/values';
import { Button, Dialog, Select, Textarea, useWords } from '@plaza/design-system';
import { useShell } from '@plaza/shell-contract';
import { useState } from 'react';
import { useAct } from '../frame/useAct.ts';
import classes from './Reports.module.css';
import { decideWords, reportWords } from './words.ts';

interface DecideDialogProps {
  entry: QueueEntry;
  decision: DecisionKind;
  onClose: () => void;
  onDone: () => void;
}

type Days = (typeof BLOCK_DAYS)[number];

/** Says what will happen, and asks what both sides are told. */
export function DecideDialog({ entry, decision, onClose, onDone }: DecideDialogProps) {
  const t = useWords(decideWords);
  const r = useWords(reportWords);
  const { api } = useShell();
  const { isBusy, run } = useAct();
  const [days, setDays] = useState<Days>('7');
  const [note, setNote] = useState('');
  const [answer, setAnswer] = useState('');
  const name = entry.about?.username ?? '';
  const titles = {
    dismiss: t.titleDismiss,
    hide: t.titleHide,
    warn: t.titleWarn({ name }),
    mute: t.titleMute({ name }),
    block: t.titleBlock({ name }),
  };
  const isForATime = decision === 'mute' || decision === 'block';
  const decide = async () => {
    const body = {
      decision,
      ...(isForATime ? { days } : {}),
      note: note.trim(),
      answer: answer.trim(),
    };
    const isDone = await run(
      () => api.call('POST /moderation/reports/:id/decide', { params: { id: entry.id }, body }),
      { done: t.done, failed: t.failed },
    );
    if (isDone) onDone();
  };
  return (
    <Dialog
      open
      title={titles[decision]}
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
        <p>{t[decision]}</p>
        {isForATime ? (
          <Select
            label={t.days}
            value={days}
            options={BLOCK_DAYS.map((value) => ({ value, label: t.day({ count: Number(value) }) }))}
            // The options are the days.
            onChange={({ value }) => setDays(value as Days)}
          />
        ) : null}
        {decision === 'dismiss' ? null : (
          <Textarea
            label={t.note}
            hint={t.noteHint}
            maxLength={MODERATION_NOTE_LENGTH}
            value={note}
            onChange={({ value }) => setNote(value)}
          />
        )}
        <Textarea
          label={t.answer}
          hint={t.answerHint}
          maxLength={MODERATION_NOTE_LENGTH}
          value={answer}
          onChange={({ value }) => setAnswer(value)}
        />
      </div>
    </Dialog>
  );
}
