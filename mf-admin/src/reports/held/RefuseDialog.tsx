import { MODERATION_NOTE_LENGTH } from '@plaza/api-contract/values';
import { Button, Dialog, Textarea, useWords } from '@plaza/design-system';
import { useShell } from '@plaza/shell-contract';
import { useState } from 'react';
import { useAct } from '../../frame/useAct.ts';
import classes from '../Reports.module.css';
import { heldWords } from './words.ts';

interface RefuseDialogProps {
  id: string;
  onClose: () => void;
  onDone: () => void;
}

/** Refuses what is held back, with a word to who wrote it. */
export function RefuseDialog({ id, onClose, onDone }: RefuseDialogProps) {
  const t = useWords(heldWords);
  const { api } = useShell();
  const { isBusy, run } = useAct();
  const [note, setNote] = useState('');
  const refuse = async () => {
    const body = { decision: 'refuse' as const, note: note.trim() };
    const act = () => api.call('POST /moderation/held/:id/decide', { params: { id }, body });
    if (await run(act, { done: t.refused, failed: t.notDone })) onDone();
  };
  return (
    <Dialog
      open
      title={t.refuseTitle}
      onClose={() => !isBusy && onClose()}
      footer={
        <Button busy={isBusy} onClick={() => void refuse()}>
          {t.refuse}
        </Button>
      }
    >
      <div className={classes.form}>
        <p>{t.refuseLine}</p>
        <Textarea
          label={t.toAuthor}
          maxLength={MODERATION_NOTE_LENGTH}
          value={note}
          onChange={({ value }) => setNote(value)}
        />
      </div>
    </Dialog>
  );
}
