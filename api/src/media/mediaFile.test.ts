import type { FeedItem, Media as MediaAnswer } from '@plaza/api-contract';
import { aPost } from '../feed/testing/aPost.ts';
import { befriend } from '../friends/testing/befriend.ts';
import { testPlaza } from '../testing/testPlaza.ts';
import { rawRequest } from '../testing/rawRequest.ts';
import type { User } from '../users/User.ts';
import { attachMedia, openMediaTo } from './attachMedia.ts';
import { sendForm } from './testing/aForm.ts';
import { aPicture, aVideo } from './testing/pictures.ts';

const server = testPlaza();
let amber: User;
let picture: Buffer;

beforeAll(async () => {
  amber = await server.aUser();
  picture = await aPicture(60, 40);
});

const bring = async (file: Buffer) =>
  (await sendForm<MediaAnswer>(server.as(amber), '/api/media', [['media', file]])).body;
const fetchFile = (address: string, headers: Record<string, string> = {}) =>
  server.as(null).fetch(address, { headers });
const plain = (address: string) => address.replace(/\?.*/, '');

it('of somebody who has left and let the posts stay, those in posts open, and not the face', async () => {
  const person = await server.aUser();
  const leaves = server.as(person);
  const { body } = await sendForm<{ profile: string }>(leaves, '/api/profile/set', [['profile', picture]]);
  const post = await aPost(server, person, { more: [['media', picture]] });
  const statuses = async () => [
    (await fetchFile(post.media[0]?.url ?? '')).status,
    (await fetchFile(body.profile)).status,
  ];
  expect(await statuses()).toEqual([200, 200]);
  expect((await leaves.delete('/api/account', { username: person.username, posts: 'keep' })).status).toBe(
    200,
  );
  expect(await statuses()).toEqual([200, 404]);
});

describe('a private file', () => {
  it('opens by its whole address alone, for hours, and stays out of shared caches', async () => {
    const media = await bring(picture);
    const response = await fetchFile(media.url);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('private, max-age=60');
    expect(Date.parse(media.expires ?? '') - server.clock.now().getTime()).toBeGreaterThan(6 * 3_600_000 - 1);
    expect((await fetchFile(plain(media.url))).status).toBe(404);
  });

  it('has one address for hours, so that a browser loads it once', async () => {
    const { id, url } = await bring(picture);
    const again = () => server.as(amber).put<MediaAnswer>(`/api/media/${id}`, { alt: '' });
    expect((await again()).body.url).toBe(url);
    server.clock.advance({ minutes: 12 * 60 });
    expect((await again()).body.url).not.toBe(url);
  });

  it('is refused once the address is over', async () => {
    const { url } = await bring(picture);
    server.clock.advance({ minutes: 12 * 60 + 1 });
    const response = await fetchFile(url);
    expect([response.status, await response.json()]).toMatchObject([403, { code: 'media.expired' }]);
  });

  it.each([
    ['a longer time', (url: string) => url.replace(/until=\d+/, 'until=9999999999')],
    [
      'another signature',
      (url: string) => url.replace(/sig=(.)/, (_, first) => (first === '_' ? 'sig=A' : 'sig=_')),
    ],
    ['no signature', (url: string) => url.replace(/&sig=[^&]*/, '')],
    ['two signatures', (url: string) => `${url}&sig=x`],
    ['a signature in strange letters', (url: string) => url.replace(/sig=[^&]*/, 'sig=%F0%9F%8F%AE')],
  ])('is not there for %s', async (_, change) => {
    const { url } = await bring(picture);
    expect((await fetchFile(change(url))).status).toBe(404);
  });

  it('is not opened by the key of another', async () => {
    const [one, other] = [await bring(picture), await bring(picture)];
    expect((await fetchFile(one.url.replace(one.id, other.id))).status).toBe(404);
  });
});

