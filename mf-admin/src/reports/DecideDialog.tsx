import type { DecisionKind, QueueEntry } from '@plaza/api-contract';
import { MODERATION_NOTE_LENGTH } from '@plaza/api-contract/values';
import { Dialog, Textarea, useWords } from '@plaza/design-system';
import { useShell } from '@plaza/shell-contract';
import { useState } from 'react';
import { useAct } from '../frame/useAct.ts';
import classes from './Reports.module.css';
import { DecideButton, isForATime, SilenceFields, usualTerms } from './SilenceFields.tsx';
import { decideWords } from './words.ts';

interface DecideDialogProps {
  entry: QueueEntry;
  decision: DecisionKind;
  onClose: () => void;
  onDone: () => void;
}

/** Says what will happen, and asks what both sides are told. */
export function DecideDialog({ entry, decision, onClose, onDone }: DecideDialogProps) {
  const t = useWords(decideWords);
  const { api } = useShell();
  const { isBusy, run } = useAct();
  const [terms, setTerms] = useState(usualTerms);
  const [answer, setAnswer] = useState('');
  const name = entry.about?.username ?? '';
  const titles = {
    dismiss: t.titleDismiss,
    hide: t.titleHide,
    warn: t.titleWarn({ name }),
    mute: t.titleMute({ name }),
    block: t.titleBlock({ name }),
  };
  const decide = async () => {
    const body = {
      decision,
      ...(isForATime(decision) ? { days: terms.days } : {}),
      note: terms.note.trim(),
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
      footer={<DecideButton decision={decision} isBusy={isBusy} onDecide={() => void decide()} />}
    >
      <div className={classes.form}>
        <p>{t[decision]}</p>
        <SilenceFields decision={decision} terms={terms} onChange={setTerms} />
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
