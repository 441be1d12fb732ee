import type { Knex } from 'knex';
import { inTurn } from '../../db/inTurn.ts';
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
import { removeFiles } from './cleanUpVersions.ts';
import { recordEvent } from './recordEvent.ts';

/** What lies there for so long without a row is of an upload that came to nothing. */
const LEFT_MS = 60 * 60_000;

interface Publishing {
  upload: Upload;
  stored: ReadonlyMap<string, Buffer>;
  change: Change;
  /** What else is written with it. */
  record(db: Knex, published: { unchanged: boolean }): Promise<void>;
}

/**
 * Stores a version that the gate lets through. Nobody gets it before it is activated. Its files are there before its row
 * is, and no transaction stands open meanwhile: a store may take longer than one may stand still.
 */
export async function publishVersion(
  { db: pool, store }: { db: Knex; store: ArtefactStore },
  { upload, stored, change, record }: Publishing,
): Promise<{ unchanged: boolean }> {
  const { name, version } = upload.artefact;
  // Two uploads of one version at once: the second waits, and is then told what it finds.
  return inTurn(pool, ['version', name, version], async () => {
    const published = await checkUpload(pool, upload);
    // The same version sent again is also the way to bring back files that were lost or spoiled.
    if (!published.unchanged) await putNew(pool, store, { upload, stored, change });
    else if (!(await store.holds(name, version, stored))) await store.put(name, version, stored);
    await pool.transaction(async (db) => {
      if (!published.unchanged) await writeVersion(db, upload, change);
      await record(db, published);
    });
    return published;
  });
}

/** Whatever becomes of this upload, its files are found again. */
async function putNew(
  pool: Knex,
  store: ArtefactStore,
  { upload, stored, change }: Omit<Publishing, 'record'>,
): Promise<void> {
  const { name, version } = upload.artefact;
  const runAt = new Date(change.at.getTime() + LEFT_MS);
  await removeFiles.queue(pool, { name, version }, { runAt, key: `remotes.left ${name} ${version}` });
  await store.put(name, version, stored);
}

async function writeVersion(db: Knex, upload: Upload, change: Change): Promise<void> {
  const { artefact } = upload;
  const { name, version } = artefact;
  // Something else may have become live meanwhile.
  await checkUpload(db, upload);
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
  await recordEvent(db, change, { name, kind: 'published', to: version });
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