describe('a picture for friends', () => {
  async function shown() {
    const [author, friend] = [await server.aUser(), await server.aUser()];
    await befriend(server.db, author, friend);
    const made = await aPost(server, author, { sharing: 2, more: [['media', picture]] });
    const seen = await server.as(friend).get<FeedItem>(`/api/posts/${made.ID}`);
    const address = seen.body.MediaID ?? '';
    expect((await fetchFile(address)).status).toBe(200);
    return { author, friend, made, address };
  }

  it('is looked at again every minute, without being sent again', async () => {
    const { address } = await shown();
    const { headers } = await fetchFile(address);
    expect(headers.get('cache-control')).toBe('private, max-age=60');
    expect((await fetchFile(address, { 'if-none-match': headers.get('etag') ?? '' })).status).toBe(304);
  });

  it.each<[string, (about: Awaited<ReturnType<typeof shown>>) => Promise<unknown>]>([
    ['the friendship', ({ author, friend }) => server.as(author).delete(`/api/friends/${friend.username}`)],
    ['a block', ({ author, friend }) => server.as(author).put(`/api/people/${friend.username}/block`)],
    [
      'a block by the other',
      ({ author, friend }) => server.as(friend).put(`/api/people/${author.username}/block`),
    ],
    ['the post', ({ author, made }) => server.as(author).delete(`/api/content/${made.ID}`)],
    [
      'the person who looks',
      ({ friend }) => server.db('users').where({ id: friend.id }).update({ is_blocked: true }),
    ],
    [
      'the confirmed address of the person who looks',
      ({ friend }) => server.db('users').where({ id: friend.id }).update({ is_verified: false }),
    ],
  ])('closes with %s, also under the address of before', async (_, end) => {
    const about = await shown();
    await end(about);
    const etag = (await fetchFile(about.address)).headers.get('etag') ?? '"x"';
    expect((await fetchFile(about.address)).status).toBe(404);
    expect((await fetchFile(about.address, { 'if-none-match': etag })).status).toBe(404);
  });

  it('stays with its author', async () => {
    const { author, made } = await shown();
    const own = await server.as(author).get<FeedItem>(`/api/posts/${made.ID}`);
    expect((await fetchFile(own.body.MediaID ?? '')).status).toBe(200);
  });

  it('opens by nobody else’s name', async () => {
    const { author, address } = await shown();
    expect((await fetchFile(address.replace(/for=\d+/, `for=${author.id}`))).status).toBe(404);
    expect((await fetchFile(address.replace(/&for=\d+/, ''))).status).toBe(404);
  });
});

describe('a public file', () => {
  it('opens without a signature, for ever, and shuts again when its post does', async () => {
    const { id, url } = await bring(picture);
    await attachMedia(server.db, [id], { ownerId: amber.id, isPublic: true });
    const response = await fetchFile(plain(url));
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    await openMediaTo(server.db, [id], false);
    expect((await fetchFile(plain(url))).status).toBe(404);
  });
});

describe('whatever somebody brought', () => {
  it('is never run: it is what it is, in a box', async () => {
    const { url } = await bring(picture);
    const { headers } = await fetchFile(url);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': 'inline; filename="60.webp"',
    });
  });

  it('is a video in a box, also where it would be a page as well', async () => {
    const both = Buffer.concat([
      aVideo(),
      Buffer.from('<html><script>alert(document.domain)</script></html>'),
    ]);
    const { headers } = await fetchFile((await bring(both)).url);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'video/mp4',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
  });

  it('is sent once to a browser that keeps it', async () => {
    const { url } = await bring(picture);
    const etag = (await fetchFile(url)).headers.get('etag') ?? '';
    expect((await fetchFile(url, { 'if-none-match': etag })).status).toBe(304);
  });

  it.each(['..%2f..%2fsession-secret', '61.webp', 'video.mp4', '', '%00'])(
    'is only the files it has, not %s',
    async (name) => {
      const { url } = await bring(picture);
      expect((await fetchFile(url.replace('60.webp', name))).status).toBe(404);
    },
  );

  it.each(['/media/x/60.webp', '/media/0b9e1f5c-6c1c-4a53-9a51-3f6d9c0f7a11/60.webp', '/media/'])(
    'is not at %s',
    async (path) => expect((await fetchFile(path)).status).toBe(404),
  );
});

describe('a video', () => {
  const whole = aVideo({ bytes: 5_000 });
  let video: MediaAnswer;
  beforeAll(async () => void (video = await bring(whole)));
  const part = async (range: string) => {
    const response = await fetchFile(video.url, { range });
    const bytes = Buffer.from(await response.arrayBuffer());
    return { status: response.status, bytes, range: response.headers.get('content-range') };
  };
  const size = whole.length;

  it.each([
    ['the beginning', 'bytes=0-99', 0, 100],
    ['the middle', 'bytes=1000-1999', 1000, 2000],
    ['the rest', 'bytes=4000-', 4000, size],
    ['the end', 'bytes=-500', size - 500, size],
    ['more than there is', `bytes=5000-999999`, 5000, size],
    ['one byte', 'bytes=0-0', 0, 1],
  ])('plays from anywhere: %s', async (_, range, start, end) => {
    const answer = await part(range);
    expect([answer.status, answer.range]).toEqual([206, `bytes ${start}-${end - 1}/${size}`]);
    expect(answer.bytes).toHaveLength(end - start);
    if (start >= 4000) expect(answer.bytes).toEqual(whole.subarray(start, end));
  });

  it.each(['bytes=999999-', 'bytes=-0'])('has nothing at %s', async (range) => {
    expect(await part(range)).toMatchObject({ status: 416, range: `bytes */${size}` });
  });

  it.each(['bytes=5-2', 'bytes=a-b', 'lines=1-2', 'bytes=0-1,4-5', 'bytes=-'])(
    'comes whole for %s',
    async (range) => expect(await part(range)).toMatchObject({ status: 200, range: null }),
  );

  it('says to HEAD how long it is', async () => {
    const { status, headers } = await rawRequest(`${server.url}${video.url}`, { method: 'HEAD' });
    expect([status, headers['content-length'], headers['accept-ranges']]).toEqual([
      200,
      String(size),
      'bytes',
    ]);
  });
});
