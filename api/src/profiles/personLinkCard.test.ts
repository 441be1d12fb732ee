import { sendForm } from '../media/testing/aForm.ts';
import { aPicture } from '../media/testing/pictures.ts';
import { unfold } from '../pages/testing/unfold.ts';
import { aDeployTeam } from '../remotes/testing/aDeployTeam.ts';
import { aShell } from '../remotes/testing/anUpload.ts';
import { testPlaza } from '../testing/testPlaza.ts';

const server = testPlaza({ env: { PUBLIC_URL: 'https://square.example' } });

beforeAll(() => aDeployTeam(server).deploy(aShell('1.0.0')));

describe('a link to somebody', () => {
  it('unfolds to their name, their words and their face', async () => {
    const cedar = await server.aUser({ username: 'cedar', name: 'Cedar "C" Novak' });
    await server.as(cedar).put('/api/profile', { bio: 'Small games <for> long evenings.' });
    await sendForm(server.as(cedar), '/api/profile/set', [['profile', await aPicture(90, 90)]]);
    const { status, title, tag } = await unfold(server, '/user/CEDAR');
    expect([status, title]).toEqual([200, 'Cedar &quot;C&quot; Novak (@cedar) · Plaza']);
    expect(tag('og:description')).toBe('Small games &lt;for&gt; long evenings.');
    expect(tag('og:image')).toMatch(/^https:\/\/square\.example\/media\/[\w-]{36}\/512\.webp$/);
    expect([tag('og:image:width'), tag('og:image:alt'), tag('twitter:card')]).toEqual([
      '512',
      'Cedar &quot;C&quot; Novak',
      'summary',
    ]);
  });

  it('says name and organisation of who has written nothing about themselves', async () => {
    await server.aUser({ username: 'fjord', name: 'Fjord Halvorsen' });
    await server.db('users').where({ username: 'fjord' }).update({ organisation: 'Northern Cartographers' });
    const { tag } = await unfold(server, '/user/fjord');
    expect(tag('og:description')).toBe('Fjord Halvorsen, Northern Cartographers');
    expect(tag('og:image')).toBeUndefined();
  });

  it.each([
    ['nobody', {}],
    ['gone', { isDeleted: true }],
    ['barred', { isBlocked: true }],
  ])('says nothing of %s', async (username, options) => {
    if (username !== 'nobody') await server.aUser({ username, name: `Secret ${username}`, ...options });
    const { status, title, html } = await unfold(server, `/user/${username}`);
    expect([status, title]).toEqual([200, 'Plaza: Virtual Worlds, Real Connections']);
    expect(html).not.toContain('Secret');
  });

  it.each(['/user/', '/user/%00', '/user/%E0%A4', `/user/${'x'.repeat(400)}`])(
    'survives %s',
    async (path) => {
      expect((await unfold(server, path)).title).toBe('Plaza: Virtual Worlds, Real Connections');
    },
  );
});
