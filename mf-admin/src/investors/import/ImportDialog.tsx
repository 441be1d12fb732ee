import type { CallAnswer } from '@plaza/api-contract';
import { Button, Dialog, FileField, Notice, Spinner, Table, useWords } from '@plaza/design-system';
import classes from '../Investors.module.css';
import { importWords, investorFormWords } from '../words.ts';
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

type Preview = CallAnswer<'POST /investor/import'>;

/** What is wrong with lines of a file, first because there is something to do, and what can be added. */
function ImportPreview({ preview }: { preview: Preview }) {
  const t = useWords(importWords);
  const form = useWords(investorFormWords);
  const { ready, ready_count: count, errors, errors_count: wrong } = preview;
  const said = (words: string, all: number, shown: number) =>
    all > shown ? t.first({ words, shown }) : words;
  return (
    <>
      {count === 0 ? <Notice>{t.nothing}</Notice> : null}
      {wrong > 0 ? (
        <Table
          caption={said(t.wrong({ count: wrong }), wrong, errors.length)}
          columns={[
            { key: 'line', title: t.line, numeric: true },
            { key: 'text', title: t.text },
            { key: 'problem', title: t.problem, render: ({ row }) => t[row.problem] },
          ]}
          rows={errors}
          rowKey={({ row }) => String(row.line)}
        />
      ) : null}
      {count > 0 ? (
        <Table
          caption={said(t.ready({ count }), count, ready.length)}
          columns={[
            { key: 'line', title: t.line, numeric: true },
            { key: 'email', title: form.email },
            { key: 'name', title: form.name },
            { key: 'note', title: form.note },
          ]}
          rows={ready}
          rowKey={({ row }) => String(row.line)}
        />
      ) : null}
    </>
  );
}
