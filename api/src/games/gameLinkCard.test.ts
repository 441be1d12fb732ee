import { unfold } from '../pages/testing/unfold.ts';
import { aDeployTeam } from '../remotes/testing/aDeployTeam.ts';
import { aShell } from '../remotes/testing/anUpload.ts';
import { testPlaza } from '../testing/testPlaza.ts';

const server = testPlaza({ env: { PUBLIC_URL: 'https://square.example' } });
const row = { slug: 'four-lamps', title: 'Four <Lamps>', url: '/framed/mf-games/four-lamps/' };

beforeAll(async () => {
  await aDeployTeam(server).deploy(aShell('1.0.0'));
  const more = { line: 'Four in a row on a turning board.', image_url: `${row.url}still.webp` };
  await server.db('games').insert([
    { ...row, ...more },
    {
      ...row,
      slug: 'far',
      title: 'Far',
      url: 'https://far.example/',
      image_url: 'https://far.example/a.png',
    },
    { ...row, slug: 'hidden', title: 'Hidden', is_hidden: true },
  ]);
});

describe('a link to a game', () => {
  it('unfolds to its name, what one does in it, and its picture', async () => {
    const { status, title, tag } = await unfold(server, '/play/four-lamps');
    expect([status, title]).toEqual([200, 'Four &lt;Lamps&gt; · Plaza']);
    expect(tag('og:description')).toBe('Four in a row on a turning board.');
    expect(tag('og:image')).toBe('https://square.example/framed/mf-games/four-lamps/still.webp');
    expect([tag('og:image:width'), tag('twitter:card')]).toEqual(['480', 'summary_large_image']);
  });

  it('takes no picture from elsewhere, and needs no line', async () => {
    const { title, tag } = await unfold(server, '/play/far');
    expect([title, tag('og:image')]).toEqual(['Far · Plaza', undefined]);
    expect(tag('og:description')).toBe('Play it in your browser.');
  });

  it.each(['/play/hidden', '/play/no-such-game', '/play/match/lamp4four2', '/play/%00'])(
    'says no more than the server does, at %s',
    async (path) => {
      expect((await unfold(server, path)).title).not.toMatch(/Hidden|Lamps/);
    },
  );
});
