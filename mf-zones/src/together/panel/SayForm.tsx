import { Button, TextField, useWords } from '@plaza/design-system';
import { type FormEvent, useState } from 'react';
import { togetherWords } from '../words.ts';
import classes from './Dock.module.css';

const MOST_LETTERS = 200;

/** A line to say. It is empty again once it is said. */
export function SayForm({ label, onSay }: { label: string; onSay: (text: string) => void }) {
  const t = useWords(togetherWords);
  const [text, setText] = useState('');
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const said = text.trim();
    if (!said) return;
    onSay(said);
    setText('');
  };
  return (
    <form className={classes.say} onSubmit={handleSubmit}>
      <TextField
        label={label}
        maxLength={MOST_LETTERS}
        autoComplete="off"
        value={text}
        onChange={({ value }) => setText(value)}
      />
      <Button type="submit">{t.send}</Button>
    </form>
  );
}
