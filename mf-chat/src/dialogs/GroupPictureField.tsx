import { Button, useWords } from '@plaza/design-system';
import { type ReactNode, useRef } from 'react';
import classes from './fields.module.css';
import { chatDialogWords } from './words.ts';

interface GroupPictureFieldProps {
  /** How the group looks now. */
  face: ReactNode;
  hasPicture: boolean;
  isDisabled?: boolean;
  onPick: (file: File) => void;
  onRemove: () => void;
}

/** The picture of a group, with the ways to another one and to none. */
export function GroupPictureField({
  face,
  hasPicture,
  isDisabled = false,
  onPick,
  onRemove,
}: GroupPictureFieldProps) {
  const t = useWords(chatDialogWords);
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={classes.pictureRow}>
      {face}
      <input
        ref={input}
        className={classes.hidden}
        type="file"
        accept="image/*"
        tabIndex={-1}
        aria-label={t.groupPicture}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          currentTarget.value = '';
          if (file) onPick(file);
        }}
      />
      <Button variant="secondary" size="s" disabled={isDisabled} onClick={() => input.current?.click()}>
        {hasPicture ? t.otherPicture : t.pickPicture}
      </Button>
      {hasPicture ? (
        <Button variant="ghost" size="s" disabled={isDisabled} onClick={onRemove}>
          {t.removePicture}
        </Button>
      ) : null}
    </div>
  );
}
