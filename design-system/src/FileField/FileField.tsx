import { Upload } from 'lucide';
import { type ComponentProps, type DragEvent, useState } from 'react';
import { Icon } from '../Icon/index.ts';
import { Field, type FieldParts } from '../Field/index.ts';
import { useWords } from '../language/index.ts';
import { fileWords } from './words.ts';
import classes from './FileField.module.css';

export interface FileFieldProps extends FieldParts, Omit<ComponentProps<'input'>, 'onChange' | 'type'> {
  /** What to say on the field. */
  invite?: string;
  /** Files that were picked, dropped or pasted, and those that are not what `accept` asks for. */
  onFiles: (pick: { files: File[]; refused: File[] }) => void;
}

/** Takes files: pressed it opens the picker, a drop falls on it, and while it has the focus a picture can be pasted. */
export function FileField({
  label,
  hint,
  error,
  invite,
  accept = '',
  multiple = false,
  onFiles,
  className = '',
  ...rest
}: FileFieldProps) {
  const t = useWords(fileWords);
  const [isOver, setIsOver] = useState(false);
  const take = (list: FileList | null) => {
    const all = [...(list ?? [])].slice(0, multiple ? undefined : 1);
    if (all.length === 0 || rest.disabled) return;
    onFiles({
      files: all.filter((file) => fitsAccept(file, accept)),
      refused: all.filter((file) => !fitsAccept(file, accept)),
    });
  };
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <Field label={label} hint={hint} error={error} id={rest.id} className={className} isAlwaysLive>
      {(wiring) => (
        <div
          className={classes.zone}
          data-over={isOver || undefined}
          onDragOver={(event) => {
            event.preventDefault();
            setIsOver(true);
          }}
          onDragLeave={() => setIsOver(false)}
          onDrop={handleDrop}
          onPaste={(event) => take(event.clipboardData.files)}
        >
          <input
            {...rest}
            {...wiring}
            type="file"
            className={classes.input}
            accept={accept || undefined}
            multiple={multiple}
            onChange={({ target }) => {
              take(target.files);
              // The same file, chosen again, is news again.
              target.value = '';
            }}
          />
          <Icon icon={Upload} />
          <span aria-hidden="true">{invite ?? t.invite}</span>
        </div>
      )}
    </Field>
  );
}

/** Whether a file is what `accept` asks for: an ending, a type, or a family of types. A drop does not look itself. */
export function fitsAccept({ name, type }: { name: string; type: string }, accept: string): boolean {
  const patterns = accept.split(',').map((pattern) => pattern.trim().toLowerCase());
  return patterns.some((pattern) => {
    if (pattern === '' || pattern === '*/*') return true;
    if (pattern.startsWith('.')) return name.toLowerCase().endsWith(pattern);
    if (pattern.endsWith('/*')) return type.startsWith(pattern.slice(0, -1));
    return type === pattern;
  });
}
