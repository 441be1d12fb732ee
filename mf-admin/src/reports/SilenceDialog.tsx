import { SILENCES } from '@plaza/api-contract/values';
import { Dialog, Select, useWords } from '@plaza/design-system';
import { useShell } from '@plaza/shell-contract';
import { useState } from 'react';
import { useAct } from '../frame/useAct.ts';
import classes from './Reports.module.css';
import { DecideButton, SilenceFields, usualTerms } from './SilenceFields.tsx';
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
  const [terms, setTerms] = useState(usualTerms);
  const decide = async () => {
    const body = { decision, days: terms.days, note: terms.note.trim() };
    const isDone = await run(
      () => api.call('POST /moderation/people/:username/decide', { params: { username }, body }),
      { done: t.doneToPerson, failed: t.failed },
    );
    if (isDone) onDone();
  };
  return (
    <Dialog
      open
      title={t.titlePerson({ name: username })}
      onClose={() => !isBusy && onClose()}
      footer={<DecideButton decision={decision} isBusy={isBusy} onDecide={() => void decide()} />}
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
        <SilenceFields decision={decision} terms={terms} onChange={setTerms} />
      </div>
    </Dialog>
  );
}
