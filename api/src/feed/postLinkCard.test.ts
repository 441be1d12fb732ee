import { aPicture } from '../media/testing/pictures.ts';
import { unfold } from '../pages/testing/unfold.ts';
import { aDeployTeam } from '../remotes/testing/aDeployTeam.ts';
import { aShell } from '../remotes/testing/anUpload.ts';
import { testPlaza } from '../testing/testPlaza.ts';
import { aPost } from './testing/aPost.ts';

const server = testPlaza({ env: { PUBLIC_URL: 'https://square.example' } });

beforeAll(() => aDeployTeam(server).deploy(aShell('1.0.0')));

it('a link to a public post unfolds to its words and its first picture, which opens for everybody', async () => {
  const author = await server.aUser({ name: 'Amber <b>Lindqvist</b>' });
  const made = await aPost(server, author, {
    context: `The lamps\n\n${'are on '.repeat(60)}`,
    more: [
      ['media', await aPicture(600, 400)],
      ['alt', 'Lamps'],
    ],
  });
  const { status, tag, title } = await unfold(server, `/post/${made.ID}`);
  expect(status).toBe(200);
  expect(title).toMatch(/^Amber &lt;b&gt;Lindqvist&lt;\/b&gt;: The lamps are on .{40,50}… · Plaza$/);
  expect(tag('og:description')).toHaveLength(200);
  expect(tag('og:url')).toBe(`https://square.example/post/${made.ID}`);
  expect(['og:image:width', 'og:image:height', 'og:image:alt', 'twitter:card'].map(tag)).toEqual([
    '600',
    '400',
    'Lamps',
    'summary_large_image',
  ]);
  const picture = new URL(tag('og:image') ?? '');
  expect(picture.origin).toBe('https://square.example');
  expect((await server.as(null).fetch(picture.pathname)).status).toBe(200);
});

it('calls an author who has left so in the language of whoever looks', async () => {
  const author = await server.aUser();
  const { ID } = await aPost(server, author, { context: 'I leave the lamps on.' });
  await server.db('users').where({ id: author.id }).update({ deleted_at: new Date(), keeps_posts: true });
  expect((await unfold(server, `/post/${ID}`)).title).toBe('Deleted member: I leave the lamps on. · Plaza');
  const german = await unfold(server, `/post/${ID}`, { 'accept-language': 'de' });
  expect(german.title).toBe('Gelöschtes Mitglied: I leave the lamps on. · Plaza');
});

it('unfolds to no more than the server itself for a post that is not for everybody, or is no post', async () => {
  const author = await server.aUser();
  const blocked = await server.aUser();
  const guest = await server.aUser({ isGuest: true });
  const secret = { context: 'A secret' };
  const shut = await aPost(server, author, { ...secret, sharing: 2 });
  const gone = await aPost(server, author, secret);
  const barred = await aPost(server, blocked, secret);
  const played = await aPost(server, guest, secret);
  await server.as(author).delete(`/api/content/${gone.ID}`);
  await server.db('users').where({ id: blocked.id }).update({ is_blocked: true });
  for (const id of [shut.ID, gone.ID, barred.ID, played.ID, '999999999', 'x', '0']) {
    const { status, title, html } = await unfold(server, `/post/${id}`);
    expect([id, status, title]).toEqual([id, 200, 'Plaza: Virtual Worlds, Real Connections']);
    expect(html).not.toContain('A secret');
  }
});
