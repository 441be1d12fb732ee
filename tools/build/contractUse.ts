import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtFiles, codeOf, valuesIn } from './designSystemUse.ts';
import { type RemotePackage, repoRoot } from './remotePackages.ts';

const CONTRACT_PACKAGE = '@plaza/shell-contract';

/**
 * What a remote uses of the shell contract that is newer than the contract that its package.json names: the gate would let
 * it meet a shell that has none of it. What is optional in the contract may be used, for the types make it ask first.
 */
export function newerThanDeclared({ dir, plan }: Pick<RemotePackage, 'dir' | 'plan'>): string[] {
  const { members, values } = readSince();
  const used = builtFiles(join(dir, 'src')).map(codeOf);
  const newer = (names: Iterable<string>, since: ReadonlyMap<string, string>) =>
    [...new Set(names)].flatMap((name) => {
      const first = since.get(name);
      return first !== undefined && isNewer(first, plan.contract) ? [`${name} (${first})`] : [];
    });
  return [
    ...newer(used.flatMap(membersIn), members),
    ...newer(used.flatMap(importedFromContract), values),
  ].toSorted();
}

/** Since when a shell gives the files of a remote their hashes, which our builds do not carry (`remoteConfig`). */
const HASHES_SINCE = '1.4';

/** Throws a sentence that says what to do. */
export function checkContractUse(remote: Pick<RemotePackage, 'name' | 'dir' | 'plan'>): void {
  if (remote.name === 'shell') return;
  const newer = newerThanDeclared(remote);
  if (isNewer(HASHES_SINCE, remote.plan.contract)) newer.push(`hashes of its files (${HASHES_SINCE})`);
  if (newer.length === 0) return;
  throw new Error(
    `${remote.name} names contract ${remote.plan.contract} in its package.json and uses ${newer.join(', ')}: ` +
      'name the contract that has them, or do without.',
  );
}

/** Members of the context by the ways in which they are written: `useShell().hub`, `{ hub } = useShell()`, `Pick<ShellContext, 'hub'>`. */
function membersIn(code: string): string[] {
  const direct = [...code.matchAll(/(?:\buseShell\(\)|\bctx|\bshell)\.(\w+\$?)/g)].map(
    ([, name = '']) => name,
  );
  const taken = [...code.matchAll(/\{([^{}]*)\}\s*=\s*(?:useShell\(\)|(?:ctx|shell)\b)(?!\s*[.(])/g)].flatMap(
    ([, list = '']) => list.split(',').map((entry) => /^\s*(\w+\$?)/.exec(entry)?.[1] ?? ''),
  );
  const picked = [...code.matchAll(/Pick<\s*ShellContext,([^>]*)>|ShellContext\[([^\]]*)\]/g)].flatMap(
    ([, list = '', one = '']) => [...`${list} ${one}`.matchAll(/'(\w+\$?)'/g)].map(([, name = '']) => name),
  );
  return [...direct, ...taken, ...picked];
}

function importedFromContract(code: string): string[] {
  const imports = new RegExp(`^(?:import|export) \\{([^}]*)\\} from '${CONTRACT_PACKAGE}'`, 'gm');
  return [...code.matchAll(imports)].flatMap(([, list = '']) => valuesIn(list, 'inside'));
}

/** As the contract itself says it. */
function readSince(): { members: Map<string, string>; values: Map<string, string> } {
  const source = readFileSync(join(repoRoot, 'shell/contract/src/since.ts'), 'utf8');
  const table = (name: string) => {
    const [, rows = ''] = new RegExp(`export const ${name}[^{]*= \\{([^}]*)\\}`).exec(source) ?? [];
    const found = [...rows.matchAll(/(\w+\$?): '(\d+\.\d+)'/g)].map(
      ([, key = '', first = '']) => [key, first] as const,
    );
    if (found.length === 0) throw new Error(`shell/contract/src/since.ts has no ${name}.`);
    return new Map(found);
  };
  return { members: table('neededSince'), values: table('bringsSince') };
}

function isNewer(first: string, declared: string): boolean {
  const [major = 0, minor = 0] = first.split('.').map(Number);
  const [declaredMajor = 0, declaredMinor = 0] = declared.split('.').map(Number);
  return major > declaredMajor || (major === declaredMajor && minor > declaredMinor);
}
