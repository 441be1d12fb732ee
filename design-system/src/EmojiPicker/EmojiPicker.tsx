import { type ComponentProps, type KeyboardEvent, useMemo, useState } from 'react';
import { useWords } from '../language/index.ts';
import { TextField } from '../TextField/index.ts';
import { findEmojis, readEmojis } from './emojis.ts';
import { emojiLists, emojiWords } from './words.ts';
import classes from './EmojiPicker.module.css';

export interface EmojiPickerProps extends Omit<ComponentProps<'div'>, 'onSelect'> {
  /** One was chosen. */
  onPick: (pick: { emoji: string }) => void;
}

const kinds = ['faces', 'hands', 'hearts', 'nature', 'food', 'play', 'places', 'things'] as const;

/** Emojis to choose from, by eye or by word. Put it into a Popover. One stop for Tab, arrows move, Enter picks. */
export function EmojiPicker({ onPick, className = '', ...rest }: EmojiPickerProps) {
  const t = useWords(emojiWords);
  const lists = useWords(emojiLists);
  const all = useMemo(() => kinds.map((kind) => readEmojis(t[`${kind}Title`], lists[kind])), [t, lists]);
  const [search, setSearch] = useState('');
  const [at, setAt] = useState(0);
  const groups = findEmojis(all, search);
  const [first, ...others] = groups.flatMap(({ emojis }) => emojis);
  const stop = at === 0 ? first : others[at - 1];

  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const next = nextInGrid(event.key, at, buttons.length);
    if (next === undefined) return;
    event.preventDefault();
    setAt(next);
    buttons[next]?.focus();
  };

  return (
    <div {...rest} className={`${classes.picker} ${className}`}>
      <TextField
        label={t.label}
        type="search"
        placeholder={t.examples}
        autoComplete="off"
        value={search}
        onChange={({ value }) => {
          setSearch(value);
          setAt(0);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !first) return;
          event.preventDefault();
          onPick({ emoji: first.emoji });
        }}
      />
      <div className={classes.groups} onKeyDown={handleKeyDown}>
        {groups.map(({ title, emojis }) => (
          <div key={title} role="group" aria-label={title}>
            <div className={classes.title} aria-hidden="true">
              {title}
            </div>
            <div className={classes.grid}>
              {emojis.map(({ emoji, name }) => (
                <button
                  key={emoji}
                  type="button"
                  className={classes.emoji}
                  aria-label={name}
                  title={name}
                  tabIndex={emoji === stop?.emoji ? 0 : -1}
                  onClick={() => onPick({ emoji })}
                >
                  {emoji}
                </button>
              ))}
            </div>
          </div>
        ))}
        {first ? null : (
          <p className={classes.none} role="status">
            {t.none}
          </p>
        )}
      </div>
    </div>
  );
}

/** How many stand in a row; the sheet says it too. */
const emojisInARow = 8;

const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  ArrowDown: emojisInARow,
  ArrowUp: -emojisInARow,
};

/** Where an arrow leads in a grid; nowhere over its edges. */
function nextInGrid(key: string, at: number, count: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const next = at + (steps[key] ?? Number.NaN);
  return next >= 0 && next < count ? next : undefined;
}
