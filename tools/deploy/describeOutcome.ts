import type { Deployed } from './deployRemote.ts';

/** What a deploy came to, in one line. */
export function describeOutcome(
  name: string,
  { version, outcome }: Deployed,
  canary: number | undefined,
  took: string,
): string {
  switch (outcome) {
    case 'same':
      return `${name} ${version} is live already: the sources have not changed, so nothing was done.`;
    case 'published':
      return `${name} ${version} is published, not live. npm run deploy -- ${name} makes it live. (${took})`;
    case 'canary':
      return `${name} ${version} is live for ${canary}% of the people. (${took})`;
    case 'live':
      return `${name} ${version} is live. (${took})`;
  }
}
