import { calls } from '@plaza/api-contract';
import { beforeDemoEnds } from '../auth/demo/mintDemoPerson.ts';
import { parseInput } from '../http/parseInput.ts';
import { badInput } from '../http/commonErrors.ts';
import { found, permit } from '../http/errors.ts';
import type { Slice } from '../http/slice.ts';
import { Media } from './Media.ts';
import { mediaInUse, noFile, unknownMedia } from './media.errors.ts';
import { fileRoutes } from './mediaFile.routes.ts';
import { canChangeMedia, canTakeBack } from './media.policy.ts';
import { openMedia } from './openMedia.ts';
import { clearIncoming } from './receive/clearIncoming.ts';
import { removeFilesJob } from './removeFilesJob.ts';
import { incomingOf, keysOf, storeOf } from './storeOf.ts';
import { sweepMediaJob, UNUSED_MS } from './sweepMediaJob.ts';
import { letGoAll, takeAwayAll } from './takeAwayAll.ts';

const RULES = {
  fields: ['alt', 'seconds'],
  files: { media: { most: 1, kinds: ['image', 'video'] }, poster: { most: 1, kinds: ['image'] } },
} as const;

const LEAVING = { takeAway: takeAwayAll, letGo: letGoAll };
const SWEPT_MS = 60_000;
const LEFT_TO_SWEEP = 'a medium that was taken back is left to the sweep';

/** Pictures and videos on their own, before they are in a post, and their files. */
export const mediaRoutes: Slice = (on, plaza) => {
  const mediaService = openMedia(plaza);
  on.job(sweepMediaJob);
  on.job(removeFilesJob);
  beforeDemoEnds(LEAVING);
  fileRoutes(on, plaza);
  on.onStart(() => clearIncoming(incomingOf(plaza.config), plaza.clock.now()));

  // every member: one's own
  on.raw(
    'POST /media',
    async ({ session, ctx }) =>
      mediaService.receive(ctx, { ownerId: session.member.id, rules: RULES }, async ({ fields, files }) => {
        const file = found(files.media[0], noFile);
        const { alt, seconds } = readFields(fields);
        const media = await mediaService.keep(file, {
          ownerId: session.member.id,
          poster: files.poster[0],
          alt,
          seconds,
        });
        return mediaService.present(media, session.member.id);
      }),
    { limit: 'write' },
  );

  // No transaction while the files go: a bucket that hangs would hold one connection for each who waits for it
  on(
    'DELETE /media/:id',
    async ({ session, input, db: pool, log }) => {
      const { id } = input.params;
      const now = plaza.clock.now().getTime();
      const media = await pool.transaction(async (db) => {
        const kept = await Media.query(db).findById(id).whereNotNull('stored_at').forUpdate();
        const own = found(kept, unknownMedia);
        permit(canChangeMedia(session.member, own), unknownMedia);
        permit(canTakeBack(own), mediaInUse);
        // There for nobody from here on. What cannot be reached just now is swept in a minute.
        await own.$query(db).patch({ stored_at: null, loose_since: new Date(now - UNUSED_MS) });
        const runAt = new Date(now + SWEPT_MS);
        await sweepMediaJob.queue(db, { id }, { runAt, key: `media.sweep ${id}` });
        return own;
      });
      const going = storeOf(plaza.config).delete(keysOf(media));
      await going
        .then(() => Media.query(pool).deleteById(id))
        .catch((error: unknown) => log.warn({ err: error, media: id }, LEFT_TO_SWEEP));
      return { id };
    },
    { transaction: false },
  );
};

function readFields({ alt, seconds }: { alt: string[]; seconds: string[] }) {
  if (alt.length > 1 || seconds.length > 1) throw badInput();
  const { form } = calls['POST /media'];
  const body = form.pick({ alt: true, seconds: true });
  const sent = { alt: alt[0]?.trim(), seconds: seconds[0] };
  return body.parse(
    parseInput({ ...calls['POST /media'], body }, { params: {}, query: {}, body: sent }, ['body']).body,
  );
}
