import { Readable } from 'node:stream';
import { sourcePlaces } from './sourcePlaces.ts';
import { compareVersions } from './use.routes.ts';

const MANY = 40_000;

/** A version whose map names these sources, as whoever may publish it can write it. */
const storeOf = (sources: readonly string[]) => ({
  read: async (_name: string, version: string, path: string) => {
    const sourcesContent = sources.map((source) => source + version);
    const text = path.endsWith('.map')
      ? JSON.stringify({ version: 3, sources, sourcesContent, mappings: 'AAAA' })
      : '';
    return { size: text.length, etag: '', open: () => Readable.from([Buffer.from(text)]) };
  },
});
const version = (number: string, file: string) => ({
  ...{ version: number, mfName: `mf_${number}`, bytes: '1', contract: '1', integrity: { [file]: number } },
  ...{ shared: {}, routes: [], widgets: {}, gitSha: null },
});

const hostile: [string, string[]][] = [
  ['many folders', Array.from({ length: MANY }, (_, at) => `src/${at}/a.ts`)],
  ['question marks', [`${'?'.repeat(400_000)}\n`]],
];

it.each(hostile)('a map full of %s is read in one go, and holds up nobody', async (_what, sources) => {
  const store = storeOf(sources);
  const { files } = await compareVersions(store, 'mf-chat', [version('1', '12.js'), version('2', '12.js')]);
  const place = { version: '1', file: '12.js', line: 1, col: 1 };
  await sourcePlaces(store, 'mf-chat', [place]);
  // Where each was looked at from every other, this took longer than a test may.
  expect(files.length).toBeLessThanOrEqual(2);
});
