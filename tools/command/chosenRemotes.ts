import { remoteNames } from '../build/remotePackages.ts';
import { CommandError } from './CommandError.ts';

/** The remotes that somebody named on the command line; `all` is every one of them, the shell first. */
export function chosenRemotes(name: string | undefined, remotes = remoteNames()): string[] {
  if (name === 'all') return remotes;
  if (name && remotes.includes(name)) return [name];
  throw new CommandError(
    `${name ? `There is no remote "${name}".` : 'Which remote?'} Remotes are: ${remotes.join(', ')}, or all.`,
  );
}
