import { repoRoot } from '../build/rooms.ts';
import { runBin } from '../house/bin.ts';
import { main } from '../house/main.ts';
import { Refusal } from '../house/Refusal.ts';
import { readArguments } from '../house/readArguments.ts';
import { createRemote } from './createRemote.ts';
import { readRemoteName } from './RemoteName.ts';

const USAGE = 'npm run new:remote -- <name>     for example: npm run new:remote -- weather';

/** `npm run new:remote -- weather`: a seventh room that works, ready to be filled. */
await main(async () => {
  const { positionals } = readArguments(process.argv.slice(2), {}, USAGE);
  const [typed, more] = positionals;
  if (!typed || more) throw new Refusal(USAGE);
  const name = readRemoteName(typed);
  const files = createRemote(name, repoRoot);
  // Names are of any length, so lines may have to break elsewhere.
  await runBin('prettier', ['--write', ...files]);
  console.log(`${name.room} stands at /${name.slug}.\n`);
  for (const file of files) console.log(`  ${file}`);
  console.log(`
Next:
  npm install                              link the new room
  npx jest --selectProjects ui ${name.room}   its tests, conformance included
  npm run storybook                        its screen in four faces
  npm run dev -- ${name.room}              work on it at /${name.slug}
  npm run deploy -- ${name.room}           bring it live; nobody else has to do anything`);
});
