import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue } from '../catalogue.ts';

/** The page of a game. No script and no style stands in it, so that the strictest policy lets it run. */
export function writePage(id: string, dir: string): void {
  const files = readdirSync(dir);
  const [script, sheet] = ['.js', '.css'].map((end) => files.find((name) => name.endsWith(end)));
  const entry = catalogue.find((one) => one.id === id);
  if (!script || !sheet) throw new Error(`The build of ${id} gave no script or no sheet.`);
  if (!entry) throw new Error(`catalogue.ts knows nothing of ${id}.`);
  writeFileSync(
    join(dir, 'index.html'),
    `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="theme-color" content="${entry.palette.high}">
<link rel="icon" href="data:,">
<title>${entry.title}</title>
<link rel="stylesheet" href="${sheet}">
<script defer src="${script}"></script>
<canvas></canvas>
</html>
`,
  );
}

/** What the server of the second origin sends with these pages. */
export const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data:; connect-src 'none'; base-uri 'none'; form-action 'none'";
