import { Refusal } from '../house/Refusal.ts';
import { readArguments } from '../house/readArguments.ts';
import type { DeployWish } from './deployRoom.ts';

export const USAGE = `npm run deploy -- <room | all> [--canary 10] [--no-activate] [--no-tests] [--no-smoke]
                                  [--version 1.4.0] [--reason "why"]`;

export interface CommandLine {
  room: string | undefined;
  wish: DeployWish;
  tests: boolean;
  smoke: boolean;
}

/** The command line of `npm run deploy`. */
export function readWish(args: readonly string[]): CommandLine {
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
  if (positionals.length > 1) throw new Refusal(`One room at a time, or all.\n${USAGE}`);
  const [room] = positionals;
  if (values.version !== undefined && room === 'all')
    throw new Refusal('--version names the version of one room, not of all.');
  return {
    room,
    wish: {
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
  throw new Refusal(`--canary is "${text}": a whole number from 1 to 100 is needed.`);
}
