import { found } from '../../http/errors.ts';
import type { On } from '../../http/slice.ts';
import type { Plaza } from '../../plaza.ts';
import type { ArtefactStore } from '../artefact/ArtefactStore.ts';
import { unknownVersion } from '../remotes.errors.ts';
import { RemoteVersionRow } from '../RemoteVersionRow.ts';
import { compareVersions } from './compareVersions.ts';
import { readUse } from './readUse.ts';

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
