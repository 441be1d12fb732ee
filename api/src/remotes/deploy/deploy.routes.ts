import type { Knex } from 'knex';
import { takeTime } from '../../http/hurry.ts';
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
import { auditRemote } from './auditRemote.ts';
import { activateVersion } from './activateVersion.ts';
import { asPublished } from './asPublished.ts';
import type { Change } from './Change.ts';
import { cleanUpVersions, removeFiles } from './cleanUpVersions.ts';
import { publishVersion } from './publishVersion.ts';
import { rollBack } from './rollBack.ts';
import { switchRemote } from './switchRemote.ts';

/** What a team does with its remote. The deploy token was checked for the remote before any of this runs. */
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
  on.job(removeFiles);

  on.raw('POST /remotes/:name/versions', async ({ session, input, ctx }) => {
    const { name } = input.params;
    if (!ctx.is('application/gzip', 'application/x-gzip')) throw notGzip();
    if (Number(ctx.get('content-length')) > ARTEFACT_LIMITS.packed)
      throw artefactTooLarge('A version is at most 20 MB packed.');
    // 20 MB over a slow line take longer than other requests may, also while the server ends.
    const { done } = takeTime(ctx.req);
    const sent = await unpackArtefact(ctx.req).finally(() => {
      done();
      ctx.req.resume();
    });
    const upload = await asPublished(pool, readUpload(name, sent));
    const { files, maps } = upload;
    const { version } = upload.artefact;

    // Packing takes its time, and no connection should wait for it.
    const stored = new Map([...(await withPackedTwins(files)), ...maps]);
    const publishing = {
      ...{ upload, stored, change: changeBy(session) },
      async record(db: Knex, { unchanged: isSame }: { unchanged: boolean }) {
        if (!isSame) await auditRemote({ db, clock }, session, name, { upload: version });
        await cleanUpVersions.queue(db, { name }, { key: `remotes.clean-up ${name}` });
      },
    };
    const { unchanged } = await publishVersion({ db: pool, store }, publishing);
    const preview = mintPreview(config.sessionSecret, name, version, clock.now());
    return { name, version, unchanged, files: files.size, bytes: upload.bytes, preview };
  });

  on('POST /remotes/:name/activate', async ({ session, input, db, afterCommit }) => {
    const { version, percent, reason } = input.body;
    await auditRemote({ db, clock }, session, input.params.name, {
      activate: version,
      ...(percent ? { percent } : {}),
      ...(reason ? { why: reason } : {}),
    });
    afterCommit(() => registry.forget());
    return activateVersion(db, { name: input.params.name, version, percent }, changeBy(session, reason));
  });

  on('POST /remotes/:name/rollback', async ({ session, input, db, afterCommit }) => {
    const { version, reason } = input.body;
    await auditRemote({ db, clock }, session, input.params.name, {
      roll_back: version ?? 'the one before',
      ...(reason ? { why: reason } : {}),
    });
    afterCommit(() => registry.forget());
    return rollBack(db, { name: input.params.name, version }, changeBy(session, reason));
  });

  on('POST /remotes/:name/kill', async ({ session, input, db, afterCommit }) => {
    const { killed, reason } = input.body;
    await auditRemote({ db, clock }, session, input.params.name, {
      killed,
      ...(reason ? { why: reason } : {}),
    });
    afterCommit(() => registry.forget());
    return switchRemote(db, { name: input.params.name, killed }, changeBy(session, reason));
  });

  // every deploy token: a team has to see who holds an address it wants
  on('GET /remotes/status', async ({ db }) => ({ remotes: await readStatus(db, clock.now()) }));
}
