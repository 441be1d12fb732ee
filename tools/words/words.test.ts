import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { repoRoot, remoteNames } from '../build/remotePackages.ts';
import { findRawText } from './findRawText.ts';
import { findWordFaults, type WrittenGroup } from './findWordFaults.ts';

const packages = ['design-system', ...remoteNames()];

/** Names, units and keys that are the same in every language. */
const SAME_EVERYWHERE = new Set(['Enter', 'KB', 'Plaza', 'ms']);

function filesOf(folder: string): string[] {
  return readdirSync(join(repoRoot, folder, 'src'), { recursive: true, encoding: 'utf8' }).map((path) =>
    join(repoRoot, folder, 'src', path),
  );
}

describe.each(packages)('the words of %s', (folder) => {
  test('are all there in German, and have the same holes', async () => {
    for (const { groups, german } of await doorsOf(folder))
      expect(findWordFaults(groups, german)).toEqual([]);
  });

  test('are in its catalogues, not in its components', () => {
    const raw = filesOf(folder)
      .filter(isShown)
      .flatMap((file) =>
        findRawText(readFileSync(file, 'utf8'))
          .filter((text) => !SAME_EVERYWHERE.has(text))
          .map((text) => `${file.slice(repoRoot.length + 1)}: ${text}`),
      );
    expect(raw).toEqual([]);
  });
});

/** Not what describes, tests or tells: a story speaks of people and places that nobody translates. */
function isShown(file: string): boolean {
  return (
    /\.tsx?$/.test(file) &&
    !/\.(test|stories|fixture|d)\.tsx?$|[\\/](testing|stories)[\\/]|words(\.\w+)?\.ts$/.test(file)
  );
}

interface Door {
  dir: string;
  german: Record<string, Record<string, unknown>>;
  groups: WrittenGroup[];
}

/** Where words.de.ts gathers a catalogue there is a door; it has the groups of its folder and of those below. */
async function doorsOf(folder: string): Promise<Door[]> {
  const doors: Door[] = [];
  for (const file of filesOf(folder).filter((path) => /[\\/.]words\.de\.ts$/.test(path))) {
    const { default: german } = (await import(file)) as { default?: Door['german'] };
    if (german) doors.push({ dir: dirname(file), german, groups: [] });
  }
  for (const file of filesOf(folder).filter((path) => /[\\/.]words\.ts$/.test(path))) {
    const groups = Object.values((await import(file)) as object).filter(isGroup);
    const inside = doors.filter(({ dir }) => file.startsWith(dir));
    inside.toSorted((a, b) => b.dir.length - a.dir.length)[0]?.groups.push(...groups);
  }
  return doors;
}

function isGroup(value: unknown): value is WrittenGroup {
  return typeof value === 'object' && value !== null && 'base' in value && 'name' in value;
}
