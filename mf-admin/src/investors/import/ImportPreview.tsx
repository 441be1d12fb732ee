import type { CallAnswer } from '@plaza/api-contract';
import { Notice, Table, useWords } from '@plaza/design-system';
import { importWords, investorFormWords } from '../words.ts';

type Preview = CallAnswer<'POST /investor/import'>;

/** What is wrong with lines of a file, first because there is something to do, and what can be added. */
export function ImportPreview({ preview }: { preview: Preview }) {
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
