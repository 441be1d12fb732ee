import { CommandError } from '../command/CommandError.ts';

/** One remote under each of the names that its files need. */
export interface RemoteName {
  /** `mf-night-market`: its folder, and its name in the registry. */
  remote: string;
  /** `night-market`: its address and the folder of its first screen. */
  slug: string;
  /** `NightMarket`: its components. */
  pascal: string;
  /** `Night market`: for people. */
  title: string;
}

/** Reads a name as somebody types it: `weather`, `plaza-weather` and `mf-weather` are the same remote. */
export function readRemoteName(typed: string): RemoteName {
  const slug = typed.replace(/^(plaza-|mf-)/, '');
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(slug) || slug.length > 40) {
    throw new CommandError(
      `"${typed}" is no name for a remote. It is small letters, digits and single dashes: night-market.`,
    );
  }
  const words = slug.split('-');
  const pascal = words.map(capital).join('');
  return { remote: `mf-${slug}`, slug, pascal, title: capital(words.join(' ')) };
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
