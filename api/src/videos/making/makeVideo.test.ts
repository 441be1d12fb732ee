import { execFileSync, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import fsp, { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FeedItem, Media, Video } from '@plaza/api-contract';
import { sendForm } from '../../media/testing/aForm.ts';
import { storeOf } from '../../media/storeOf.ts';
import { sweepMediaJob } from '../../media/sweepMediaJob.ts';
import { joinHub, leaveHub } from '../../realtime/testing/joinHub.ts';
import { told } from '../../realtime/testing/told.ts';
import { prune } from '../../retention/prune.ts';
import { testPlaza } from '../../testing/testPlaza.ts';
import type { User } from '../../users/User.ts';
import { whatIsKept } from '../../media/testing/whatIsKept.ts';
import { aFilm } from '../testing/aFilm.ts';
import { bringVideo, videosOf } from '../testing/bringVideo.ts';
import { convert } from './convert.ts';
import { probe } from './probe.ts';

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
  afterEach(leaveHub);
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
  /** One after the other: the queue may be through before the lane is free for the next. */
  async function makeAll(): Promise<void> {
    const waiting = () =>
      server.db('graphile_worker._private_jobs').whereLike('key', 'videos.make %').first('id');
    while (await waiting()) await server.runJobs();
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

  it('takes its first picture as the still of a film that is shorter than it says', async () => {
    const file = film('lies.mov', ...MJPEG);
    const lengths = { mvhd: [16, 20], tkhd: [0, 24], mdhd: [16, 20] } as const;
    for (const [name, [unit, length]] of Object.entries(lengths)) {
      const at = file.indexOf(name);
      const second = unit === 0 ? 1_000 : file.readUInt32BE(at + unit);
      file.writeUInt32BE(3600 * second, at + length);
    }
    const { body } = await bringVideo(server, amber, { file });
    await server.runJobs();
    const [made] = await videosOf(server, basalt);
    expect(made).toMatchObject({ VideoID: body.VideoID, state: 'ready' });
    expect((await server.as(null).fetch(made?.poster ?? '')).status).toBe(200);
  });

  it('makes it in the end when the store was away for a while', async () => {
    const { body } = await bringVideo(server, amber, { file: film('away.mov', ...MJPEG) });
    const store = storeOf(server.plaza.config);
    const away = jest.spyOn(store, 'read').mockRejectedValue(new Error('the bucket is away'));
    for (let tried = 0; tried < 6; tried += 1) await server.runAllJobs();
    away.mockRestore();
    await server.runAllJobs();
    expect(await videosOf(server, basalt)).toMatchObject([{ VideoID: body.VideoID, state: 'ready' }]);
  });

  it('keeps a film whose owner may not speak until they may again', async () => {
    const mute = (muted_until: Date | null) =>
      server.db('users').where({ id: amber.id }).update({ muted_until });
    const { body } = await bringVideo(server, amber, { file: film('muted.mov', ...MJPEG) });
    await mute(new Date(server.clock.now().getTime() + 3 * 86_400_000));
    for (let halfDays = 0; halfDays < 4; halfDays += 1) {
      await server.runAllJobs();
      server.clock.advance({ minutes: 720 });
    }
    await mute(null);
    await server.runAllJobs();
    expect(await videosOf(server, basalt)).toMatchObject([{ VideoID: body.VideoID, state: 'ready' }]);
  });

  it('says that it comes to nothing once the file is gone', async () => {
    const { body } = await bringVideo(server, amber, { file: film('gone.mov', ...MJPEG) });
    const [{ media_id } = { media_id: '' }] = await server.db('member_videos').where({ id: body.VideoID });
    await server.db('graphile_worker._private_jobs').where('key', `videos.make ${body.VideoID}`).delete();
    await prune(server.plaza);
    expect(await videosOf(server, amber)).toMatchObject([{ state: 'making' }]);
    server.clock.advance({ days: 1, minutes: 2 });
    await sweepMediaJob.run({ id: media_id }, server.plaza);
    await prune(server.plaza);
    expect(await videosOf(server, amber)).toMatchObject([
      { VideoID: body.VideoID, state: 'failed', why: 'videos.not-playable' },
    ]);
  });

  it('leaves nothing where it worked, whatever came of it', async () => {
    await bringVideo(server, amber, { file: film('again.mov', ...MJPEG) });
    await bringVideo(server, amber, { file: aFilm({ picture: 'hvc1' }) });
    await server.runJobs();
    expect(readdirSync(join(server.dataDir, 'media/.making'))).toEqual([]);
  });

  it('who brings many waits for themselves: the first of somebody else comes before their second', async () => {
    const file = film('turn.mov', ...MJPEG);
    for (const [by, title] of [
      [amber, 'a1'],
      [amber, 'a2'],
      [amber, 'a3'],
      [basalt, 'b1'],
    ] as const)
      await bringVideo(server, by, { file, title });
    await makeAll();
    const posts = await server.db('posts').whereIn('author_id', [amber.id, basalt.id]).orderBy('id');
    expect(posts.map(({ context }) => context)).toEqual(['a1', 'b1', 'a2', 'a3']);
  });

  it('counts what is made of a video as what its owner has, and makes nothing that does not fit any more', async () => {
    const [played, waits] = [film('full.mp4', ...H264), film('full.mov', ...MJPEG)];
    const [{ body: shown }, { body: making }] = [
      await bringVideo(server, amber, { file: played }),
      await bringVideo(server, amber, { file: waits }),
    ];
    const files = [{ name: 'video.mp4', type: 'video/mp4', bytes: server.plaza.config.mediaBytesPerPerson }];
    const now = server.clock.now();
    const full = { id: randomUUID(), owner_id: amber.id, kind: 'video', loose_since: now, created_at: now };
    await server.db('media').insert({ ...full, attached_at: now, files: JSON.stringify(files) });
    await makeAll();
    const videos = await videosOf(server, amber);
    expect(videos).toEqual([
      expect.objectContaining({ VideoID: making.VideoID, state: 'failed', why: 'media.too-much-kept' }),
      expect.objectContaining({ VideoID: shown.VideoID, state: 'ready' }),
    ]);
    expect(videos[1]?.hls).toBeUndefined();
  });

  it('makes nothing on a disk that is nearly full, and says why', async () => {
    const { body } = await bringVideo(server, amber, { file: film('nearly.mov', ...MJPEG) });
    const few = { bavail: 1_000, bsize: 4_096 };
    const statfs = (async () => few) as unknown as typeof fsp.statfs;
    const disk = jest.spyOn(fsp, 'statfs').mockImplementation(statfs);
    await makeAll();
    disk.mockRestore();
    expect(await videosOf(server, amber)).toMatchObject([
      { VideoID: body.VideoID, state: 'failed', why: 'media.no-space' },
    ]);
  });

  it('stops after the most that a film may last, whatever the file says about its length', async () => {
    const path = join(folder, 'long.mov');
    const picture = ['-f', 'lavfi', '-i', 'testsrc=size=64x36:rate=10:duration=6'];
    execFileSync('ffmpeg', ['-y', '-v', 'error', ...picture, ...MJPEG, path]);
    const place = mkdtempSync(join(folder, 'made-'));
    const converter = { ffmpeg: 'ffmpeg', ffprobe: 'ffprobe' };
    const limits = { ms: 60_000, signal: new AbortController().signal };
    const about = { seconds: 1, height: 36, hasSound: false };
    const input = { path, format: 'mp4' } as const;
    await convert(converter, { input, about, folder: place, whole: 'video.mp4', mostSeconds: 2 }, limits);
    const made = await probe(converter, { path: join(place, 'video.mp4'), format: 'mp4' }, limits);
    expect(made.seconds).toBe(2);
  });

  describe('a film that goes into another post meanwhile', () => {
    const noJobs = async () =>
      expect(await server.db('graphile_worker._private_jobs').whereLike('key', 'videos.%')).toEqual([]);
    // Nothing was wrong with it.
    const inPost = ({ VideoID }: Video) => ({ VideoID, state: 'failed', why: 'media.in-use' });
    async function post({ VideoID }: Pick<Video, 'VideoID'>) {
      const { media_id } = await server.db('member_videos').where({ id: VideoID }).first('media_id');
      const form = [
        ['context', 'Look at this'],
        ['sharing', '1'],
        ['mediaId', media_id],
      ] as const;
      const { body } = await sendForm<{ post: FeedItem }>(server.as(amber), '/api/content', form);
      return { media_id, ID: body.post.ID };
    }

    it('plays there, and stays there when it is taken off the videos', async () => {
      const { body } = await bringVideo(server, amber, { file: film('twice.mov', ...MJPEG) });
      const { media_id, ID } = await post(body);
      await server.runAllJobs();
      await noJobs();
      expect(await videosOf(server, amber)).toMatchObject([inPost(body)]);
      expect((await server.as(amber).delete(`/api/videos/${body.VideoID}`)).status).toBe(200);
      server.clock.advance({ days: 1, minutes: 2 });
      await sweepMediaJob.run({ id: media_id }, server.plaza);
      const shown = (await server.as(basalt).get<FeedItem>(`/api/posts/${ID}`)).body.media;
      expect(shown).toMatchObject([{ id: media_id, seconds: expect.any(Number) }]);
      expect((await server.as(null).fetch(shown[0]?.url ?? '')).status).toBe(200);
    });

    it('has another address there once it is converted: browsers keep what an address gives for good', async () => {
      const { body } = await bringVideo(server, amber, { file: film('names.mov', ...MJPEG) });
      const { ID } = await post(body);
      const screen = await joinHub(server.url, await server.bearerOf(basalt));
      await screen.connection.invoke('subscribe', `post-${ID}`);
      const read = () => server.as(basalt).get<FeedItem>(`/api/posts/${ID}`);
      const shown = async () => (await read()).body.media[0]?.url;
      const load = async (url = '') => {
        const { status, headers } = await server.as(null).fetch(url);
        return [status, headers.get('cache-control')];
      };
      const address = await shown();
      expect(await load(address)).toEqual([200, expect.stringContaining('immutable')]);
      await server.runAllJobs();
      expect(await load(address)).toEqual([404, 'no-store']);
      expect(await told(screen, ['post-changed'], 1)).toMatchObject([{ ID, what: 'edited' }]);
      expect(await load(await shown())).toEqual([200, expect.stringContaining('immutable')]);
    });

    it('is waited for no more, where its owner could not show it when it was converted', async () => {
      const { body } = await bringVideo(server, amber, { file: film('later.mov', ...MJPEG) });
      const mute = (muted_until: Date | null) =>
        server.db('users').where({ id: amber.id }).update({ muted_until });
      await mute(new Date(server.clock.now().getTime() + 3_600_000));
      await makeAll();
      await mute(null);
      await post(body);
      await server.runAllJobs();
      await noJobs();
      expect(await videosOf(server, amber)).toMatchObject([inPost(body)]);
    });
  });

  it('is converted once, also where it could not be shown at once', async () => {
    const { body } = await bringVideo(server, amber, { file: film('once.mov', ...MJPEG), title: 'Once' });
    await server.db.raw("alter table posts add constraint away check (context <> 'Once') not valid");
    await server.runAllJobs();
    const { media_id: id } = await server.db('member_videos').where({ id: body.VideoID }).first('media_id');
    const files = () => server.db('media').where({ id }).pluck('files');
    const made = await files();
    await server.db.raw('alter table posts drop constraint away');
    await server.runAllJobs();
    expect(await videosOf(server, basalt)).toMatchObject([{ VideoID: body.VideoID, state: 'ready' }]);
    expect(await files()).toEqual(made);
  });

  it('a video that is taken away while it waits is not converted', async () => {
    const { body } = await bringVideo(server, amber, { file: film('gone.mov', ...MJPEG) });
    await server.as(amber).delete(`/api/videos/${body.VideoID}`);
    await server.runJobs();
    expect(await videosOf(server, amber)).toEqual([]);
    expect(await server.db('member_videos').where({ id: body.VideoID })).toEqual([]);
  });
});

