import { Button, Dialog, FileField, Notice, Progress, Skeleton, useWords } from '@plaza/design-system';
import { useState } from 'react';
import { type Square, squareOf } from './crop.ts';
import { Cropper } from './Cropper.tsx';
import classes from './PictureDialog.module.css';
import { usePicked } from './usePicked.ts';
import { pictureWords } from './words.ts';

/** What the server takes; it looks into the file itself. */
const accept = 'image/jpeg,image/png,image/webp,image/gif,image/avif';

interface PictureDialogProps {
  open: boolean;
  onClose(): void;
  /** Brings the file and the chosen square to the server; refuses with a sentence. */
  onSave(save: { file: File; square: Square; onProgress(share: number): void }): Promise<void>;
  /** Takes the present picture down; left out when there is none. */
  onRemove: (() => Promise<void>) | undefined;
}

/** Picks a picture, chooses the part that shows a face, and hangs it up. */
export function PictureDialog({ open, onClose, onSave, onRemove }: PictureDialogProps) {
  const t = useWords(pictureWords);
  const { picked, crop, setCrop, pick, drop } = usePicked();
  const [share, setShare] = useState<number>();
  const [trouble, setTrouble] = useState('');
  const isBusy = share !== undefined;

  const attempt = async (act: () => Promise<void>) => {
    setShare(0);
    setTrouble('');
    try {
      await act();
      drop();
      onClose();
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : t.failed);
    }
    setShare(undefined);
  };

  const save = () => {
    if (picked.status !== 'open') return;
    const { file, picture } = picked;
    void attempt(() => onSave({ file, square: squareOf(picture, crop), onProgress: setShare }));
  };

  return (
    <Dialog
      open={open}
      title={t.title}
      size="s"
      data-status={isBusy ? 'sending' : 'idle'}
      onClose={({ reason }) => {
        if (reason !== 'backdrop' && !isBusy) onClose();
      }}
      footer={
        picked.status === 'open' ? (
          <>
            <Button variant="secondary" disabled={isBusy} onClick={drop}>
              {t.other}
            </Button>
            <Button busy={isBusy} onClick={save}>
              {t.save}
            </Button>
          </>
        ) : (
          <>
            {onRemove ? (
              <Button variant="danger" busy={isBusy} onClick={() => void attempt(onRemove)}>
                {t.remove}
              </Button>
            ) : null}
            <Button variant="secondary" disabled={isBusy} onClick={onClose}>
              {t.cancel}
            </Button>
          </>
        )
      }
    >
      <div className={classes.content}>
        {trouble ? (
          <Notice tone="bad" title={t.failed}>
            {trouble}
          </Notice>
        ) : null}
        {picked.status === 'none' ? (
          <FileField
            label={t.pick}
            hint={t.hint}
            accept={accept}
            error={picked.trouble || undefined}
            onFiles={pick}
          />
        ) : null}
        {picked.status === 'opening' ? <Skeleton shape="block" height="300px" label={t.opening} /> : null}
        {picked.status === 'open' ? (
          <Cropper
            src={picked.src}
            picture={picked.picture}
            crop={crop}
            onChange={({ crop: next }) => setCrop(next)}
          />
        ) : null}
        {isBusy ? <Progress label={t.sending} value={share} /> : null}
      </div>
    </Dialog>
  );
}
