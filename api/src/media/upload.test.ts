import type { Media as MediaAnswer } from '@plaza/api-contract';
import sharp from 'sharp';
import { somebodyWaits } from '../testing/somebodyWaits.ts';
import { testPlaza } from '../testing/testPlaza.ts';
import type { User } from '../users/User.ts';
import { type aForm, sendForm } from './testing/aForm.ts';
import { aMovingPicture, aPicture, aVideo, aWebm } from './testing/pictures.ts';
import { whatIsKept } from './testing/whatIsKept.ts';

const server = testPlaza();
let amber: User;
let basalt: User;
let picture: Buffer;

beforeAll(async () => {
  amber = await server.aUser({ username: 'amber' });
  basalt = await server.aUser({ username: 'basalt' });
  picture = await aPicture(300, 200);
});

type Entries = Parameters<typeof aForm>[0];
const upload = <Body = MediaAnswer>(entries: Entries, who: User | null = amber) =>
  sendForm<Body>(server.as(who), '/api/media', entries);
const refused = (entries: Entries) => upload<{ code: string; error: string; fields?: object }>(entries);
const load = async (address: string) => {
  const response = await server.as(null).fetch(address);
  return {
    status: response.status,
    headers: response.headers,
    bytes: Buffer.from(await response.arrayBuffer()),
  };
};

