/** One record of a CSV file, and the line it begins on. */
export interface CsvRecord {
  line: number;
  cells: string[];
}

/** Excel asks for it where a country parts numbers by commas. */
const NAMES_SEPARATOR = /^"?sep=(.)"?[ ,;\t]*(?:\n|$)/i;

/**
 * Reads CSV (RFC 4180) as spreadsheets write it: with a mark at the beginning or without, parted by commas, semicolons
 * or tabs, or by what a line before the first says; with quotes that may hold line breaks. Empty lines are passed over.
 */
export function parseCsv(text: string): CsvRecord[] {
  // Some programs still end a line with a bare CR.
  const whole = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  const [naming = '', named] = NAMES_SEPARATOR.exec(whole) ?? [];
  const source = whole.slice(naming.length);
  const separator = named ?? separatorOf(source);
  const records: CsvRecord[] = [];
  const first = naming === '' ? 1 : 2;
  let line = first;
  let begun = first;
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;

  const endCell = () => {
    cells.push(cell.trim());
    cell = '';
  };
  const endRecord = () => {
    endCell();
    if (cells.some((one) => one !== '')) records.push({ line: begun, cells });
    cells = [];
  };
  for (let at = 0; at < source.length; at += 1) {
    const character = source[at] ?? '';
    if (isQuoted) {
      if (character !== '"') cell += character;
      else if (source[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (character === '"' && cell.trim() === '') {
      cell = '';
      isQuoted = true;
    } else if (character === separator) endCell();
    else if (character === '\n') endRecord();
    else cell += character;
    if (character === '\n') {
      line += 1;
      if (!isQuoted) begun = line;
    }
  }
  if (cell !== '' || cells.length > 0) endRecord();
  return records;
}

/** The one of which the first line has most. What stands in quotes is no separator, nor the end of that line. */
function separatorOf(source: string): string {
  const [bare = ''] = source.replaceAll(/"[^"]*"/g, '').split('\n', 1);
  const count = (separator: string) => bare.split(separator).length;
  return [',', ';', '\t'].reduce((best, one) => (count(one) > count(best) ? one : best));
}

/** One line of a CSV file (RFC 4180). */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(cellOf).join(',')}\r\n`;
}

/**
 * A spreadsheet takes what begins like this for a formula, and would run what a stranger called themselves. Where it
 * parts cells by semicolons or tabs, as in half of Europe, such a one begins in the middle of ours.
 */
const FORMULA = /(^|[;\t\r\n])(?=[\s"]*[=+\-@]|[\t\r])/g;

function cellOf(text: string): string {
  const safe = text.replaceAll(FORMULA, "$1'");
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
