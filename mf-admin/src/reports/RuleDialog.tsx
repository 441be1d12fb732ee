import { MODERATION_NOTE_LENGTH } from '@plaza/api-contract/values';
import { Button, Dialog, Textarea, useWords } from '@plaza/design-system';
import { useShell } from '@plaza/shell-contract';
import { useState } from 'react';
import { useAct } from '../frame/useAct.ts';
import classes from './Reports.module.css';
import { decideWords } from './words.ts';

interface RuleDialogProps {
  decisionId: string;
  ruling: 'granted' | 'refused';
  onClose: () => void;
  onDone: () => void;
}

/** Answers an appeal, in words. */
export function RuleDialog({ decisionId, ruling, onClose, onDone }: RuleDialogProps) {
  const t = useWords(decideWords);
  const { api } = useShell();
  const { isBusy, run } = useAct();
  const [note, setNote] = useState('');
  const title = ruling === 'granted' ? t.grantTitle : t.refuseTitle;
  const rule = async () => {
    const isDone = await run(
      () =>
        api.call('POST /moderation/decisions/:id/rule', {
          params: { id: decisionId },
          body: { ruling, note: note.trim() },
        }),
      { done: t.ruled, failed: t.failed },
    );
    if (isDone) onDone();
  };
  return (
    <Dialog
      open
      title={title}
      onClose={() => !isBusy && onClose()}
      footer={
        <Button busy={isBusy} onClick={() => void rule()}>
          {title}
        </Button>
      }
    >
      <div className={classes.form}>
        <p>{ruling === 'granted' ? t.grant : t.refuse}</p>
        <Textarea
          label={t.note}
          maxLength={MODERATION_NOTE_LENGTH}
          value={note}
          onChange={({ value }) => setNote(value)}
        />
      </div>
    </Dialog>
  );
}
