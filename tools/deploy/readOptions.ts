import { CommandError } from '../command/CommandError.ts';
import { readArguments } from '../command/readArguments.ts';
import type { DeployOptions } from './deployRemote.ts';

export const USAGE = `npm run deploy -- <remote | all> [--canary 10] [--no-activate] [--no-tests] [--no-smoke]
                                  [--version 1.4.0] [--reason "why"]`;

export interface CommandLine {
  remote: string | undefined;
  options: DeployOptions;
  tests: boolean;
  smoke: boolean;
}

/** The command line of `npm run deploy`. */
export function readOptions(args: readonly string[]): CommandLine {
  const { values, positionals } = readArguments(
    args,
    {
      canary: { type: 'string' },
      version: { type: 'string' },
      reason: { type: 'string' },
      'no-activate': { type: 'boolean' },
      'no-tests': { type: 'boolean' },
      'no-smoke': { type: 'boolean' },
    },
    USAGE,
  );
  if (positionals.length > 1) throw new CommandError(`One remote at a time, or all.\n${USAGE}`);
  const [remote] = positionals;
  if (values.version !== undefined && remote === 'all')
    throw new CommandError('--version names the version of one remote, not of all.');
  return {
    remote,
    options: {
      version: values.version,
      canary: readPercent(values.canary),
      reason: values.reason,
      activate: !values['no-activate'],
    },
    tests: !values['no-tests'],
    smoke: !values['no-smoke'],
  };
}

function readPercent(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const percent = Number(text);
  if (Number.isInteger(percent) && percent >= 1 && percent <= 100) return percent;
  throw new CommandError(`--canary is "${text}": a whole number from 1 to 100 is needed.`);
}
