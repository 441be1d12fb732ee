import type { KeptPlacement } from '@plaza/api-contract';
import {
  AlertDialog,
  Badge,
  Button,
  EmptyState,
  ErrorState,
  Icon,
  IconButton,
  Skeleton,
  Table,
  type TableColumn,
  useLocale,
  useWords,
} from '@plaza/design-system';
import { useCall, useShell } from '@plaza/shell-contract';
import { Pencil, Plus, Trash2 } from 'lucide';
import { useState } from 'react';
import { adminDay } from '../format/adminDate.ts';
import { useAct } from '../frame/useAct.ts';
import { PlacementDialog } from './PlacementDialog.tsx';
import classes from './Settings.module.css';
import { placementWords } from './words.ts';

type Asked = { what: 'edit'; placement: KeptPlacement | null } | { what: 'remove'; placement: KeptPlacement };

/** What partners show, where, for how long, and how often it was seen and followed. */
export function Placements() {
  const t = useWords(placementWords);
  const { api } = useShell();
  const list = useCall('GET /placements/all');
  const { isBusy, run } = useAct();
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  const done = () => {
    close();
    list.refetch();
  };
  const remove = async ({ id }: KeptPlacement) => {
    const act = () => api.call('DELETE /placements/:id', { params: { id } });
    if (await run(act, { done: t.removed, failed: t.removeFailed })) done();
  };
  return (
    <>
      <div className={classes.head}>
        <p className={classes.line}>{t.line}</p>
        <Button icon={<Icon icon={Plus} />} onClick={() => setAsked({ what: 'edit', placement: null })}>
          {t.add}
        </Button>
      </div>
      {list.status === 'loading' ? <Skeleton shape="block" height={240} label={t.loading} /> : null}
      {list.status === 'failed' ? (
        <ErrorState title={t.failed} onRetry={list.retry} requestId={list.error.requestId}>
          {list.error.message}
        </ErrorState>
      ) : null}
      {list.status === 'ready' && list.answer.length === 0 ? <EmptyState title={t.none} /> : null}
      {list.status === 'ready' && list.answer.length > 0 ? (
        <PlacementTable placements={list.answer} onAsk={setAsked} />
      ) : null}
      {asked?.what === 'edit' ? (
        <PlacementDialog placement={asked.placement} onClose={close} onSaved={done} />
      ) : null}
      {asked?.what === 'remove' ? (
        <AlertDialog
          open
          title={t.removeAsk}
          confirm={t.removeAct}
          busy={isBusy}
          onConfirm={() => void remove(asked.placement)}
          onCancel={close}
        >
          <p>{t.removeWords}</p>
        </AlertDialog>
      ) : null}
    </>
  );
}

interface PlacementTableProps {
  placements: readonly KeptPlacement[];
  onAsk: (asked: Asked) => void;
}

function PlacementTable({ placements, onAsk }: PlacementTableProps) {
  const t = useWords(placementWords);
  const number = new Intl.NumberFormat(useLocale());
  const columns: TableColumn<KeptPlacement>[] = [
    {
      key: 'title',
      title: t.heading,
      render: ({ row }) => (
        <span className={`${classes.entry} ${classes.lead}`}>
          <strong dir="auto">{row.title}</strong>
          <span className={classes.line}>{row.partner}</span>
        </span>
      ),
    },
    { key: 'kind', title: t.kind, render: ({ row }) => t[row.kind] },
    {
      key: 'place',
      title: t.place,
      render: ({ row }) => (row.place === 'feed' ? t.feed : `${t[row.place]}: ${row.zone ?? t.everyZone}`),
    },
    {
      key: 'runs',
      title: t.runs,
      render: ({ row }) => (
        <span className={classes.entry}>
          <span>
            {adminDay(row.from)} – {adminDay(row.until)}
          </span>
          <Standing of={row} />
        </span>
      ),
    },
    { key: 'seen', title: t.seen, numeric: true, render: ({ row }) => number.format(row.seen) },
    { key: 'followed', title: t.followed, numeric: true, render: ({ row }) => number.format(row.followed) },
    {
      key: 'acts',
      title: t.acts,
      render: ({ row }) => (
        <span className={classes.rowActs}>
          <IconButton
            label={t.edit({ title: row.title })}
            onClick={() => onAsk({ what: 'edit', placement: row })}
          >
            <Icon icon={Pencil} />
          </IconButton>
          <IconButton
            label={t.remove({ title: row.title })}
            onClick={() => onAsk({ what: 'remove', placement: row })}
          >
            <Icon icon={Trash2} />
          </IconButton>
        </span>
      ),
    },
  ];
  return (
    <Table caption={t.list} captionHidden columns={columns} rows={placements} rowKey={({ row }) => row.id} />
  );
}

function Standing({ of: { from, until, is_on } }: { of: KeptPlacement }) {
  const t = useWords(placementWords);
  const [now] = useState(() => new Date());
  if (!is_on) return <Badge>{t.off}</Badge>;
  if (new Date(until) <= now) return <Badge>{t.over}</Badge>;
  return new Date(from) > now ? <Badge tone="amber">{t.waits}</Badge> : <Badge tone="teal">{t.on}</Badge>;
}
