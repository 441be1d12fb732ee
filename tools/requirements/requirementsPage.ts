import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repoRoot } from '../build/remotePackages.ts';
import { sourceFiles } from '../command/sourceFiles.ts';
import { type Joined, joinRequirements, readRequirements } from './joinRequirements.ts';

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

/** docs/requirements.md: one table per area, each row with links to what proves it. */
export function renderRequirements({ rows }: Joined): string {
  const proven = rows.filter(({ tests }) => tests.length > 0).length;
  const areas = [...new Set(rows.map(({ area }) => area))].toSorted();
  return [
    '# Requirements',
    '',
    'What Plaza has to do, area by area, and the tests that prove it. The rows are written in `requirements.tsv`;',
    'a test proves one by naming its id in its title: `[2.1-13] ...`. This page is made by `npm run requirements`.',
    '',
    `${proven} of ${rows.length} are named by a test.`,
    ...areas.flatMap((area) => ['', `## ${area}`, '', ...table(rows.filter((row) => row.area === area))]),
    '',
  ].join('\n');
}

function table(rows: Joined['rows']): string[] {
  return [
    '| Id | Requirement | Proof |',
    '| --- | --- | --- |',
    ...rows.map(
      ({ id, text, tests }) => `| ${id} | ${escapeCell(text)} | ${tests.map(link).join(', ') || 'not yet'} |`,
    ),
  ];
}

function link(path: string): string {
  return `[${path.split('/').at(-1)}](../${path})`;
}

/** Braces and bars are text here, not markup. */
function escapeCell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('<', '&lt;');
}
