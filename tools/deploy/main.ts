import { openBrowser } from '../browser/openBrowser.ts';
import { chosenRemotes } from '../command/chosenRemotes.ts';
import { duration } from '../command/duration.ts';
import { main } from '../command/main.ts';
import { CommandError } from '../command/CommandError.ts';
import { findTarget, RegistryClient } from '../registry/RegistryClient.ts';
import { StepList } from '../steps/StepList.ts';
import { buildForDeploy } from './buildForDeploy.ts';
import { deployRemote, type Deployed } from './deployRemote.ts';
import { readOptions } from './readOptions.ts';
import { smoke } from './smoke/smoke.ts';
import { runBin } from '../command/run.ts';

/** `npm run deploy -- mf-chat` */
await main(async () => {
  const { remote, options, tests, smoke: wantsSmoke } = readOptions(process.argv.slice(2));
  const names = chosenRemotes(remote);
  const registry = new RegistryClient(findTarget(process.env));
  const browser = wantsSmoke ? await openBrowser() : null;
  if (wantsSmoke && !browser)
    throw new CommandError(
      'No browser for the smoke run on this machine: install Chromium, or add --no-smoke.',
    );

  const hands = {
    registry,
    steps: new StepList(),
    build: buildForDeploy,
    test: tests ? testRemote : null,
    smoke: browser ? smoke.bind(null, browser) : null,
    noSmoke: '--no-smoke',
  };
  try {
    for (const name of names) {
      const started = performance.now();
      const deployed = await deployRemote(name, options, hands);
      console.log(describeOutcome(name, deployed, options.canary, duration(performance.now() - started)));
    }
    console.log(registry.url);
  } finally {
    await browser?.close();
  }
});

/** What a deploy came to, in one line. */
function describeOutcome(
  name: string,
  { version, outcome }: Deployed,
  canary: number | undefined,
  took: string,
): string {
  switch (outcome) {
    case 'same':
      return `${name} ${version} is live already: the sources have not changed, and all its files are there.`;
    case 'other-build':
      return `${name} ${version} is live already, and the server has another build of the same sources: it stays as it is.`;
    case 'published':
      return `${name} ${version} is published, not live. npm run deploy -- ${name} makes it live. (${took})`;
    case 'canary':
      return `${name} ${version} is live for ${canary}% of the people. (${took})`;
    case 'live':
      return `${name} ${version} is live. (${took})`;
  }
}

/** Runs the unit and conformance tests of one remote; refuses with their output when one fails. */
async function testRemote(name: string): Promise<string> {
  const { code, output } = await runBin('jest', ['--selectProjects', 'ui', '--passWithNoTests', `/${name}/`]);
  if (code !== 0)
    throw new CommandError(`${output.trim()}\n\nThe tests of ${name} fail. Nothing was uploaded.`);
  return /^Tests: +(.*)$/m.exec(output)?.[1] ?? 'no tests';
}
