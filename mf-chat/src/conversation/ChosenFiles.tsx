import { Icon, IconButton, useWords } from '@plaza/design-system';
import { File as FileIcon, X } from 'lucide';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import classes from './ChosenFiles.module.css';
import { composerWords } from './words.ts';
import type { Chosen } from './useChosen.ts';

export interface ChosenFilesProps {
  files: readonly Chosen[];
  onRemove: (id: string) => void;
  /** None is left, and the focus needs a place. */
  onEmpty: () => void;
}

/** What goes with the next message. */
export function ChosenFiles({ files, onRemove, onEmpty }: ChosenFilesProps) {
  const t = useWords(composerWords);
  const list = useRef<HTMLUListElement>(null);
  const remove = (id: string, at: number) => {
    flushSync(() => onRemove(id));
    // The button is gone: the one that took its place has the focus, or the last.
    const left = list.current?.querySelectorAll('button') ?? [];
    const next = left[Math.min(at, left.length - 1)];
    if (next) next.focus();
    else onEmpty();
  };
  return (
    <ul ref={list} className={classes.files} aria-label={t.chosen}>
      {files.map(({ id, file, preview }, at) => (
        <li key={id} className={classes.file}>
          {preview ? (
            <img className={classes.picture} src={preview} alt={file.name} />
          ) : (
            <span className={classes.other}>
              <Icon icon={FileIcon} />
              <span dir="auto" className={classes.name}>
                {file.name}
              </span>
            </span>
          )}
          <IconButton
            className={classes.remove ?? ''}
            label={t.remove({ name: file.name })}
            onClick={() => remove(id, at)}
          >
            <Icon icon={X} size={16} />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
