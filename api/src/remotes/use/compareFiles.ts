import type { CallAnswer } from '@plaza/api-contract';
import type { VersionFile } from './versionFiles.ts';

type Comparison = CallAnswer<'GET /remotes/:name/compare'>;
type FileChange = Comparison['files'][number];
type SourceChange = NonNullable<Comparison['sources']>[number];

/** Only a number: the bundler counts, and one part more makes others of them all. */
const COUNTED = /^\d+\./;
const MOST_SOURCES = 200;
const PACKAGES = 'node_modules/';

interface Pair {
  one: VersionFile | undefined;
  other: VersionFile | undefined;
}

/** What was built anew: the files under the names that they have in every build, and what they were built of. */
export function compareFiles(
  one: readonly VersionFile[],
  other: readonly VersionFile[],
): Pick<Comparison, 'files' | 'sources'> {
  const files = pairsOf(one, other)
    .flatMap((pair) => changeOf(pair) ?? [])
    .toSorted((a, b) => Math.abs(grown(b)) - Math.abs(grown(a)) || a.file.localeCompare(b.file));
  return { files, sources: compareSources(one, other).slice(0, MOST_SOURCES) };
}

/** Which file of the one is which of the other: by name, and where the name is a number by what is in it. */
function pairsOf(one: readonly VersionFile[], other: readonly VersionFile[]): Pair[] {
  const left = new Set(one);
  const take = (file: VersionFile, isSame: (candidate: VersionFile) => number) => {
    const [best] = [...left]
      .map((candidate) => ({ candidate, likeness: isSame(candidate) }))
      .filter(({ likeness }) => likeness > 0)
      .toSorted((a, b) => b.likeness - a.likeness);
    if (best) left.delete(best.candidate);
    return { one: best?.candidate, other: file };
  };
  const named = other.filter(({ stem }) => !COUNTED.test(stem));
  const counted = other.filter(({ stem }) => COUNTED.test(stem));
  return [
    ...named.map((file) => take(file, ({ stem }) => (stem === file.stem ? 1 : 0))),
    ...counted.map((file) => take(file, (candidate) => likenessOf(file, candidate))),
    ...[...left].map((file) => ({ one: file, other: undefined })),
  ];
}

function likenessOf(file: VersionFile, candidate: VersionFile): number {
  if (!COUNTED.test(candidate.stem) || endOf(file.stem) !== endOf(candidate.stem)) return 0;
  if (!file.sources || !candidate.sources) return file.stem === candidate.stem ? 1 : 0;
  const common = [...file.sources.keys()].filter((source) => candidate.sources?.has(source)).length;
  return common / Math.max(file.sources.size, candidate.sources.size);
}

function changeOf({ one, other }: Pair): FileChange | undefined {
  const sizes = { one_bytes: one?.bytes ?? null, other_bytes: other?.bytes ?? null };
  const file = nameOf((other ?? one) as VersionFile);
  if (!one) return { file, change: 'added', ...sizes };
  if (!other) return { file, change: 'removed', ...sizes };
  // Each build has its own version in it, so the bytes differ where nothing has changed.
  const isSame =
    one.sources && other.sources
      ? sayOf(one.sources) === sayOf(other.sources)
      : one.integrity === other.integrity;
  return isSame ? undefined : { file, change: 'changed', ...sizes };
}

/** `12.js` says nothing: the folder that most of it comes from does. */
function nameOf({ stem, sources }: VersionFile): string {
  if (!COUNTED.test(stem) || !sources?.size) return stem;
  const own = [...sources.keys()].filter((source) => !source.includes(PACKAGES));
  const counts = new Map<string, number>();
  for (const source of own.length > 0 ? own : sources.keys()) {
    const folder = folderOf(source);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  const [[most] = [stem]] = [...counts].toSorted(([, one], [, other]) => other - one);
  return `${most}/*.${endOf(stem)}`;
}

/** Its folder, or the package that it came with. Paths are what a publisher wrote: read in one go, however they are. */
function folderOf(source: string): string {
  const [outside, ...inside] = source.split(PACKAGES);
  const parts = (inside.at(-1) ?? outside ?? '').split('/', inside.length > 0 ? 2 : undefined);
  if (inside.length > 0) return parts.slice(0, parts[0]?.startsWith('@') ? 2 : 1).join('/');
  return parts.length > 1 && parts.at(-1)?.includes('.') ? parts.slice(0, -1).join('/') : source;
}

function compareSources(one: readonly VersionFile[], other: readonly VersionFile[]): SourceChange[] {
  const before = allOf(one);
  const after = allOf(other);
  return [...new Set([...before.keys(), ...after.keys()])].toSorted().flatMap((source) => {
    if (before.get(source) === after.get(source)) return [];
    const change = !before.has(source) ? 'added' : !after.has(source) ? 'removed' : 'changed';
    return [{ file: source, change } as const];
  });
}

function allOf(files: readonly VersionFile[]): ReadonlyMap<string, string> {
  return new Map(files.flatMap(({ sources }) => [...(sources ?? [])]));
}

function sayOf(sources: ReadonlyMap<string, string>): string {
  return [...sources]
    .map((source) => source.join(' '))
    .toSorted()
    .join('\n');
}

function grown({ one_bytes: one, other_bytes: other }: FileChange): number {
  return (other ?? 0) - (one ?? 0);
}

function endOf(stem: string): string {
  return stem.slice(stem.lastIndexOf('.') + 1);
}
