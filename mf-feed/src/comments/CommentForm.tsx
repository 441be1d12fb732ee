import { COMMENT_LENGTH } from '@plaza/api-contract/values';
import { Button, Icon, useWords } from '@plaza/design-system';
import { storageOf, useShell } from '@plaza/shell-contract';
import { SendHorizontal } from 'lucide';
import { type FormEvent, type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { wordsAbove } from '../store/commentDrafts.ts';
import { keepIfItFits } from '../store/keepIfItFits.ts';
import { usePostStore } from '../store/usePostStore.tsx';
import { commentWords } from './words.ts';
import classes from './CommentForm.module.css';

interface CommentFormProps {
  label: string;
  /** What the button says to ears. */
  send?: string;
  start?: string;
  /** Under this name what was typed survives a card that is scrolled out of sight, and a reload: see draftOf. */
  draft?: string;
  isFocused?: boolean;
  onSay: (text: string) => Promise<unknown> | void;
  onCancel?: () => void;
}

/** A field that grows. Enter sends, Shift and Enter begins a line. */
export function CommentForm(props: CommentFormProps) {
  const { label, send, start = '', draft: kept, isFocused = false, onSay, onCancel } = props;
  const t = useWords(commentWords);
  const { tab } = storageOf(useShell());
  const store = usePostStore();
  const [text, setText] = useState(() => (kept && tab.getItem(kept)) ?? start);
  const field = useRef<HTMLTextAreaElement>(null);
  const isReady = text.trim() !== '';

  useEffect(() => {
    if (isFocused) field.current?.focus();
  }, [isFocused]);
  useLayoutEffect(() => {
    if (field.current) growWithWords(field.current);
  }, [text]);
  useEffect(() => {
    if (kept === undefined) return;
    if (text === '') tab.removeItem(kept);
    else keepIfItFits(tab, kept, text);
  }, [kept, tab, text]);

  useEffect(
    () =>
      store.onGivenBack((draft, words) => {
        if (draft === kept) setText((typed) => wordsAbove(words, typed));
      }),
    [store, kept],
  );

  const isUnderWay = useRef(false);

  const say = async () => {
    // What was kept is gone from the field at once. What is not stays until there is an answer, and is sent once.
    if (!isReady || isUnderWay.current) return;
    isUnderWay.current = true;
    try {
      const saying = onSay(text);
      // Also where the field goes with it: the next reply does not begin with these words.
      if (kept !== undefined) {
        setText('');
        tab.removeItem(kept);
      }
      await saying;
    } finally {
      isUnderWay.current = false;
    }
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void say();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && onCancel) return onCancel();
    // While an input method composes, Enter is its own.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void say();
  };
  return (
    <form className={classes.form} onSubmit={handleSubmit}>
      <textarea
        dir="auto"
        ref={field}
        className={classes.field}
        aria-label={label}
        placeholder={label}
        rows={1}
        maxLength={COMMENT_LENGTH}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={handleKeyDown}
      />
      {onCancel ? (
        <Button variant="ghost" size="s" onClick={onCancel}>
          {t.cancel}
        </Button>
      ) : null}
      <button type="submit" className={classes.send} aria-label={send ?? t.send} disabled={!isReady}>
        <Icon icon={SendHorizontal} aria-hidden="true" />
      </button>
    </form>
  );
}

/** Makes a field as tall as its words where `field-sizing` is not known, as in Safari before 26.2. */
export function growWithWords(field: HTMLTextAreaElement): void {
  const { style } = field;
  if (Reflect.has(style, 'fieldSizing')) return;
  style.blockSize = 'auto';
  style.blockSize = `${field.scrollHeight + field.offsetHeight - field.clientHeight}px`;
}
