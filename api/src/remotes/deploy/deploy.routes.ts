import type { On } from '../../http/slice.ts';
import type { Session } from '../../http/session.ts';
import type { Plaza } from '../../plaza.ts';
import { artefactTooLarge, notGzip } from '../remotes.errors.ts';
import type { ArtefactStore } from '../artefact/ArtefactStore.ts';
import { readUpload } from '../artefact/readUpload.ts';
import { ARTEFACT_LIMITS, unpackArtefact } from '../artefact/unpackArtefact.ts';
import { withPackedTwins } from '../artefact/withPackedTwins.ts';
import { mintPreview } from '../browser/previewToken.ts';
import { readStatus } from '../readStatus.ts';
import type { Registry } from '../registry/openRegistry.ts';
import { activateVersion } from './activateVersion.ts';
import type { Change } from './Change.ts';
import { cleanUpVersions } from './cleanUpVersions.ts';
import { checkUpload, publishVersion } from './publishVersion.ts';
import { rollBack } from './rollBack.ts';
import { switchRoom } from './switchRoom.ts';

/** What a team does with its room. The deploy token was checked for the room before any of this runs. */
export function deployRoutes(
  on: On,
  { db: pool, config, clock }: Plaza,
  { registry, store }: { registry: Registry; store: ArtefactStore },
): void {
  const changeBy = (session: Session, reason?: string): Change => ({
    actor: session.actor ?? 'unknown',
    at: clock.now(),
    reason,
  });
  on.job(cleanUpVersions);

  on.raw('POST /remotes/:name/versions', async ({ session, input, ctx }) => {
    const { name } = input.params;
    if (!ctx.is('application/gzip', 'application/x-gzip')) throw notGzip();
    if (Number(ctx.get('content-length')) > ARTEFACT_LIMITS.packed)
      throw artefactTooLarge('A version is at most 20 MB packed.');
    const files = await unpackArtefact(ctx.req).finally(() => ctx.req.resume());
    const upload = readUpload(name, files);
    const { version } = upload.artefact;

    const isDryRun = input.query.dryRun === 'true';
    // Packing takes its time, and no connection should wait for it.
    const stored = isDryRun ? files : await withPackedTwins(files);
    const { unchanged } = await pool.transaction(async (db) => {
      if (isDryRun) return checkUpload(db, upload);
      const published = await publishVersion(db, store, { upload, stored }, changeBy(session));
      await cleanUpVersions.queue(db, { name }, { key: `remotes.clean-up ${name}` });
      return published;
    });
    const preview = mintPreview(config.sessionSecret, name, version, clock.now());
    return { name, version, unchanged, files: files.size, bytes: upload.bytes, preview };
  });

  on('POST /remotes/:name/activate', async ({ session, input, db, afterCommit }) => {
    const { version, percent, reason } = input.body;
    afterCommit(() => registry.forget());
    return activateVersion(db, { name: input.params.name, version, percent }, changeBy(session, reason));
  });

  on('POST /remotes/:name/rollback', async ({ session, input, db, afterCommit }) => {
    const { version, reason } = input.body;
    afterCommit(() => registry.forget());
    return rollBack(db, { name: input.params.name, version }, changeBy(session, reason));
  });

  on('POST /remotes/:name/kill', async ({ session, input, db, afterCommit }) => {
    const { killed, reason } = input.body;
    afterCommit(() => registry.forget());
    return switchRoom(db, { name: input.params.name, killed }, changeBy(session, reason));
  });

  // every deploy token: a team has to see who holds an address it wants
  on('GET /remotes/status', async ({ db }) => ({ rooms: await readStatus(db, clock.now()) }));
}
