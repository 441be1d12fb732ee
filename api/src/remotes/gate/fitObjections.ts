import { satisfies, validRange } from 'semver';
import { type GatedVersion, titleOf } from './LiveVersions.ts';

const MOST_NAMED = 10;

/** What a remote needs and a shell does not offer. `shellName` and `wayOut` fill the sentences. */
export function fitObjections(
  remote: GatedVersion,
  shell: GatedVersion,
  { shellName, wayOut }: { shellName: string; wayOut: string },
): string[] {
  const wants = titleOf(remote);
  const sentences: string[] = [];
  if (!contractFits(shell.contract, remote.contract)) {
    sentences.push(
      `${wants} was built against contract ${remote.contract}, ${shellName} offers ${shell.contract}: ${wayOut}.`,
    );
  }
  for (const [name, { requires, uses }] of Object.entries(remote.shared)) {
    const missing = missingOf(
      uses,
      Object.hasOwn(shell.shared, name) ? shell.shared[name]?.exports : undefined,
    );
    if (missing.length > 0) {
      sentences.push(
        `${wants} uses ${missing.join(', ')} of ${name}, which ${shellName} does not export: ${wayOut}.`,
      );
    }
    if (requires === undefined) continue;
    const offered = Object.hasOwn(shell.shared, name) ? shell.shared[name]?.version : undefined;
    if (validRange(requires) === null) {
      sentences.push(`${wants} needs ${name} ${requires}, which is no range of versions.`);
    } else if (offered === undefined) {
      sentences.push(`${wants} needs ${name} ${requires}, ${shellName} does not offer it: ${wayOut}.`);
    } else if (!satisfies(offered, requires, { includePrerelease: true })) {
      sentences.push(`${wants} needs ${name} ${requires}, ${shellName} offers ${offered}: ${wayOut}.`);
    }
  }
  return sentences;
}

/** Names that would be undefined when the remote runs. Where one side does not say, nothing is known. */
function missingOf(uses: readonly string[] | undefined, exports: readonly string[] | undefined): string[] {
  if (!uses || !exports) return [];
  const offered = new Set(exports);
  return uses.filter((name) => !offered.has(name)).slice(0, MOST_NAMED);
}

/** The rule of the shell contract: the same major, and a minor that is at least the remote's. */
function contractFits(offered: string, needed: string): boolean {
  const [offeredMajor = 0, offeredMinor = 0] = offered.split('.').map(Number);
  const [neededMajor = 0, neededMinor = 0] = needed.split('.').map(Number);
  return offeredMajor === neededMajor && offeredMinor >= neededMinor;
}
