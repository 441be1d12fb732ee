import { randomUUID } from 'node:crypto';
import { sweepMediaJob } from '../../media/sweepMediaJob.ts';
import { prune } from '../../retention/prune.ts';
import { testPlaza } from '../../testing/testPlaza.ts';
import { bringFile } from '../testing/bringVideo.ts';
import { MemberVideo } from '../MemberVideo.ts';
import { makeVideoJob } from './makeVideoJob.ts';

const server = testPlaza();

/** A film that waits to be converted, behind as many others as there may be. */
async function aWaitingFilm(): Promise<{ id: string; mediaId: string }> {
  const owner = await server.aUser();
  const [id, mediaId] = [randomUUID(), await bringFile(server, owner)];
  await MemberVideo.query(server.db).insert({
    ...{ id, owner_id: owner.id, media_id: mediaId, title: 'A film', kind: 'file', sharing: 1 },
    ...{ state: 'making', bytes: '1000', created_at: server.clock.now() },
  });
  await makeVideoJob.queue(server.db, { id }, { key: `videos.make ${id}` });
  return { id, mediaId };
}

const isThere = async (id: string) => (await server.db('media').where({ id }).first('id')) !== undefined;

it('a film that waits for days for its turn is not swept meanwhile', async () => {
  const { mediaId } = await aWaitingFilm();
  for (let days = 0; days < 2; days += 1) {
    server.clock.advance({ minutes: 20 * 60 });
    await prune(server.plaza);
    server.clock.advance({ minutes: 4 * 60 + 1 });
    await sweepMediaJob.run({ id: mediaId }, server.plaza);
    expect(await isThere(mediaId)).toBe(true);
  }
});

it('one that nobody will work on any more is', async () => {
  const { id, mediaId } = await aWaitingFilm();
  await server
    .db('graphile_worker._private_jobs')
    .where({ key: `videos.make ${id}` })
    .update({ attempts: 8 });
  server.clock.advance({ minutes: 20 * 60 });
  await prune(server.plaza);
  server.clock.advance({ minutes: 4 * 60 + 1 });
  await sweepMediaJob.run({ id: mediaId }, server.plaza);
  expect(await isThere(mediaId)).toBe(false);
});
