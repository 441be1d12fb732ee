import { installBrowser } from '../browser/installBrowser.ts';
import { main } from '../command/main.ts';
import { readArguments } from '../command/readArguments.ts';
import { StepList } from '../steps/StepList.ts';
import { type Outcome, sum } from './Check.ts';
import { checks, cores, deepChecks } from './checks.ts';
import { chooseChecks } from './chooseChecks.ts';
import { failure } from './readReports.ts';
import { runChecks, type Teller } from './runChecks.ts';

const USAGE = 'npm test [-- <check> ...], npm run test:deep';

/** `npm test`, `npm test -- jest e2e`; `--deep` also measures the times and goes more rounds. */
await main(async () => {
  const { positionals, values } = readArguments(process.argv.slice(2), { deep: { type: 'boolean' } }, USAGE);
  if (values.deep) process.env.PLAZA_DEEP = '1';
  const chosen = chooseChecks(values.deep ? [...checks, ...deepChecks] : checks, positionals);
  const steps = new StepList();
  if (chosen.some(({ cannot }) => cannot)) {
    await steps.run('browser', async (note) => note((await installBrowser()) ?? 'none'));
  }
  const failures: string[] = [];
  const outcomes = await runChecks(chosen, cores, tellerOn(steps, failures));
  const { passed, failed, skipped } = sum(outcomes);
  // Once more at the end: whoever keeps only the last lines of a long run needs them.
  if (failures.length > 0) console.log(['\nFailed:', ...failures].join('\n\n'));
  if (failed > 0) process.exitCode = 1;
  console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
});

/** One line for each check as it ends; below it, what a failing one had to say. What failed is added to `failures`. */
function tellerOn(steps: StepList, failures: string[]): Teller {
  return {
    begin({ name }) {
      const end = steps.begin(name);
      return (outcome) => {
        end(outcome.failed > 0 ? 'failed' : 'done', outcome.note ?? countsOf(outcome));
        if (outcome.failed === 0) return;
        const output = outcome.output?.trim() ?? '';
        steps.print(`${output}\n`);
        // A check without tests of its own is named itself.
        failures.push(...(outcome.failures?.length ? outcome.failures : [failure(name, output)]));
      };
    },
    skip: ({ name }, why) => steps.skip(name, why),
  };
}

function countsOf({ passed, failed, skipped }: Outcome): string | undefined {
  if (passed + failed + skipped === 1) return undefined;
  return [
    `${passed} passed`,
    ...(failed ? [`${failed} failed`] : []),
    ...(skipped ? [`${skipped} skipped`] : []),
  ].join(', ');
}
