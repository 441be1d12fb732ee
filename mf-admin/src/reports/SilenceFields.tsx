import type { DecisionKind } from '@plaza/api-contract';
import { BLOCK_DAYS, MODERATION_NOTE_LENGTH, SILENCES } from '@plaza/api-contract/values';
import { Button, Select, Textarea, useWords } from '@plaza/design-system';
import { decideWords, reportWords } from './words.ts';

type Days = (typeof BLOCK_DAYS)[number];

/** How long somebody is silent, and what they are told of it. */
export interface Terms {
  days: Days;
  note: string;
}

export const usualTerms: Terms = { days: '7', note: '' };

/** Whether a decision ends by itself. */
export function isForATime(decision: DecisionKind): decision is (typeof SILENCES)[number] {
  return SILENCES.some((one) => one === decision);
}

interface SilenceFieldsProps {
  decision: DecisionKind;
  terms: Terms;
  onChange: (terms: Terms) => void;
}

/** What is asked of every decision against somebody; of one that is not for a time, only the words. */
export function SilenceFields({ decision, terms, onChange }: SilenceFieldsProps) {
  const t = useWords(decideWords);
  if (decision === 'dismiss') return null;
  return (
    <>
      {isForATime(decision) ? (
        <Select
          label={t.days}
          value={terms.days}
          options={BLOCK_DAYS.map((value) => ({ value, label: t.day({ count: Number(value) }) }))}
          // The options are the days.
          onChange={({ value }) => onChange({ ...terms, days: value as Days })}
        />
      ) : null}
      <Textarea
        label={t.note}
        hint={t.noteHint}
        maxLength={MODERATION_NOTE_LENGTH}
        value={terms.note}
        onChange={({ value }) => onChange({ ...terms, note: value })}
      />
    </>
  );
}

interface DecideButtonProps {
  decision: DecisionKind;
  isBusy: boolean;
  onDecide: () => void;
}

/** Says what will be done; to shut somebody out looks like it. */
export function DecideButton({ decision, isBusy, onDecide }: DecideButtonProps) {
  const t = useWords(reportWords);
  return (
    <Button variant={decision === 'block' ? 'danger' : 'primary'} busy={isBusy} onClick={onDecide}>
      {t[decision]}
    </Button>
  );
}
