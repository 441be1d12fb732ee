import type { Line } from './lines.ts';

/** A line as it is now: since it was chosen it may have been edited or deleted. */
export function lineNow(lines: readonly Line[], line: Line): Line {
  return lines.find(({ key }) => key === line.key) ?? line;
}
