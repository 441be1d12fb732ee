import type { Knex } from 'knex';
import { deletePost } from '../feed/deletePost.ts';
import { wordsRefused } from '../feed/feed.errors.ts';
import { holdOwnPost } from '../feed/findPost.ts';
import { permitWords } from '../feed/held/holdBack.ts';
import { writingLimit } from '../feed/writingLimit.ts';
import { found, permit } from '../http/errors.ts';
import type { Slice } from '../http/slice.ts';
import { Media } from '../media/Media.ts';
import { openMedia } from '../media/openMedia.ts';
import { releaseMedia } from '../media/attachMedia.ts';
import { clearIncoming } from '../media/receive/clearIncoming.ts';
import { addVideo, bringCaptions, leftFor, oddIn } from './addVideo.ts';
import { holdUnposted } from './holdUnposted.ts';
import { findConverter } from './making/findConverter.ts';
import { countWaiting, LEFT_MS, makeVideoJob, makingOf } from './making/makeVideoJob.ts';
import { MemberVideo } from './MemberVideo.ts';
import { isShown, listMemberVideos, readMemberVideo } from './memberVideos.ts';
import { openVideos } from './openVideos.ts';
import { changeCaptions } from './setCaptions.ts';
import { publishVideo, publishVideoJob } from './publishVideo.ts';
import { presentVideo, Video } from './Video.ts';
import { unknownVideo } from './videos.errors.ts';
import { ViewBatch } from './views/ViewBatch.ts';
import { viewCounts } from './views/viewCounts.ts';

/** A captions file and a title, as JSON. */
const MOST_BYTES = 1024 * 1024;

export const videosRoutes: Slice = (on, plaza) => {
  const { clock, config } = plaza;
  const media = openMedia(plaza);
  const views = new ViewBatch(plaza.db);
  const limit = writingLimit(plaza);
  on.onStart(() => openVideos(plaza));
  on.onStart(() => clearIncoming(makingOf(config), clock.now(), LEFT_MS));
  on.job(makeVideoJob);
  on.job(publishVideoJob);

  // every member: those that came with Plaza are the same for all, and members' are posts that one may read
  on(
    'POST /videos',
    async ({ session: { member }, input, db }) => {
      const fits = input.body.deviceType === 'mobile' ? 'on_mobile' : 'on_pc';
      const videos = await Video.query(db)
        .where(fits, true)
        .where('is_hidden', false)
        .orderBy('position')
        .orderBy('id');
      const brought = await listMemberVideos({ media, db, me: member.id });
      const counts = await viewCounts(
        db,
        videos.map(({ id }) => id),
      );
      return [...videos.map((video) => presentVideo(video, counts.get(video.id))), ...brought];
    },
    { transaction: false, limit: 'read' },
  );

  // every member: one's own
  on('GET /videos/uploads', async ({ session: { member }, db }) => ({
    converts: (await findConverter(config)) !== undefined,
    ...(await leftFor(db, member.id)),
  }));

  // every member: of their own file alone
  on(
    'POST /videos/mine',
    async ({ session: { member }, input: { body }, db: pool }) => {
      // It becomes a post, and has the pace of one.
      await limit(pool, 'post', member);
      const { media_id: mediaId, title, around, sharing, captions } = body;
      const film = { ownerId: member.id, mediaId };
      const odd = await oddIn({ db: pool, config }, film);
      const converts = (await findConverter(config)) !== undefined;
      await bringCaptions({ db: pool, config }, film, captions);
      return pool.transaction(async (db) => {
        const brought = await Media.query(db).where({ id: mediaId, owner_id: member.id }).select('alt');
        await permitWords(
          db,
          member,
          brought.map(({ alt }) => alt),
          wordsRefused,
        );
        const wanted = { ...film, title: title.trim(), around, sharing, converts, odd };
        const video = await addVideo({ db, clock }, wanted);
        if (video.state === 'ready') await publishVideo({ db, clock }, video.id);
        // Sent again, it was queued the first time.
        if (converts && video.post_id === null) {
          const behind = await countWaiting(db, member.id);
          await makeVideoJob.queue(db, { id: video.id }, { key: `videos.make ${video.id}`, behind });
        }
        return readMemberVideo({ media, db, me: member.id }, video);
      });
    },
    { maxBytes: MOST_BYTES, transaction: false },
  );

  // every member: one's own; for everybody else it is not there
  on(
    'PUT /videos/:id/captions',
    async ({ session: { member }, input: { params, body }, db: pool }) => {
      const hold = async (db: Knex) => {
        const own = async () => {
          const mine = { owner_id: member.id, state: 'ready' as const };
          const video = await MemberVideo.query(db).findById(params.id).where(mine).whereNotNull('media_id');
          return found(video?.media_id, unknownVideo);
        };
        // Only the file is held: who takes that away changes the video after it, and who purges the post, before.
        const file = Media.query(db)
          .findById(await own())
          .whereNotNull('stored_at');
        const held = found(await file.forUpdate(), unknownVideo);
        permit(held.id === (await own()), unknownVideo);
        return held;
      };
      await changeCaptions({ db: pool, config }, hold, body.captions);
      const video = found(await MemberVideo.query(pool).findById(params.id), unknownVideo);
      return readMemberVideo({ media, db: pool, me: member.id }, video);
    },
    { maxBytes: MOST_BYTES, transaction: false },
  );

  // every member: of what they may see
  on(
    'PUT /videos/:id/view',
    async ({ session: { member }, input: { params }, db }) => {
      const { id } = params;
      const isThere = id.includes('-')
        ? await isShown({ db, me: member.id }, id)
        : (await Video.query(db).findById(id).where('is_hidden', false)) !== undefined;
      permit(isThere, unknownVideo);
      const day = clock.now().toISOString().slice(0, 10);
      await views.add({ videoId: id, viewerId: member.id, day });
      return { views: (await viewCounts(db, [id])).get(id) ?? 0 };
    },
    { transaction: false },
  );

  // every member: one's own; for everybody else it is not there
  on('DELETE /videos/:id', async ({ session: { member }, input: { params }, db }) => {
    const own = () => MemberVideo.query(db).findById(params.id).where({ owner_id: member.id });
    found(await own(), unknownVideo);
    const video = await holdUnposted(db, params.id);
    if (!video) {
      // It may have become one just now.
      const { id, post_id } = found(await own().whereNotNull('post_id'), unknownVideo);
      await deletePost({ db, clock }, await holdOwnPost(db, member.id, found(post_id, unknownVideo)));
      return { id, post: post_id };
    }
    const file = video.media_id === null ? undefined : await Media.query(db).findById(video.media_id);
    // What is in another post stays there.
    if (file?.attached_at === null) await releaseMedia({ db, clock }, [file.id]);
    await video.$query(db).delete();
    return { id: video.id, post: null };
  });
};
