import type { Knex } from 'knex';
import { RemoteRow } from '../RemoteRow.ts';
import { LIVE_KINDS, RemoteEventRow } from '../RemoteEventRow.ts';
import { RemoteVersionRow } from '../RemoteVersionRow.ts';
import type { LiveRegistry } from './LiveRegistry.ts';

/** Reads what is live. */
export async function loadLiveRegistry(db: Knex): Promise<LiveRegistry> {
  const remotes = await RemoteRow.query(db).orderBy('name');
  const versions = await RemoteVersionRow.query(db)
    .joinRaw('join remotes on remotes.name = remote_versions.name')
    .whereRaw('version in (active_version, previous_version, canary_version)')
    .select('remote_versions.*');
  const find = (name: string, version: string | null) =>
    versions.find((published) => published.name === name && published.version === version);

  return {
    revision: await revisionOf(db),
    remotes: remotes.map(({ name, killed, activeVersion, previousVersion, canaryVersion, canaryPercent }) => {
      const canary = find(name, canaryVersion);
      return {
        name,
        killed,
        active: find(name, activeVersion),
        previous: find(name, previousVersion),
        canary: canary && canaryPercent !== null ? { published: canary, percent: canaryPercent } : undefined,
      };
    }),
  };
}

/** The last change a visitor could notice. */
export async function revisionOf(db: Knex): Promise<string> {
  const last = await RemoteEventRow.query(db).whereIn('kind', LIVE_KINDS).orderBy('id', 'desc').first();
  return last?.id ?? '0';
}