describe('POST /media', () => {
  it('makes a picture anew in three sizes of two types, with a placeholder that needs no loading', async () => {
    const { status, body } = await upload([
      ['alt', ' Lanterns over the harbour '],
      ['media', { file: await aPicture(1800, 1200), name: '../../etc/passwd', type: 'text/html' }],
    ]);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      kind: 'image',
      type: 'image/webp',
      width: 1600,
      height: 1067,
      alt: 'Lanterns over the harbour',
      animation: null,
      poster: null,
      seconds: null,
    });
    expect(body.sources.map(({ type, srcset }) => [type, srcset.map(({ width }) => width)])).toEqual([
      ['image/avif', [400, 960, 1600]],
      ['image/webp', [400, 960, 1600]],
    ]);
    expect(body.placeholder).toMatch(/^data:image\/webp;base64,/);
    expect(body.placeholder?.length).toBeLessThan(600);
    for (const { type, srcset } of body.sources) {
      for (const { url, width } of srcset) {
        const { status: found, headers, bytes } = await load(url);
        expect([found, headers.get('content-type')]).toEqual([200, type]);
        expect((await sharp(bytes).metadata()).width).toBe(width);
      }
    }
  });

  it.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)(
    'takes a small %s and does not blow it up',
    async (as) => {
      const { status, body } = await upload([['media', await aPicture(120, 80, as)]]);
      expect([status, body.width, body.height]).toEqual([200, 120, 80]);
      expect(body.sources[0]?.srcset).toHaveLength(1);
    },
  );

  it('turns a picture as the camera held it, and forgets where and with what it was taken', async () => {
    const exif = { IFD0: { Make: 'A camera' }, IFD3: { GPSLatitude: '59/1 19/1 45/1', GPSLatitudeRef: 'N' } };
    const sent = await sharp(picture).withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect((await sharp(sent).metadata()).exif).toBeDefined();
    const { body } = await upload([['media', sent]]);
    expect([body.width, body.height]).toEqual([200, 300]);
    for (const { url } of body.sources.flatMap(({ srcset }) => srcset)) {
      const kept = await sharp((await load(url)).bytes).metadata();
      expect([kept.exif, kept.xmp, kept.orientation]).toEqual([undefined, undefined, undefined]);
    }
  });

  it('keeps what moves moving, beside a still', async () => {
    const { body } = await upload([['media', await aMovingPicture(60, 40, 3)]]);
    const moving = await load(body.animation ?? '');
    expect(await sharp(moving.bytes, { animated: true }).metadata()).toMatchObject({
      format: 'webp',
      pages: 3,
    });
    expect((await sharp((await load(body.url)).bytes).metadata()).pages ?? 1).toBe(1);
  });

  it('leaves a picture that is also a page only its picture', async () => {
    const script = '<script>alert(document.domain)</script>';
    const both = Buffer.concat([picture, Buffer.from(`<html>${script}</html>`)]);
    const { status, body } = await upload([['media', { file: both, name: 'page.html', type: 'text/html' }]]);
    expect(status).toBe(200);
    for (const { url } of body.sources.flatMap(({ srcset }) => srcset)) {
      expect((await load(url)).bytes.includes('alert(')).toBe(false);
    }
  });

  it('stores a video as it is but for where it was filmed, with the poster that came with it', async () => {
    const { status, body } = await upload([
      ['poster', await aPicture(640, 360)],
      ['media', { file: aVideo(), name: 'a.png', type: 'image/png' }],
      ['seconds', '12.5'],
    ]);
    expect(status).toBe(200);
    expect(body).toMatchObject({ kind: 'video', type: 'video/mp4', width: 640, height: 360, seconds: 12.5 });
    expect(body.poster).toContain('/640.webp');
    expect(body.sources).toHaveLength(2);
    const { headers, bytes } = await load(body.url);
    expect(headers.get('content-type')).toBe('video/mp4');
    expect(bytes).toHaveLength(aVideo().length);
    expect(bytes.includes('+59.3293')).toBe(false);
    expect(bytes.includes('Amber')).toBe(false);
    expect(bytes.subarray(-3_000)).toEqual(aVideo().subarray(-3_000));
  });

  it('takes a WebM without a poster', async () => {
    const { body } = await upload([['media', aWebm()]]);
    expect(body).toMatchObject({ kind: 'video', type: 'video/webm', poster: null, width: null, sources: [] });
    expect((await load(body.url)).bytes).toEqual(aWebm());
  });

  it('asks a stranger to log in before anything is read', async () => {
    expect((await upload([['media', picture]], null)).status).toBe(401);
  });

  // What is wrong with a file at every door is told by badFiles.test.ts; here is what only this one can be asked.
  describe('refuses, stores nothing and leaves nothing behind:', () => {
    it.each<[string, number, string, string, () => Promise<Entries> | Entries]>([
      [
        'a Matroska',
        415,
        'media.wrong-type',
        'neither a picture',
        () => [['media', Buffer.from(aWebm().toString('latin1').replace('webm', 'matr'), 'latin1')]],
      ],
      ['a HEIC', 415, 'media.wrong-type', 'neither a picture', () => [['media', aVideo({ brand: 'heic' })]]],
      ['a sound', 415, 'media.wrong-type', 'neither a picture', () => [['media', aVideo({ brand: 'M4A ' })]]],
      [
        'a video as a poster',
        415,
        'media.wrong-type',
        'not a picture',
        () => [
          ['media', aVideo()],
          ['poster', aVideo()],
        ],
      ],
      [
        'a picture by its first bytes only',
        400,
        'media.broken',
        'damaged',
        () => [['media', Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(500)])]],
      ],
      [
        'a broken poster',
        400,
        'media.broken',
        'damaged',
        () => [
          ['media', aVideo()],
          ['poster', picture.subarray(0, 900)],
        ],
      ],
      [
        'a video of 100 MB and a byte',
        413,
        'media.too-large',
        '100 MB',
        () => [['media', aVideo({ bytes: 100 * 1024 * 1024 })]],
      ],
      [
        'two files',
        400,
        'media.too-many',
        'more files',
        () => [
          ['media', picture],
          ['media', picture],
        ],
      ],
      ['no file', 400, 'media.no-file', 'choose a file', () => [['alt', 'x']]],
      [
        'a field nobody knows',
        400,
        'http.bad-input',
        'not right',
        () => [
          ['media', picture],
          ['constructor', 'x'],
        ],
      ],
      ['a file in a field nobody knows', 400, 'http.bad-input', 'not right', () => [['toString', picture]]],
      [
        'a description without end',
        400,
        'http.bad-input',
        'not right',
        () => [
          ['media', picture],
          ['alt', 'x'.repeat(1001)],
        ],
      ],
      [
        'a length that is shorter than can be told from none',
        400,
        'http.bad-input',
        'not right',
        () => [
          ['media', aWebm()],
          ['seconds', '1e-50'],
        ],
      ],
      [
        'a length that is none',
        400,
        'http.bad-input',
        'not right',
        () => [
          ['media', aWebm()],
          ['seconds', 'long'],
        ],
      ],
    ])('%s', async (_, status, code, words, entries) => {
      const before = await whatIsKept(server);
      const answer = await refused(await entries());
      expect([answer.status, answer.body.code]).toEqual([status, code]);
      expect(answer.body.error).toContain(words);
      expect(await whatIsKept(server)).toEqual(before);
    });

    it('JSON', async () => {
      const answer = await server.as(amber).post('/api/media', { media: 'x' });
      expect(answer).toMatchObject({ status: 415, body: { code: 'media.not-form' } });
    });

    it('a form without its boundary', async () => {
      const headers = { 'content-type': 'multipart/form-data' };
      const response = await server.as(amber).fetch('/api/media', { method: 'POST', headers, body: 'x' });
      expect(response.status).toBe(415);
    });
  });
});

