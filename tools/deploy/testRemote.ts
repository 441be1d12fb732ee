import { runBin } from '../command/bin.ts';
import { CommandError } from '../command/CommandError.ts';

/** Runs the unit and conformance tests of one remote; refuses with their output when one fails. */
export async function testRemote(name: string): Promise<string> {
  const { code, output } = await runBin('jest', ['--selectProjects', 'ui', '--passWithNoTests', `/${name}/`]);
  if (code !== 0)
    throw new CommandError(`${output.trim()}\n\nThe tests of ${name} fail. Nothing was uploaded.`);
  return /^Tests: +(.*)$/m.exec(output)?.[1] ?? 'no tests';
}
