import { type CallAnswer, calls } from '@plaza/api-contract';
import { type CsvRecord, parseCsv } from '../../csv/csv.ts';
import type { NewInvestor } from './changeList.ts';

type ImportError = CallAnswer<'POST /investor/import'>['errors'][number];
type Problem = ImportError['problem'];

export interface ReadyLine extends NewInvestor {
  line: number;
}

interface ReadImport {
  ready: ReadyLine[];
  errors: ImportError[];
}

const NAMES = {
  name: ['name', 'full name', 'investor', 'contact'],
  email: ['email', 'e-mail', 'mail', 'email address', 'e-mail address', 'e-mail-adresse'],
  first: ['first name', 'firstname', 'first', 'given name', 'vorname'],
  last: ['last name', 'lastname', 'last', 'surname', 'family name', 'nachname'],
  note: ['note', 'notes', 'comment', 'notiz', 'bemerkung'],
} as const;

const MOST_SHOWN = 160;
const { shape } = calls['POST /investor/add'].body;

/** What of a CSV file can be added, and what is wrong with each other line. Null without a line that names the columns. */
export function readImport(csv: string): ReadImport | null {
  const [heading, ...records] = parseCsv(csv);
  const at = heading && columnsOf(heading);
  if (!at) return null;
  const seen = new Set<string>();
  const ready: ReadyLine[] = [];
  const errors: ImportError[] = [];
  for (const record of records) {
    const cell = (index: number) => (index < 0 ? '' : (record.cells[index] ?? ''));
    const name = inOneLine(cell(at.name) || `${cell(at.first)} ${cell(at.last)}`);
    const one = { line: record.line, name, email: cell(at.email), note: cell(at.note) };
    const problem = problemOf(one, record, heading.cells.length, seen);
    if (problem) {
      errors.push({ line: record.line, text: shown(record), problem });
      continue;
    }
    ready.push(one);
    seen.add(one.email.toLowerCase());
  }
  return { ready, errors };
}

function columnsOf({ cells }: CsvRecord): Record<keyof typeof NAMES, number> | null {
  const place = (names: readonly string[]) => cells.findIndex((cell) => names.includes(cell.toLowerCase()));
  const email = place(NAMES.email);
  if (email < 0) return null;
  return {
    name: place(NAMES.name),
    email,
    first: place(NAMES.first),
    last: place(NAMES.last),
    note: place(NAMES.note),
  };
}

function problemOf(
  { name, email, note }: NewInvestor,
  { cells }: CsvRecord,
  width: number,
  seen: ReadonlySet<string>,
): Problem | null {
  if (cells.length > width) return 'wrong-columns';
  if (email === '') return 'no-email';
  if (!shape.email.safeParse(email).success) return 'wrong-email';
  if (!shape.name.safeParse(name).success || !shape.note.safeParse(note).success) return 'too-long';
  return seen.has(email.toLowerCase()) ? 'twice' : null;
}

/** A name as people read it, without what spreadsheets carry along: line breaks, and signs that nobody sees. */
function inOneLine(name: string): string {
  return name
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim();
}

function shown({ cells }: CsvRecord): string {
  return cells.join(', ').replace(/\s+/g, ' ').slice(0, MOST_SHOWN);
}
