import type { MadeZoneView } from '@plaza/api-contract';
import { Button, TextField, useWords } from '@plaza/design-system';
import { type FormEvent, useState } from 'react';
import classes from './Made.module.css';
import { madeWords } from './words.ts';

interface AboutFormProps {
  zone: MadeZoneView;
  onSave: (change: { name: string; tags: string[] }) => Promise<void>;
}

const MOST_LETTERS = 60;
const MOST_TAGS = 5;
const TAG = /^[\p{L}\p{N}][\p{L}\p{N}-]{0,23}$/u;

/** What the zone is called, and the words it is found by. */
export function AboutForm({ zone, onSave }: AboutFormProps) {
  const t = useWords(madeWords);
  const [name, setName] = useState(zone.name);
  const [text, setText] = useState((zone.tags ?? []).join(' '));
  const [status, setStatus] = useState<'idle' | 'saving'>('idle');
  const tags = tagsIn(text);
  const isWrong = tags.length > MOST_TAGS || tags.some((tag) => !TAG.test(tag));
  const isSame = name.trim() === zone.name && tags.join(' ') === (zone.tags ?? []).join(' ');

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setStatus('saving');
    await onSave({ name: name.trim(), tags });
    setStatus('idle');
  };

  return (
    <form className={classes.form} data-status={status} onSubmit={(event) => void handleSubmit(event)}>
      <TextField
        label={t.name}
        value={name}
        maxLength={MOST_LETTERS}
        onChange={({ value }) => setName(value)}
      />
      <TextField
        label={t.tags}
        hint={t.tagsHint}
        value={text}
        onChange={({ value }) => setText(value)}
        {...(isWrong && { error: t.tagsWrong })}
      />
      <div>
        <Button
          type="submit"
          variant="secondary"
          busy={status === 'saving'}
          disabled={isSame || isWrong || name.trim() === ''}
        >
          {t.save}
        </Button>
      </div>
    </form>
  );
}

/** The words in it, small and each once; a hash or a comma between them is no part of one. */
function tagsIn(text: string): string[] {
  return [
    ...new Set(
      text
        .toLowerCase()
        .split(/[\s,#]+/)
        .filter(Boolean),
    ),
  ];
}
