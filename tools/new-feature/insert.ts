import { readFileSync, writeFileSync } from 'node:fs';
import { CommandError } from '../command/CommandError.ts';

/** A line that a file of others gets. */
export interface Insertion {
  /** Before the first place in the file that reads so. */
  before: string | RegExp;
  line: string;
}

/** Adds lines to a file at the places where the others of their kind stand. */
export function insertInto(file: string, insertions: readonly Insertion[]): void {
  const text = insertions.reduce(
    (now, { before, line }) => {
      const at = typeof before === 'string' ? now.indexOf(before) : now.search(before);
      if (at < 0) throw new CommandError(`${file} has no place for this line: ${line.trim()}`);
      return now.slice(0, at) + line + now.slice(at);
    },
    readFileSync(file, 'utf8'),
  );
  writeFileSync(file, text);
}
