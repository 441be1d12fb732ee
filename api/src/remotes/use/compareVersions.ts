import type { CallAnswer } from '@plaza/api-contract';
import type { ArtefactStore } from '../artefact/ArtefactStore.ts';
import type { RemoteVersionRow } from '../RemoteVersionRow.ts';
import { compareFiles } from './compareFiles.ts';
import { versionFiles } from './versionFiles.ts';

type Comparison = CallAnswer<'GET /remotes/:name/compare'>;
type Compared = Pick<
  RemoteVersionRow,
  'version' | 'mfName' | 'bytes' | 'contract' | 'integrity' | 'shared' | 'routes' | 'widgets' | 'gitSha'
>;

/** What differs: the files that were built of something else, and what the version says of itself. */
export async function compareVersions(
  store: Pick<ArtefactStore, 'read'>,
  name: string,
  [one, other]: readonly [Compared, Compared],
): Promise<Comparison> {
  return {
    bytes: Number(other.bytes) - Number(one.bytes),
    ...compareFiles(await versionFiles(store, name, one), await versionFiles(store, name, other)),
    facts: compareFacts(factsOf(one), factsOf(other)),
  };
}

function factsOf({ contract, shared, routes, widgets, gitSha }: Compared): Record<string, string> {
  return {
    contract,
    ...(gitSha ? { commit: gitSha.slice(0, 8) } : {}),
    routes: routes.map(({ path, access }) => `${path} (${access})`).join(', '),
    widgets: Object.keys(widgets).toSorted().join(', '),
    ...Object.fromEntries(
      Object.entries(shared).map(([name, said]) => [
        name,
        'requires' in said ? String(said.requires) : JSON.stringify(said),
      ]),
    ),
  };
}

function compareFacts(one: Record<string, string>, other: Record<string, string>): Comparison['facts'] {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return names
    .filter((name) => one[name] !== other[name])
    .map((name) => ({ name, one: one[name] || null, other: other[name] || null }));
}
