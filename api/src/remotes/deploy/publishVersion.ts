import type { Knex } from 'knex';
import { takeTurn } from '../../db/takeTurn.ts';
import type { ArtefactStore } from '../artefact/ArtefactStore.ts';
import type { Upload } from '../artefact/readUpload.ts';
import { findObjections } from '../gate/findObjections.ts';
import { gatedVersions, gatedUpload } from '../gate/gatedVersions.ts';
import { manifestObjections } from '../gate/manifestObjections.ts';
import { loadLiveRegistry } from '../registry/loadLiveRegistry.ts';
import { refuseWith, versionTaken } from '../remotes.errors.ts';
import { RemoteRow } from '../RemoteRow.ts';
import { RemoteVersionRow } from '../RemoteVersionRow.ts';
import type { Change } from './Change.ts';
import { recordEvent } from './recordEvent.ts';

/** Stores a version that the gate lets through. Nobody gets it before it is activated. */
export async function publishVersion(
  db: Knex,
  store: ArtefactStore,
  { upload, stored }: { upload: Upload; stored: ReadonlyMap<string, Buffer> },
  change: Change,
): Promise<{ unchanged: boolean }> {
  const { artefact } = upload;
  const { name, version } = artefact;
  // Two uploads of one version at once: the second waits, and is then told what it finds.
  await takeTurn(db, 'version', name, version);
  const { unchanged } = await checkUpload(db, upload);
  if (unchanged) {
    // The same version sent again is also the way to bring back files that were lost or spoiled.
    if (!(await store.holds(name, version, stored))) await store.put(name, version, stored);
    return { unchanged };
  }

  await RemoteRow.query(db).insert({ name }).onConflict('name').ignore();
  await RemoteVersionRow.query(db).insert({
    name,
    version,
    mfName: artefact.mfName,
    contract: artefact.contract,
    entry: artefact.entry ?? null,
    integrity: upload.integrity,
    shared: artefact.shared,
    routes: artefact.routes,
    widgets: artefact.widgets,
    service: artefact.service ?? false,
    initial: artefact.initial ?? null,
    gitSha: artefact.gitSha ?? null,
    bytes: String(upload.bytes),
    contentHash: upload.contentHash,
    createdBy: change.actor,
    createdAt: change.at,
  });
  await store.put(name, version, stored);
  await recordEvent(db, change, { name, kind: 'published', to: version });
  return { unchanged };
}

/** The gate looks at what was uploaded. A version that is there already must be the same. */
async function checkUpload(db: Knex, upload: Upload): Promise<{ unchanged: boolean }> {
  const { name, version } = upload.artefact;
  const before = await RemoteVersionRow.query(db).findById([name, version]);
  if (before && before.contentHash !== upload.contentHash) throw versionTaken();
  if (before) return { unchanged: true };

  const live = gatedVersions(await loadLiveRegistry(db));
  const objections = [...findObjections(gatedUpload(upload), live), ...manifestObjections(upload)];
  if (objections.length > 0) throw refuseWith(objections);
  return { unchanged: false };
}
