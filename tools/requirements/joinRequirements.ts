export interface TestFile {
  path: string;
  source: string;
}

export interface Joined {
  rows: (Requirement & { tests: string[] })[];
  /** What a test claims to prove although nobody asked for it: most likely a slip of the pen. */
  unknown: { id: string; path: string }[];
}

/** Sets each requirement beside the test files that name it. */
export function joinRequirements(requirements: readonly Requirement[], files: readonly TestFile[]): Joined {
  const tests = new Map(requirements.map(({ id }): [string, string[]] => [id, []]));
  const unknown: Joined['unknown'] = [];
  for (const { path, source } of files) {
    for (const id of namedIds(source)) {
      const proofs = tests.get(id);
      if (proofs) proofs.push(path);
      else unknown.push({ id, path });
    }
  }
  return {
    rows: requirements.map((row) => ({ ...row, tests: (tests.get(row.id) ?? []).toSorted() })),
    unknown,
  };
}

const IDS = /\[((?:\d+(?:\.\d+)?-\d+)(?:,\s*\d+(?:\.\d+)?-\d+)*)\]/g;

/** The requirements that a test file names in its titles: `[2.1-13]`, `[2.2-1, 2.2-2]`. */
function namedIds(source: string): string[] {
  return [...new Set([...source.matchAll(IDS)].flatMap(([, ids = '']) => ids.split(/,\s*/)))];
}

/** One line of docs/requirements.tsv. */
interface Requirement {
  id: string;
  area: string;
  text: string;
}

export function readRequirements(tsv: string): Requirement[] {
  return tsv
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => {
      const [id, area, text] = line.split('\t');
      if (!id || !area || !text)
        throw new Error(`docs/requirements.tsv: three columns are needed in "${line}".`);
      return { id, area, text };
    });
}
