import type { shortcutWords } from './words.ts';

type Word = keyof typeof shortcutWords.base;

export interface Shortcut {
  /** Ways to do it; each is keys that are pressed together. */
  keys: readonly (readonly string[])[];
  does: Word;
}

const mod = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl';

/** All keys of the frame. A remote says its own where they work. */
export const shortcutGroups: readonly { title: Word; shortcuts: readonly Shortcut[] }[] = [
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
