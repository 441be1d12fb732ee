import { writeFileSync } from 'node:fs';
import { main } from '../command/main.ts';
import { CommandError } from '../command/CommandError.ts';
import { pageFile, requirementsPage } from './requirementsPage.ts';

/** `npm run requirements`: writes docs/requirements.md from docs/requirements.tsv and the tests. */
await main(async () => {
  writeFileSync(pageFile, requirementsPage().page);
  const { page, complaints } = requirementsPage();
  if (complaints.length > 0) throw new CommandError(complaints.join('\n'));
  console.log(page.split('\n').find((line) => line.includes('named by a test')));
});
