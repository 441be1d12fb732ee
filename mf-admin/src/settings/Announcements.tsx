import type { KeptAnnouncement } from '@plaza/api-contract';
import { ANNOUNCEMENT_LENGTH, ANNOUNCEMENT_TONES } from '@plaza/api-contract/values';
import {
  Badge,
  Button,
  Card,
  EmptyState,
  ErrorState,
  Notice,
  Select,
  Skeleton,
  Table,
  type TableColumn,
  Textarea,
  TextField,
  useIsMobile,
  useWords,
} from '@plaza/design-system';
import { useCall, useShell } from '@plaza/shell-contract';
import { type FormEvent, useState } from 'react';
import { adminMoment } from '../format/adminDate.ts';
import { useAct } from '../frame/useAct.ts';
import { useSave } from '../frame/useSave.ts';
import classes from './Settings.module.css';
import { announceWords } from './words.ts';

/** What everybody reads above every page: made, and ended. */
export function Announcements() {
  const t = useWords(announceWords);
  const list = useCall('GET /announcements/all');
  return (
    <>
      <NewAnnouncement onMade={list.refetch} />
      {list.status === 'loading' ? <Skeleton shape="block" height={200} label={t.loading} /> : null}
      {list.status === 'failed' ? (
        <ErrorState title={t.failed} onRetry={list.retry} requestId={list.error.requestId}>
          {list.error.message}
        </ErrorState>
      ) : null}
      {list.status === 'ready' && list.answer.length === 0 ? <EmptyState title={t.none} /> : null}
      {list.status === 'ready' && list.answer.length > 0 ? (
        <AnnouncementTable announcements={list.answer} onEnded={list.refetch} />
      ) : null}
    </>
  );
}

const empty = { words: '', words_de: '', tone: 'calm', link: '', until: '' };

function NewAnnouncement({ onMade }: { onMade: () => void }) {
  const t = useWords(announceWords);
  const { api } = useShell();
  const [values, setValues] = useState(empty);
  const { isBusy, fields, reason, save } = useSave();
  const change = (some: Partial<typeof empty>) => setValues({ ...values, ...some });
  const make = async (event: FormEvent) => {
    event.preventDefault();
    const { words, words_de, link, until } = values;
    const tone = ANNOUNCEMENT_TONES.find((one) => one === values.tone) ?? 'calm';
    const body = {
      words: words.trim(),
      words_de: words_de.trim(),
      tone,
      link: link.trim() || null,
      until: until ? new Date(until).toISOString() : null,
    };
    if (!(await save(() => api.call('POST /announcements', { body }), t.made))) return;
    setValues(empty);
    onMade();
  };
  return (
    <Card as="section" className={classes.card} aria-labelledby="announce">
      <h2 id="announce">{t.title}</h2>
      <p className={classes.line}>{t.line}</p>
      <form className={classes.form} noValidate onSubmit={(event) => void make(event)}>
        <div className={classes.grid}>
          <Textarea
            label={t.words}
            rows={2}
            maxLength={ANNOUNCEMENT_LENGTH}
            value={values.words}
            error={fields['body.words']}
            onChange={({ value }) => change({ words: value })}
          />
          <Textarea
            label={t.wordsDe}
            hint={t.wordsDeHint}
            rows={2}
            maxLength={ANNOUNCEMENT_LENGTH}
            value={values.words_de}
            error={fields['body.words_de']}
            onChange={({ value }) => change({ words_de: value })}
          />
        </div>
        <div className={classes.grid}>
          <Select
            label={t.tone}
            value={values.tone}
            options={ANNOUNCEMENT_TONES.map((tone) => ({ value: tone, label: t[tone] }))}
            onChange={({ value }) => change({ tone: value })}
          />
          <TextField
            label={t.link}
            hint={t.linkHint}
            maxLength={300}
            value={values.link}
            error={fields['body.link']}
            onChange={({ value }) => change({ link: value })}
          />
          <TextField
            label={t.until}
            hint={t.untilHint}
            type="datetime-local"
            value={values.until}
            error={fields['body.until']}
            onChange={({ value }) => change({ until: value })}
          />
        </div>
        {reason && Object.keys(fields).length === 0 ? <Notice tone="bad">{reason}</Notice> : null}
        <div className={classes.acts}>
          <Button type="submit" busy={isBusy} disabled={values.words.trim() === ''}>
            {t.make}
          </Button>
        </div>
      </form>
    </Card>
  );
}

interface AnnouncementTableProps {
  announcements: readonly KeptAnnouncement[];
  onEnded: () => void;
}

function AnnouncementTable({ announcements, onEnded }: AnnouncementTableProps) {
  const t = useWords(announceWords);
  const { api } = useShell();
  const isMobile = useIsMobile();
  const { isBusy, run } = useAct();
  const end = async (id: string) => {
    const act = () => api.call('DELETE /announcements/:id', { params: { id } });
    if (await run(act, { done: t.ended, failed: t.endFailed })) onEnded();
  };
  const isOver = ({ ended_at, until }: KeptAnnouncement) =>
    ended_at !== null || (until !== null && new Date(until) <= new Date());
  const columns: TableColumn<KeptAnnouncement>[] = [
    { key: 'words', title: t.words },
    { key: 'tone', title: t.tone, render: ({ row }) => t[row.tone] },
    { key: 'until', title: t.until, render: ({ row }) => adminMoment(row.until, { isMobile }) },
    {
      key: 'state',
      title: t.running,
      render: ({ row }) =>
        isOver(row) ? (
          <Badge>{t.over}</Badge>
        ) : (
          <Button
            size="s"
            variant="secondary"
            busy={isBusy}
            aria-label={t.endOne({ words: row.words })}
            onClick={() => void end(row.id)}
          >
            {t.end}
          </Button>
        ),
    },
  ];
  return (
    <Table
      caption={t.list}
      captionHidden
      columns={columns}
      rows={announcements}
      rowKey={({ row }) => row.id}
    />
  );
}
