import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { openBrowser } from '../browser/openBrowser.ts';
import { repoRoot } from '../build/remotePackages.ts';
import { CommandError } from '../command/CommandError.ts';
import { serveFolder } from './serveFolder.ts';
import { type Fault, type Walk, walkStories } from './walkStories.ts';
import { existsSync, readFileSync } from 'node:fs';

export interface StoriesOptions {
  /** Where the built Storybook lies. */
  folder?: string | undefined;
  /** Only stories whose id holds this. */
  only?: string | undefined;
  /** Each story in both themes and at both widths, and not by turns. */
  isThorough?: boolean;
  /** A page that gets no frame for so long gets none any more. */
  frameMs?: number;
  /** Where the lines go. */
  say?: (line: string) => void;
}

/** Side by side: a story waits longer, for its play and its animations, than it computes. */
const WALKS: Walk[] = [
  { theme: 'dark', width: 360 },
  { theme: 'light', width: 1280 },
  { theme: 'light', width: 360 },
  { theme: 'dark', width: 1280 },
];

/**
 * Shows every story of the built Storybook, by turns on a phone and on a desk, in the dark and in the light; with
 * `npm run test:deep` each in all four. A story fails when it throws, when its play function fails, when it writes an
 * error to the console, or when axe finds something.
 */
export async function runStories({
  folder = join(repoRoot, 'storybook-static'),
  only = '',
  isThorough = Boolean(process.env.PLAZA_DEEP),
  frameMs = 15_000,
  say = (line) => console.log(line),
}: StoriesOptions = {}): Promise<{ passed: number; failed: number }> {
  const ids = readStories(folder).filter((id) => id.includes(only));
  // A walk that finds nothing to look at must not be green.
  if (ids.length === 0) throw new CommandError(`There is no story to show in ${folder}.`);
  const browser = await openBrowser();
  if (!browser)
    throw new CommandError('There is no Chromium to show the stories in. PLAZA_CHROMIUM may name one.');
  const server = await serveFolder(folder);
  const failedIds = new Set<string>();
  const said = new Set<string>();
  // What is wrong in both themes and at both widths is said once, where it was seen first.
  const tell = ({ id, where, what }: Fault) => {
    failedIds.add(id);
    if (said.has(id + what)) return;
    said.add(id + what);
    say(`✗ ${id} (${where}): ${what}`);
  };
  try {
    const seen = (walk: number) => (isThorough ? ids : ids.filter((id) => turnOf(id) === walk));
    await Promise.all(
      WALKS.map((walk, index) => walkStories({ browser, url: server.url, frameMs }, seen(index), walk, tell)),
    );
  } finally {
    await browser.close();
    await server.close();
  }
  const failed = failedIds.size;
  const passed = ids.length - failed;
  say(`${passed} passed, ${failed} failed`);
  return { passed, failed };
}

/** By its name: a story that comes or goes changes nothing for the others. */
function turnOf(id: string): number {
  return createHash('sha1').update(id).digest().readUInt8() % WALKS.length;
}

interface Entry {
  id: string;
  type: string;
  tags?: string[];
}

/** The ids of the stories that want to be tested, as the built Storybook lists them. Docs pages are not stories. */
function readStories(folder: string): string[] {
  const index = join(folder, 'index.json');
  if (!existsSync(index)) {
    throw new CommandError(
      `There is no built Storybook in ${folder}. Make one: npx storybook build -o storybook-static`,
    );
  }
  const { entries }: { entries: Record<string, Entry> } = JSON.parse(readFileSync(index, 'utf8'));
  return Object.values(entries)
    .filter(({ type, tags }) => type === 'story' && tags?.includes('test') !== false)
    .map(({ id }) => id);
}
