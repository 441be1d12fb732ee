import type { Deployed } from './deployRemote.ts';

/** What a deploy came to, in one line; and in another that nobody gets it, where that is so. */
export function describeOutcome(
  name: string,
  deployed: Deployed,
  canary: number | undefined,
  took: string,
): string {
  const line = lineOf(name, deployed, canary, took);
  if (!deployed.isOff || deployed.outcome === 'published') return line;
  return `${line}\n${sayOff(name)}`;
}

/** That nobody gets a remote, and what changes that. */
export function sayOff(name: string): string {
  return `${name} is switched off for everyone: npm run remotes -- revive ${name}`;
}

function lineOf(
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