describe.each([
  ['ffprobe makes nothing of a film', { ffprobe: 'echo nonsense', ffmpeg: '' }],
  ['ffprobe finds no streams', { ffprobe: "echo '{}'", ffmpeg: '' }],
  ['ffmpeg makes nothing of it', { ffprobe: '', ffmpeg: 'exit 0' }],
])('where %s', (_, { ffprobe, ffmpeg }) => {
  const folder = mkdtempSync(join(tmpdir(), 'plaza-odd-'));
  const program = (name: string, script: string) => {
    writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`);
    chmodSync(join(folder, name), 0o700);
    return join(folder, name);
  };
  const stream = { codec_type: 'video', width: 64, height: 36 };
  const said = JSON.stringify({ format: { duration: '1' }, streams: [stream] });
  program('ffprobe', ffprobe || `echo '${said}'`);
  const server = testPlaza({
    env: { FFMPEG: program('ffmpeg', `case "$*" in *-encoders*) echo libx264;; *) ${ffmpeg};; esac`) },
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('who brought it hears at once that it cannot be played', async () => {
    const amber = await server.aUser();
    const { body } = await bringVideo(server, amber, { file: aFilm({ picture: 'hvc1' }) });
    await server.runJobs();
    expect(await videosOf(server, amber)).toMatchObject([
      { VideoID: body.VideoID, state: 'failed', why: 'videos.not-playable' },
    ]);
  });
});

where('while ffmpeg works', () => {
  const folder = mkdtempSync(join(tmpdir(), 'plaza-slow-'));
  const [came, go] = [join(folder, 'came'), join(folder, 'go')];
  const server = testPlaza({
    env: { FFMPEG: hasConverter ? aSlowConverter(folder, { came, go }) : 'off' },
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** A film on which it works, until it is told to go on. */
  async function begin() {
    const amber = await server.aUser();
    const file = join(folder, 'film.mov');
    const picture = ['-f', 'lavfi', '-i', 'testsrc=size=64x36:rate=10:duration=1'];
    execFileSync('ffmpeg', ['-y', '-v', 'error', ...picture, '-c:v', 'mjpeg', file]);
    const { body } = await bringVideo(server, amber, { file: readFileSync(file) });
    const { media_id } = await server.db('member_videos').where({ id: body.VideoID }).first('media_id');
    const jobs = server.runJobs();
    await readFile(came);
    return {
      amber,
      VideoID: body.VideoID,
      takeAway: () => server.as(amber).delete(`/api/media/${media_id}`),
      async goOn() {
        await writeFile(go, '');
        await jobs;
      },
    };
  }

  it('a video whose file is taken away leaves nothing behind that nobody would find', async () => {
    const { amber, VideoID, takeAway, goOn } = await begin();
    expect((await takeAway()).status).toBe(200);
    await goOn();
    expect((await whatIsKept(server)).files).toEqual([]);
    expect(await videosOf(server, amber)).toMatchObject([{ VideoID, state: 'failed' }]);
  });

  it('nor does one that is done just while the bucket takes its file away', async () => {
    const { amber, VideoID, takeAway, goOn } = await begin();
    const store = storeOf(server.plaza.config);
    const remove = store.delete.bind(store);
    const going = jest.spyOn(store, 'delete').mockImplementationOnce(async (keys) => {
      await goOn();
      return remove(keys);
    });
    expect((await takeAway()).status).toBe(200);
    going.mockRestore();
    expect((await whatIsKept(server)).files).toEqual([]);
    expect(await videosOf(server, amber)).toMatchObject([{ VideoID, state: 'failed' }]);
  });
});

/** Before it converts it says so, and waits until it may. */
function aSlowConverter(folder: string, { came, go }: { came: string; go: string }): string {
  execFileSync('mkfifo', [came, go]);
  const program = (name: string, first = '') => {
    const path = join(folder, name);
    writeFileSync(path, `#!/bin/sh\n${first}exec ${name} "$@"\n`);
    chmodSync(path, 0o700);
    return path;
  };
  program('ffprobe');
  return program('ffmpeg', `case "$*" in *hls_time*) echo > '${came}'; cat '${go}' > /dev/null;; esac\n`);
}