describe('PUT /media/:id', () => {
  it('says what is to be seen', async () => {
    const { body } = await upload([['media', picture]]);
    const answer = await server.as(amber).put<MediaAnswer>(`/api/media/${body.id}`, { alt: ' A lantern ' });
    expect([answer.status, answer.body.alt]).toEqual([200, 'A lantern']);
  });

  it.each([
    ['asks a stranger to log in', null, 'put', 401],
    ['is not there for another member', 'basalt', 'put', 404],
    ['asks a stranger to log in', null, 'delete', 401],
    ['is not there for another member', 'basalt', 'delete', 404],
  ] as const)('%s (%s, %s)', async (_, who, method, status) => {
    const { body } = await upload([['media', picture]]);
    const client = server.as(who && basalt);
    expect((await client[method](`/api/media/${body.id}`, { alt: 'x' })).status).toBe(status);
    expect((await load(body.url)).status).toBe(200);
  });

  it('is not there where it is taken back in the same moment', async () => {
    const { body } = await upload([['media', picture]]);
    const takingBack = await server.db.transaction();
    await takingBack('media').where({ id: body.id }).delete();
    const saying = server.as(amber).put(`/api/media/${body.id}`, { alt: 'A lantern' });
    await somebodyWaits(server.db);
    await takingBack.commit();
    expect(await saying).toMatchObject({ status: 404, body: { code: 'media.unknown' } });
  });

  it.each(['7', 'x', '0b9e1f5c-6c1c-4a53-9a51-3f6d9c0f7a11'])('knows no %s', async (id) => {
    const { status } = await server.as(amber).put(`/api/media/${id}`, { alt: 'x' });
    expect(status).toBe(id.length > 9 ? 404 : 400);
  });
});

describe('DELETE /media/:id', () => {
  it('takes back a file that is in no post', async () => {
    const before = await whatIsKept(server);
    const { body } = await upload([['media', picture]]);
    expect((await server.as(amber).delete(`/api/media/${body.id}`)).status).toBe(200);
    expect((await load(body.url)).status).toBe(404);
    expect(await whatIsKept(server)).toEqual(before);
    expect((await server.as(amber).delete(`/api/media/${body.id}`)).status).toBe(404);
  });

  it('leaves alone what a post holds', async () => {
    const { body } = await upload([['media', picture]]);
    await server.db('media').where({ id: body.id }).update({ attached_at: new Date() });
    const answer = await server.as(amber).delete(`/api/media/${body.id}`);
    expect(answer).toMatchObject({ status: 409, body: { code: 'media.in-use' } });
    expect((await load(body.url)).status).toBe(200);
  });
});
