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
