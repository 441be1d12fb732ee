import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repoRoot } from '../build/remotePackages.ts';
import { sourceFiles } from '../command/sourceFiles.ts';
import { joinRequirements } from './joinRequirements.ts';
import { renderRequirements } from './renderRequirements.ts';
import { readRequirements } from './Requirement.ts';

export const pageFile = join(repoRoot, 'docs', 'requirements.md');

/** The page as it should be now, and everything that is wrong with the one on disk or with the tests. */
export function requirementsPage(): { page: string; complaints: string[] } {
  const requirements = readRequirements(readFileSync(join(repoRoot, 'docs', 'requirements.tsv'), 'utf8'));
  const files = sourceFiles()
    .filter((path) => /\.(test|spec|stories)\.tsx?$/.test(path) && !path.startsWith('tools/requirements/'))
    .map((path) => ({ path, source: readFileSync(join(repoRoot, path), 'utf8') }));
  const joined = joinRequirements(requirements, files);
  const page = renderRequirements(joined);
  const stands = existsSync(pageFile) ? readFileSync(pageFile, 'utf8') : '';
  return {
    page,
    complaints: [
      ...joined.unknown.map(
        ({ id, path }) => `${path} names [${id}], which docs/requirements.tsv does not know.`,
      ),
      ...(stands === page
        ? []
        : ['docs/requirements.md is out of date: npm run requirements writes it anew.']),
    ],
  };
}
