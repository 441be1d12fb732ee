import { repoRoot } from '../build/remotePackages.ts';
import { runBin } from '../command/run.ts';
import { main } from '../command/main.ts';
import { CommandError } from '../command/CommandError.ts';
import { readArguments } from '../command/readArguments.ts';
import { createRemote } from './createRemote.ts';
import { readRemoteName } from './RemoteName.ts';

const USAGE = 'npm run new:remote -- <name>     for example: npm run new:remote -- weather';

/** `npm run new:remote -- weather`: a seventh remote that works, ready to be filled. */
await main(async () => {
  const { positionals } = readArguments(process.argv.slice(2), {}, USAGE);
  const [typed, more] = positionals;
  if (!typed || more) throw new CommandError(USAGE);
  const name = readRemoteName(typed);
  const files = createRemote(name, repoRoot);
  // Names are of any length, so lines may have to break elsewhere.
  await runBin('oxfmt', files);
  console.log(`${name.remote} stands at /${name.slug}.\n`);
  for (const file of files) console.log(`  ${file}`);
  console.log(`
Next:
  npm install                              link the new remote
  npx jest --selectProjects ui ${name.remote}   its tests, conformance included
  npm run storybook                        its screen in four faces
  npm run dev -- ${name.remote}              work on it at /${name.slug}
  npm run deploy -- ${name.remote}           bring it live; nobody else has to do anything`);
});
