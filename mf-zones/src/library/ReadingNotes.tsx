import { Textarea, useWords } from '@plaza/design-system';
import { useCall, useShell } from '@plaza/shell-contract';
import { useEffect, useRef, useState } from 'react';
import { libraryWords } from './words.ts';

/** Whoever stops writing for so long has written something. */
const PAUSE_MS = 800;

/** A box for notes. What is written is kept, for this person, on all their devices. */
export function ReadingNotes() {
  const t = useWords(libraryWords);
  const { api } = useShell();
  const kept = useCall('GET /zones/notes');
  const [text, setText] = useState<string | null>(null);
  const [status, setStatus] = useState<'kept' | 'writing' | 'failed'>('kept');
  const unsaved = useRef<string | null>(null);
  const shown = text ?? (kept.status === 'ready' ? kept.answer.text : '');

  useEffect(() => {
    if (text === null || unsaved.current === null) return undefined;
    const save = () => {
      const body = { text };
      unsaved.current = null;
      api.call('PUT /zones/notes', { body }).then(
        () => setStatus('kept'),
        () => setStatus('failed'),
      );
    };
    const timer = setTimeout(save, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [api, text]);

  // Whoever closes the book in the middle of a word has written it all the same.
  useEffect(
    () => () => {
      if (unsaved.current !== null)
        void api.call('PUT /zones/notes', { body: { text: unsaved.current } }).catch(() => undefined);
    },
    [api],
  );

  return (
    <Textarea
      label={t.notes}
      placeholder={t.notesHere}
      hint={status === 'failed' ? t.notesFailed : status === 'writing' ? t.notesWriting : t.notesKept}
      rows={3}
      maxLength={20_000}
      disabled={kept.status === 'loading'}
      value={shown}
      onChange={({ value }) => {
        unsaved.current = value;
        setText(value);
        setStatus('writing');
      }}
    />
  );
}
