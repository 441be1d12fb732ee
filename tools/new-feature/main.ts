import { repoRoot } from '../build/remotePackages.ts';
import { runBin } from '../command/run.ts';
import { CommandError } from '../command/CommandError.ts';
import { main } from '../command/main.ts';
import { readArguments } from '../command/readArguments.ts';
import { createFeature } from './createFeature.ts';
import { readFeatureName } from './FeatureName.ts';

const USAGE =
  'npm run new:feature -- <remote> <name>     for example: npm run new:feature -- mf-games guest-book';

/** `npm run new:feature -- mf-games guest-book`: a live list that works, from the table to the screen. */
await main(async () => {
  const { positionals } = readArguments(process.argv.slice(2), {}, USAGE);
  const [remote, typed, more] = positionals;
  if (!remote || !typed || more) throw new CommandError(USAGE);
  const name = readFeatureName(remote, typed, new Date());
  const files = createFeature(name, repoRoot);
  await runBin('oxfmt', files);
  console.log(`${name.title} stands at /${name.slug} of ${remote}.\n`);
  for (const file of files) console.log(`  ${file}`);
  console.log(`
Next:
  npm run types                                 it fits together
  npx jest ${name.slug} ${remote}/src/remote       its tests, in the api and on the screen
  npm run storybook                             its screen in four faces
  npm start                                     with its table in the database

What each part is for stands in docs/recipes/live-list.md.`);
});
