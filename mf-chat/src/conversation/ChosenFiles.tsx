import { Icon, IconButton, useWords } from '@plaza/design-system';
import { File as FileIcon, X } from 'lucide';
import classes from './ChosenFiles.module.css';
import { composerWords } from './words.ts';
import type { Chosen } from './useChosen.ts';

interface ChosenFilesProps {
  files: readonly Chosen[];
  onRemove: (id: string) => void;
}

/** What goes with the next message. */
export function ChosenFiles({ files, onRemove }: ChosenFilesProps) {
  const t = useWords(composerWords);
  return (
    <ul className={classes.files} aria-label={t.chosen}>
      {files.map(({ id, file, preview }) => (
        <li key={id} className={classes.file}>
          {preview ? (
            <img className={classes.picture} src={preview} alt={file.name} />
          ) : (
            <span className={classes.other}>
              <Icon icon={FileIcon} />
              <span className={classes.name}>{file.name}</span>
            </span>
          )}
          <IconButton
            className={classes.remove ?? ''}
            label={t.remove({ name: file.name })}
            onClick={() => onRemove(id)}
          >
            <Icon icon={X} size={16} />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
