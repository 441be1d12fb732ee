import { Dialog, Kbd, Switch, useWords } from '@plaza/design-system';
import { Fragment, useState } from 'react';
import { useHost } from '../host/useHost.ts';
import { areLetterKeysOn, setLetterKeys } from '../frame/hearFrameKeys.ts';
import { shortcutWords } from './words.ts';
import classes from './ShortcutSheet.module.css';

/** Every key that does something. */
export function ShortcutSheet({ onClose }: { onClose(): void }) {
  const t = useWords(shortcutWords);
  return (
    <Dialog open title={t.title} onClose={onClose}>
      {shortcutGroups.map(({ title, shortcuts }) => (
        <section key={title} className={classes.group}>
          <h3 className={classes.title}>{t[title]}</h3>
          <dl className={classes.list}>
            {shortcuts.map(({ keys, does }) => (
              <div key={does} className={classes.row}>
                <dt>{t[does]}</dt>
                <dd className={classes.keys}>{keys.map(drawKeys)}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <LetterKeys />
    </Dialog>
  );
}

function drawKeys(together: readonly string[]) {
  return (
    <span key={together.join()} className={classes.together}>
      {together.map((key, index) => (
        <Fragment key={key}>
          {index > 0 ? ' + ' : null}
          <Kbd>{key}</Kbd>
        </Fragment>
      ))}
    </span>
  );
}

/** Who speaks to the machine, or touches a key by chance, wants none that act alone. */
function LetterKeys() {
  const t = useWords(shortcutWords);
  const { storage } = useHost();
  const [isOn, setIsOn] = useState(() => areLetterKeysOn(storage));
  return (
    <Switch
      className={classes.letters}
      label={t.letters}
      hint={t.lettersHint}
      checked={isOn}
      onChange={({ checked }) => {
        setLetterKeys(storage, checked);
        setIsOn(checked);
      }}
    />
  );
}

type Word = keyof typeof shortcutWords.base;

interface Shortcut {
  /** Ways to do it; each is keys that are pressed together. */
  keys: readonly (readonly string[])[];
  does: Word;
}

const mod = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl';

/** All keys of the frame. A remote says its own where they work. */
const shortcutGroups: readonly { title: Word; shortcuts: readonly Shortcut[] }[] = [
  {
    title: 'everywhere',
    shortcuts: [
      { keys: [[mod, 'K']], does: 'palette' },
      { keys: [['?']], does: 'sheet' },
      { keys: [['Alt', 'T']], does: 'toasts' },
      { keys: [['Tab']], does: 'skip' },
    ],
  },
  {
    title: 'lists',
    shortcuts: [
      { keys: [['↑'], ['↓']], does: 'next' },
      { keys: [['Home'], ['End']], does: 'ends' },
      { keys: [['Enter']], does: 'choose' },
      { keys: [['Shift', 'Enter']], does: 'line' },
      { keys: [['Esc']], does: 'close' },
    ],
  },
];
