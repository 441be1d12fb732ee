/** A file of the repository, for whoever compares what is written in it. */
export interface Source {
  path: string;
  source: string;
}

interface Line {
  text: string;
  at: number;
}

/**
 * Passages of more than `most` lines that stand in two places, wherever they are indented to. Empty lines
 * and imports do not count: two files that use the same things are no repetition.
 */
export function findRepeats(sources: readonly Source[], most: number): string[] {
  const first = new Map<string, { path: string; at: number }>();
  return sources.flatMap(({ path, source }) => {
    const lines = countedLines(source);
    let goesOn = false;
    return lines.slice(most).flatMap((_, begin) => {
      const passage = lines.slice(begin, begin + most + 1);
      const key = passage.map(({ text }) => text).join('\n');
      const at = passage[0]?.at ?? 0;
      const before = first.get(key);
      if (!before) first.set(key, { path, at });
      const isRepeat = before !== undefined && !(before.path === path && at - before.at <= most);
      // A longer passage is told once, where it begins.
      const begins = isRepeat && !goesOn;
      goesOn = isRepeat;
      return begins ? [`${path}:${at} repeats ${before.path}:${before.at}`] : [];
    });
  });
}

function countedLines(source: string): Line[] {
  return source
    .replace(/^import [^;]*;$/gm, (statement) => statement.replace(/[^\n]/g, ''))
    .split('\n')
    .map((line, index) => ({ text: line.trim(), at: index + 1 }))
    .filter(({ text }) => text !== '');
}
