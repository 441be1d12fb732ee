import { Icon, IconButton, Switch, Table, type TableColumn, useWords } from '@plaza/design-system';
import { ChevronDown, ChevronUp, Pencil } from 'lucide';
import classes from '../settings/Settings.module.css';
import type { Entry } from './entries.ts';
import { catalogueWords } from './words.ts';

interface CatalogueTableProps {
  entries: readonly Entry[];
  onEdit: (entry: Entry) => void;
  onMove: (from: number, by: number) => void;
  onHide: (entry: Entry, isHidden: boolean) => void;
}

type Row = { entry: Entry; place: number };

/** Every entry in its place. The arrows work by keyboard, and say which one they move. */
export function CatalogueTable({ entries, onEdit, onMove, onHide }: CatalogueTableProps) {
  const t = useWords(catalogueWords);
  const rows = entries.map((entry, place) => ({ entry, place }));
  const columns: TableColumn<Row>[] = [
    {
      key: 'order',
      title: t.order,
      render: ({ row: { entry, place } }) => (
        <span className={classes.order}>
          <span className={classes.place}>{place + 1}</span>
          <IconButton
            label={t.up({ title: entry.fields.title })}
            disabled={place === 0}
            onClick={() => onMove(place, -1)}
          >
            <Icon icon={ChevronUp} />
          </IconButton>
          <IconButton
            label={t.down({ title: entry.fields.title })}
            disabled={place === entries.length - 1}
            onClick={() => onMove(place, 1)}
          >
            <Icon icon={ChevronDown} />
          </IconButton>
        </span>
      ),
    },
    {
      key: 'title',
      title: t.name,
      render: ({ row: { entry } }) => (
        <span className={`${classes.entry} ${entry.fields.is_hidden ? classes.hidden : ''}`}>
          <a dir="auto" href={entry.fields.url} target="_blank" rel="noreferrer">
            {entry.fields.title}
          </a>
          <span className={classes.line}>{entry.fields.slug}</span>
        </span>
      ),
    },
    {
      key: 'devices',
      title: t.devices,
      render: ({ row: { entry } }) =>
        [...(entry.fields.on_mobile ? [t.mobile] : []), ...(entry.fields.on_pc ? [t.pc] : [])].join(', ') ||
        t.nowhere,
    },
    {
      key: 'what',
      title: entries[0]?.kind === 'videos' ? t.kind : t.size,
      render: ({ row: { entry } }) =>
        entry.kind === 'games' ? `${entry.fields.width} × ${entry.fields.height}` : t[entry.fields.kind],
    },
    {
      key: 'shown',
      title: t.shown,
      render: ({ row: { entry } }) => (
        <Switch
          label={entry.fields.is_hidden ? t.show(entry.fields) : t.hide(entry.fields)}
          className={classes.bare}
          checked={!entry.fields.is_hidden}
          onChange={({ checked }) => onHide(entry, !checked)}
        />
      ),
    },
    {
      key: 'acts',
      title: t.acts,
      render: ({ row: { entry } }) => (
        <IconButton label={t.edit(entry.fields)} onClick={() => onEdit(entry)}>
          <Icon icon={Pencil} />
        </IconButton>
      ),
    },
  ];
  return (
    <Table
      caption={t.title}
      captionHidden
      columns={columns}
      rows={rows}
      rowKey={({ row }) => row.entry.id ?? row.entry.fields.slug}
    />
  );
}
