import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Media } from '@plaza/api-contract';
import { testPlaza } from '../../testing/testPlaza.ts';
import type { User } from '../../users/User.ts';
import { aFilm } from '../testing/aFilm.ts';
import { bringVideo, videosOf } from '../testing/bringVideo.ts';

const hasConverter = /libx264/.test(
  spawnSync('ffmpeg', ['-hide_banner', '-encoders']).stdout?.toString() ?? '',
);
const where = hasConverter ? describe : describe.skip;

where('where ffmpeg is', () => {
  const server = testPlaza({ env: { FFMPEG: 'ffmpeg' } });
  const folder = mkdtempSync(join(tmpdir(), 'plaza-film-'));
  let amber: User;
  let basalt: User;
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  beforeEach(async () => {
    await server.db('member_videos').delete();
    [amber, basalt] = await Promise.all([server.aUser(), server.aUser()]);
  });

  /** A second of a film, coded as asked. */
  function film(name: string, ...coding: string[]): Buffer {
    const file = join(folder, name);
    const picture = ['-f', 'lavfi', '-i', 'testsrc=size=320x180:rate=10:duration=1'];
    execFileSync('ffmpeg', ['-y', '-v', 'error', ...picture, ...coding, '-movflags', '+faststart', file]);
    return readFileSync(file);
  }
  const MJPEG = ['-c:v', 'mjpeg', '-q:v', '20'];
  const H264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p'];

  it('converts what browsers do not play, and only then shows it to others, with a still of it', async () => {
    const { body } = await bringVideo(server, amber, { file: film('jpeg.mov', ...MJPEG) });
    expect(body).toMatchObject({ state: 'making', URL: '' });
    expect(await videosOf(server, amber)).toMatchObject([{ VideoID: body.VideoID, state: 'making' }]);
    expect(await videosOf(server, basalt)).toEqual([]);

    await server.runJobs();
    const [made] = await videosOf(server, basalt);
    expect(made).toMatchObject({ VideoID: body.VideoID, state: 'ready' });
    const poster = await server.as(null).fetch(made?.poster ?? '');
    expect(poster.headers.get('content-type')).toBe('image/webp');
    const played = Buffer.from(await (await server.as(null).fetch(made?.URL ?? '')).arrayBuffer());
    expect(played.includes('avc1')).toBe(true);
    const post = await server.as(basalt).get<{ media: Media[] }>(`/api/posts/${made?.post?.id}`);
    expect(post.body.media[0]).toMatchObject({ kind: 'video', url: made?.URL, seconds: 1 });
  });

  it('shows at once what browsers play, and makes it in sizes besides', async () => {
    const { body } = await bringVideo(server, amber, { file: film('played.mp4', ...H264) });
    expect(body).toMatchObject({ state: 'ready' });
    expect(body.hls).toBeUndefined();
    await server.runJobs();
    const [made] = await videosOf(server, basalt);
    const read = async (name: string) =>
      (await server.as(null).fetch((made?.hls ?? '').replace('hls.m3u8', name))).text();
    expect(await read('hls.m3u8')).toMatch(/^#EXTM3U\n[^/]+\n180\.m3u8\n$/);
    const list = await read('180.m3u8');
    expect(list).toContain('#EXT-X-MAP:URI="180.mp4"');
    // Each piece is a range of one file, and where it was made is not told.
    expect(list).not.toContain('/');
    const [, length = '', start = ''] = /#EXT-X-BYTERANGE:(\d+)@(\d+)/.exec(list) ?? [];
    const range = `bytes=${start}-${Number(start) + Number(length) - 1}`;
    const piece = await server
      .as(null)
      .fetch((made?.hls ?? '').replace('hls.m3u8', '180.mp4'), { headers: { range } });
    expect([piece.status, (await piece.arrayBuffer()).byteLength]).toEqual([206, Number(length)]);
  });

  it('tells who brought it that a file could not be converted, and others nothing', async () => {
    const { body } = await bringVideo(server, amber, { file: aFilm({ picture: 'hvc1' }) });
    await server.runJobs();
    expect(await videosOf(server, amber)).toMatchObject([
      { VideoID: body.VideoID, state: 'failed', why: 'videos.not-playable' },
    ]);
    expect(await videosOf(server, basalt)).toEqual([]);
    expect((await server.as(amber).delete(`/api/videos/${body.VideoID}`)).status).toBe(200);
    expect(await videosOf(server, amber)).toEqual([]);
  });

  it('leaves nothing where it worked, whatever came of it', async () => {
    await bringVideo(server, amber, { file: film('again.mov', ...MJPEG) });
    await bringVideo(server, amber, { file: aFilm({ picture: 'hvc1' }) });
    await server.runJobs();
    expect(readdirSync(join(server.dataDir, 'media/.making'))).toEqual([]);
  });

  it('a video that is taken away while it waits is not converted', async () => {
    const { body } = await bringVideo(server, amber, { file: film('gone.mov', ...MJPEG) });
    await server.as(amber).delete(`/api/videos/${body.VideoID}`);
    await server.runJobs();
    expect(await videosOf(server, amber)).toEqual([]);
    expect(await server.db('member_videos').where({ id: body.VideoID })).toEqual([]);
  });
});
