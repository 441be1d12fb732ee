import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from '../command/CommandError.ts';

interface Entry {
  id: string;
  type: string;
  tags?: string[];
}

/** The ids of the stories that want to be tested, as the built Storybook lists them. Docs pages are not stories. */
export function readStories(folder: string): string[] {
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
