import { runBin } from '../house/bin.ts';
import { Refusal } from '../house/Refusal.ts';

/** Runs the unit and conformance tests of one room; refuses with their output when one fails. */
export async function testRoom(name: string): Promise<string> {
  const { code, output } = await runBin('jest', ['--selectProjects', 'ui', '--passWithNoTests', `/${name}/`]);
  if (code !== 0) throw new Refusal(`${output.trim()}\n\nThe tests of ${name} fail. Nothing was uploaded.`);
  return /^Tests: +(.*)$/m.exec(output)?.[1] ?? 'no tests';
}
