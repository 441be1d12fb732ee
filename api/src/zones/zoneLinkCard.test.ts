import type { MadeZone } from '@plaza/api-contract';
import { unfold } from '../pages/testing/unfold.ts';
import { aDeployTeam } from '../remotes/testing/aDeployTeam.ts';
import { aRemote, aShell } from '../remotes/testing/anUpload.ts';
import { testPlaza } from '../testing/testPlaza.ts';

const server = testPlaza({ env: { PUBLIC_URL: 'https://square.example' } });

beforeAll(async () => {
  const team = aDeployTeam(server);
  await team.deploy(aShell('1.0.0'));
  const files = { 'castle.44c156d2.webp': 'large', 'castle-small.7ac76ed9.webp': 'small' };
  await team.deploy(aRemote('mf-zones', '2.1.0', { files }));
});

async function made(mode: string, name: string): Promise<string> {
  const form = { name, zone: 'castle', mode, avatar: 1, notify: false };
  const owner = await server.aUser({ name: 'Nora Field' });
  return (await server.as(owner).post<MadeZone>('/api/zones', form)).body.path;
}

describe('a link to a zone', () => {
  it('unfolds to its name, its hour, and its picture of the version that is live', async () => {
    const { status, title, tag } = await unfold(server, '/zones/castle');
    expect([status, title]).toEqual([200, 'Castle Zone · Plaza']);
    expect(tag('og:description')).toBe('Blue hour, torches. Walk in and meet who is there.');
    expect(tag('og:image')).toBe('https://square.example/remotes/mf-zones/2.1.0/castle.44c156d2.webp');
    expect([tag('og:image:width'), tag('og:image:alt')]).toEqual(['800', 'Castle Zone']);
    const picture = new URL(tag('og:image') ?? '').pathname;
    expect((await server.as(null).fetch(picture)).status).toBe(200);
  });

  it('speaks German to who reads German', async () => {
    const { tag } = await unfold(server, '/zones/castle', { 'accept-language': 'de' });
    expect(tag('og:description')).toBe('Komm herein und triff, wer gerade da ist.');
  });

  it('that somebody made unfolds to whose it is, with the picture of the place it began as', async () => {
    const { title, tag } = await unfold(server, await made('public', 'Lantern <Court>'));
    expect(title).toBe('Lantern &lt;Court&gt; · Plaza');
    expect(tag('og:description')).toBe('A zone by Nora Field. Walk in and meet who is there.');
    expect(tag('og:image')).toContain('/castle.44c156d2.webp');
  });

  it.each(['private', 'protected'])('that is %s says no more than the server does', async (mode) => {
    const { html } = await unfold(server, await made(mode, 'Behind Ivy'));
    expect(html).not.toMatch(/Behind Ivy|Nora Field/);
  });

  it.each(['/zones', '/zones/attic', '/zones/u/nobody', '/zones/%00', '/zones/u/%00'])(
    'that is none says no more either, at %s',
    async (path) => {
      const { status, tag } = await unfold(server, path);
      expect(status).toBe(200);
      expect(tag('og:description')).not.toMatch(/Walk in/);
    },
  );
});
