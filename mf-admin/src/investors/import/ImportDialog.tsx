import { Button, Dialog, FileField, Spinner, useWords } from '@plaza/design-system';
import classes from '../Investors.module.css';
import { importWords } from '../words.ts';
import { ImportPreview } from './ImportPreview.tsx';
import { useImport } from './useImport.ts';

interface ImportDialogProps {
  onClose: () => void;
  onImported: () => void;
}

/** Investors from a file: what would be added, what is wrong with which line, and then one press. */
export function ImportDialog({ onClose, onImported }: ImportDialogProps) {
  const t = useWords(importWords);
  const { progress, take, add, again } = useImport(onImported);
  const isPreview = progress.status === 'preview' || progress.status === 'adding';
  const count = isPreview ? progress.preview.ready_count : 0;
  return (
    <Dialog
      open
      size="l"
      title={t.title}
      onClose={() => progress.status !== 'adding' && onClose()}
      footer={
        isPreview ? (
          <>
            <Button variant="secondary" onClick={again}>
              {t.other}
            </Button>
            <Button busy={progress.status === 'adding'} disabled={count === 0} onClick={add}>
              {t.add({ count })}
            </Button>
          </>
        ) : undefined
      }
    >
      <div className={classes.form} data-status={progress.status}>
        {progress.status === 'choosing' ? (
          <FileField
            label={t.file}
            invite={t.invite}
            hint={t.hint}
            error={progress.reason}
            accept=".csv,text/csv,text/plain"
            onFiles={take}
          />
        ) : null}
        {progress.status === 'reading' ? <Spinner label={t.reading} /> : null}
        {isPreview ? <ImportPreview preview={progress.preview} /> : null}
      </div>
    </Dialog>
  );
}
