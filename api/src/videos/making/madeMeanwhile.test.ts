import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FeedItem } from '@plaza/api-contract';
import { sendForm } from '../../media/testing/aForm.ts';
import { storeOf } from '../../media/storeOf.ts';
import { joinHub, leaveHub } from '../../realtime/testing/joinHub.ts';
import { told } from '../../realtime/testing/told.ts';
import { testPlaza } from '../../testing/testPlaza.ts';
import type { User } from '../../users/User.ts';
import { bringVideo, videosOf } from '../testing/bringVideo.ts';

const hasConverter = /libx264/.test(
  spawnSync('ffmpeg', ['-hide_banner', '-encoders']).stdout?.toString() ?? '',
);
const where = hasConverter ? describe : describe.skip;

where('a film that is just converted', () => {
  const server = testPlaza({ env: { FFMPEG: 'ffmpeg' } });
  const folder = mkdtempSync(join(tmpdir(), 'plaza-meanwhile-'));
  let amber: User;
  let basalt: User;
  let film: Buffer;
  beforeAll(() => {
    const file = join(folder, 'came.mov');
    const picture = ['-f', 'lavfi', '-i', 'testsrc=size=64x36:rate=10:duration=1'];
    execFileSync('ffmpeg', [
      '-y',
      '-v',
      'error',
      ...picture,
      '-c:v',
      'mjpeg',
      '-movflags',
      '+faststart',
      file,
    ]);
    film = readFileSync(file);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  afterEach(leaveHub);
  afterEach(() => jest.restoreAllMocks());
  beforeEach(async () => {
    await server.db('member_videos').delete();
    [amber, basalt] = await Promise.all([server.aUser(), server.aUser()]);
  });

  it('goes into another post and off the videos: who has that post on screen looks again', async () => {
    const { body } = await bringVideo(server, amber, { file: film });
    const { media_id } = await server.db('member_videos').where({ id: body.VideoID }).first('media_id');
    const form = [
      ['context', 'Look at this'],
      ['sharing', '1'],
      ['mediaId', media_id],
    ] as const;
    const posted = await sendForm<{ post: FeedItem }>(server.as(amber), '/api/content', form);
    const { ID } = posted.body.post;
    const screen = await joinHub(server.url, await server.bearerOf(basalt));
    await screen.connection.invoke('subscribe', `post-${ID}`);
    const store = storeOf(server.plaza.config);
    const read = store.read.bind(store);
    jest.spyOn(store, 'read').mockImplementationOnce(async (...asked) => {
      await server.as(amber).delete(`/api/videos/${body.VideoID}`);
      return read(...asked);
    });
    await server.runAllJobs();
    const shown = (await server.as(basalt).get<FeedItem>(`/api/posts/${ID}`)).body.media[0];
    expect(shown?.url).not.toBe(posted.body.post.media[0]?.url);
    expect(await told(screen, ['post-changed'], 1)).toMatchObject([{ ID, what: 'edited' }]);
  });

  it('loses no still that could not be stored: the next try takes it again', async () => {
    const { body } = await bringVideo(server, amber, { file: film });
    jest.spyOn(storeOf(server.plaza.config), 'put').mockRejectedValueOnce(new Error('the bucket is away'));
    await server.runAllJobs();
    await server.runAllJobs();
    const [made] = await videosOf(server, basalt);
    expect(made).toMatchObject({ VideoID: body.VideoID, state: 'ready' });
    expect((await server.as(null).fetch(made?.poster ?? '')).status).toBe(200);
    const { body: post } = await server.as(basalt).get<FeedItem>(`/api/posts/${made?.post?.id}`);
    expect(post.media[0]).toMatchObject({ width: 64, height: 36 });
  });

  it('takes no more room with each try that the store breaks off', async () => {
    const { body } = await bringVideo(server, amber, { file: film });
    const { media_id: id } = await server.db('member_videos').where({ id: body.VideoID }).first('media_id');
    const films = async () => {
      const { files } = await server.db('media').where({ id }).first('files');
      return files.filter(({ name }: { name: string }) => name.startsWith('video.')).length;
    };
    const store = storeOf(server.plaza.config);
    const put = store.put.bind(store);
    jest.spyOn(store, 'put').mockImplementation(async (...given) => {
      if (given[0].endsWith('.m3u8')) throw new Error('the bucket is away');
      await put(...given);
    });
    for (let tried = 0; tried < 3; tried += 1) await server.runAllJobs();
    expect(await films()).toBe(2);
    jest.restoreAllMocks();
    await server.runAllJobs();
    expect(await films()).toBe(1);
    const [made] = await videosOf(server, basalt);
    expect((await server.as(null).fetch(made?.URL ?? '')).status).toBe(200);
  });
});
