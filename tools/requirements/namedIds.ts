const IDS = /\[((?:\d+(?:\.\d+)?-\d+)(?:,\s*\d+(?:\.\d+)?-\d+)*)\]/g;

/** The requirements that a test file names in its titles: `[2.1-13]`, `[2.2-1, 2.2-2]`. */
export function namedIds(source: string): string[] {
  return [...new Set([...source.matchAll(IDS)].flatMap(([, ids = '']) => ids.split(/,\s*/)))];
}
