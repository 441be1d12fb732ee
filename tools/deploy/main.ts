import { openBrowser } from '../browser/openBrowser.ts';
import { chosenRemotes } from '../command/chosenRemotes.ts';
import { duration } from '../command/duration.ts';
import { main } from '../command/main.ts';
import { CommandError } from '../command/CommandError.ts';
import { findTarget, RegistryClient } from '../registry/RegistryClient.ts';
import { StepList } from '../steps/StepList.ts';
import { buildForDeploy } from './buildForDeploy.ts';
import { deployRemote } from './deployRemote.ts';
import { describeOutcome } from './describeOutcome.ts';
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

/** Runs the unit and conformance tests of one remote; refuses with their output when one fails. */
async function testRemote(name: string): Promise<string> {
  const { code, output } = await runBin('jest', ['--selectProjects', 'ui', '--passWithNoTests', `/${name}/`]);
  if (code !== 0)
    throw new CommandError(`${output.trim()}\n\nThe tests of ${name} fail. Nothing was uploaded.`);
  return /^Tests: +(.*)$/m.exec(output)?.[1] ?? 'no tests';
}
