import type { AuditEntry } from '@plaza/api-contract';
import { Table, type TableColumn, useIsMobile, useWords } from '@plaza/design-system';
import { adminMoment } from '../format/adminDate.ts';
import classes from './Audit.module.css';
import { auditActWords, auditFieldWords, auditSubjectWords, auditWords } from './words.ts';

export function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  const t = useWords(auditWords);
  // The api may know acts that this version has no words for: they are shown as they are.
  const acts: Readonly<Record<string, string>> = useWords(auditActWords);
  const isMobile = useIsMobile();
  const columns: TableColumn<AuditEntry>[] = [
    { key: 'seq', title: t.number, render: ({ row }) => <span className={classes.number}>{row.seq}</span> },
    {
      key: 'at',
      title: t.when,
      render: ({ row }) => <time className={classes.moment}>{adminMoment(row.at, { isMobile })}</time>,
    },
    {
      key: 'actor',
      title: t.who,
      render: ({ row }) => (row.actor ? row.actor.username || row.actor.id : t.server),
    },
    {
      key: 'act',
      title: t.what,
      render: ({ row }) => (
        <span className={classes.act} title={row.act}>
          {acts[row.act] ?? row.act}
        </span>
      ),
    },
    { key: 'about', title: t.about, render: ({ row }) => <About of={row.about} /> },
    { key: 'details', title: t.details, render: ({ row }) => <Details of={row.details} /> },
  ];
  return (
    <Table caption={t.caption} captionHidden columns={columns} rows={entries} rowKey={({ row }) => row.seq} />
  );
}

/** Whom or what it is about: by name, or by its kind and number. */
function About({ of: { kind, id, title } }: { of: AuditEntry['about'] }) {
  const t = useWords(auditWords);
  const subjects: Readonly<Record<string, (hole: { id: string }) => string>> = useWords(auditSubjectWords);
  if (title) return title;
  return /^\d+$/.test(id) && subjects[kind] ? subjects[kind]({ id }) : id || t.none;
}

/** As JSON writes a moment. */
const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** What changed, field by field, and why. */
function Details({ of }: { of: AuditEntry['details'] }) {
  const t = useWords(auditWords);
  // A field that this version has no words for is shown as the api calls it.
  const fields: Readonly<Record<string, string>> = useWords(auditFieldWords);
  const isMobile = useIsMobile();
  if (!of) return t.none;
  const say = (value: unknown): string => {
    if (typeof value === 'boolean') return value ? t.yes : t.no;
    if (value === null || value === '') return t.nothingThere;
    if (Array.isArray(value)) return value.length > 0 ? value.map(say).join(', ') : t.nothingThere;
    if (typeof value === 'object') {
      const parts = Object.entries(value).map(([part, said]) => `${part} ${say(said)}`);
      return parts.join(', ') || t.nothingThere;
    }
    if (typeof value !== 'string') return JSON.stringify(value);
    return MOMENT.test(value) ? adminMoment(value, { isMobile }) : value;
  };
  return (
    <ul className={classes.details}>
      {Object.entries(of).map(([name, value]) => {
        const field = fields[name] ?? name;
        return (
          <li key={name}>
            {isChange(value)
              ? t.from({ field, from: say(value.from), to: say(value.to) })
              : `${field}: ${say(value)}`}
          </li>
        );
      })}
    </ul>
  );
}

function isChange(value: unknown): value is { from: unknown; to: unknown } {
  return typeof value === 'object' && value !== null && 'from' in value && 'to' in value;
}
