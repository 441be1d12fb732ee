import { parseArgs, type ParseArgsConfig } from 'node:util';
import { CommandError } from './CommandError.ts';

type Read<Options extends NonNullable<ParseArgsConfig['options']>> = ReturnType<
  typeof parseArgs<{ options: Options; allowPositionals: true; strict: true }>
>;

/** Reads a command line; a word it does not know is a refusal that shows how the command is used. */
export function readArguments<const Options extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: Options,
  usage: string,
): Read<Options> {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    const why = error instanceof Error ? error.message.split('. To specify')[0] : String(error);
    throw new CommandError(`${why}\n${usage}`);
  }
}
