import type { CallAnswer } from '@plaza/api-contract';
import { found } from '../../http/errors.ts';
import type { On } from '../../http/slice.ts';
import type { Plaza } from '../../plaza.ts';
import type { ArtefactStore } from '../artefact/ArtefactStore.ts';
import { unknownVersion } from '../remotes.errors.ts';
import { RemoteVersionRow } from '../RemoteVersionRow.ts';
import { compareFiles } from './compareFiles.ts';
import { readUse } from './readUse.ts';
import { versionFiles } from './versionFiles.ts';

/** How versions do with browsers, and how they differ. The deploy token was checked for the remote before. */
export function remoteUseRoutes(on: On, { clock }: Pick<Plaza, 'clock'>, store: ArtefactStore): void {
  on('GET /remotes/:name/use', ({ input: { params }, db }) =>
    readUse({ db, store }, params.name, clock.now()),
  );

  on('GET /remotes/:name/compare', async ({ input: { params, query }, db }) => {
    const read = async (version: string) =>
      found(await RemoteVersionRow.query(db).findById([params.name, version]), unknownVersion);
    return compareVersions(store, params.name, [await read(query.one), await read(query.other)]);
  });
}

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
