import type { CallAnswer, Community } from '@plaza/api-contract';
import sharp from 'sharp';
import { joinHub, leaveHub } from '../realtime/testing/joinHub.ts';
import { told } from '../realtime/testing/told.ts';
import { aDeployTeam } from '../remotes/testing/aDeployTeam.ts';
import { aShell } from '../remotes/testing/anUpload.ts';
import { testPlaza } from '../testing/testPlaza.ts';
import type { User } from '../users/User.ts';

const server = testPlaza({ env: { PUBLIC_URL: 'https://plaza.example' } });
let admin: User;
beforeAll(async () => {
  admin = await server.aUser({ isAdmin: true });
  await aDeployTeam(server).deploy(aShell('1.0.0'));
});
afterEach(async () => {
  for (const theme of ['dark', 'light']) await server.as(admin).delete(`/api/settings/logo/${theme}`);
});

afterAll(leaveHub);

type Answer = CallAnswer<'PUT /settings/logo/:theme'> & { code: string };
const aPicture = async (colour: string, format: 'png' | 'webp' | 'jpeg' = 'png') =>
  sharp({ create: { width: 120, height: 40, channels: 3, background: colour } })
    .toFormat(format)
    .toBuffer();
const put = async (theme: string, image: Buffer | string, as: User | null = admin) =>
  server.as(as).put<Answer>(`/api/settings/logo/${theme}`, { image: Buffer.from(image).toString('base64') });
const page = async () => (await server.as(null).fetch('/', { headers: { accept: 'text/html' } })).text();
const sheetOf = async () => {
  const [, href = ''] = /href="(\/brand\.css\?v=\w+)"/.exec(await page()) ?? [];
  return href ? (await server.as(null).fetch(href)).text() : '';
};
const iconsOf = async () => {
  const manifest = await server.as(null).get<{ icons: { src: string }[] }>('/manifest.webmanifest');
  return manifest.body.icons.map(({ src }) => src);
};

describe('a logo', () => {
  it('takes the place of the drawn mark on every page, as a square, until it is taken away', async () => {
    const { status, body } = await put('dark', await aPicture('#ffb454', 'webp'));
    expect([status, Object.keys(body.logos)]).toEqual([200, ['dark']]);
    const address = body.logos.dark ?? '';
    expect(address).toMatch(/^\/brand\/logo\/dark\.png\?v=[0-9a-f]{12}$/);
    const file = await server.as(null).fetch(address);
    expect([file.headers.get('content-type'), file.headers.get('cache-control')]).toEqual([
      'image/png',
      'public, max-age=31536000, immutable',
    ]);
    const { width, height, hasAlpha } = await sharp(Buffer.from(await file.arrayBuffer())).metadata();
    expect([width, height, hasAlpha]).toEqual([512, 512, true]);

    expect(await sheetOf()).toContain(`--plaza-logo-drawn:none;--plaza-logo:url("${address}")`);
    expect(await page()).toContain(`<link rel="icon" type="image/png" href="${address}">`);
    expect(await iconsOf()).toEqual([address]);

    expect((await server.as(admin).delete<Answer>('/api/settings/logo/dark')).body.logos).toEqual({});
    expect(await sheetOf()).toBe('');
    expect(await iconsOf()).not.toContain(address);
    expect((await server.as(null).fetch('/brand/logo/dark.png')).headers.get('content-type')).not.toBe(
      'image/png',
    );
  });

  it('for dark and for light ground differs; one alone stands on both', async () => {
    await put('light', await aPicture('#9a4f00'));
    const alone = await sheetOf();
    expect(alone.match(/url\("([^"]*)"\)/g)).toHaveLength(2);
    await put('dark', await aPicture('#ffb454'));
    const [dark, light] = [...(await sheetOf()).matchAll(/v=(\w+)/g)].map(([, hash]) => hash);
    expect(dark).not.toBe(light);
  });

  it('stands in mails, by the address of this server', async () => {
    const { body } = await put('light', await aPicture('#9a4f00'));
    const person = await server.aUser();
    await server.as(person).post('/api/keys/proof/code');
    await server.runJobs();
    const mail = await server.db('mails').where({ recipient: person.email }).first('body_html');
    expect(mail.body_html).toContain(`<img src="https://plaza.example${body.logos.light}"`);
  });

  it.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['words', 'not a picture at all'],
    ['a picture that was cut off', '\x89PNG\r\n\x1a\n and no more'],
  ])('is not %s', async (_, bytes) => {
    expect(await put('dark', Buffer.from(bytes, 'latin1'))).toMatchObject({
      status: 400,
      body: { code: 'settings.not-a-logo' },
    });
    expect(await sheetOf()).toBe('');
  });

  it('is for two grounds, and for administrators', async () => {
    const image = await aPicture('#123456');
    expect((await put('red', image)).status).toBe(400);
    expect((await put('dark', image, null)).status).toBe(401);
    expect((await put('dark', image, await server.aUser())).status).toBe(403);
  });

  it('stands in the audit, and goes along to another Plaza', async () => {
    await put('dark', await aPicture('#ffb454'));
    const [entry] = await server.db('audit_log').where({ act: 'settings.changed' }).orderBy('seq', 'desc');
    expect(entry.details).toEqual({ logo: 'dark' });
    const community = (await server.as(admin).get<Community>('/api/settings/community')).body;
    await server.as(admin).delete('/api/settings/logo/dark');
    const imported = await server
      .as(admin)
      .post<CallAnswer<'POST /settings/community'>>('/api/settings/community', { community });
    expect(imported.body.changes).toEqual([{ what: 'logos', count: 1 }]);
    expect(await sheetOf()).toContain('--plaza-logo:url(');
  });
});

describe('an open page', () => {
  it('hears that the brand has changed, and asks what it is now', async () => {
    const tab = await joinHub(server.url, await server.bearerOf(await server.aUser()));
    await tab.sync(null);
    await tab.connection.invoke('subscribe', 'brand');
    await server.as(admin).put('/api/settings', { name: 'Harbour Square', languages: ['de'] });
    expect(await told(tab, ['brand-changed'], 1)).toEqual([{}]);
    const { body } = await server.as(null).get<CallAnswer<'GET /brand'>>('/api/brand');
    expect(body).toMatchObject({ brand: { name: 'Harbour Square', languages: ['de'] }, sheet: null });
    await server.as(admin).put('/api/settings', {});
  });

  it('hears the truth, though this process has not read it yet', async () => {
    await server.db('settings').update({ value: JSON.stringify({ name: 'Elsewhere' }) });
    const ask = () => server.as(null).get<CallAnswer<'GET /brand'>>('/api/brand');
    const names = (await Promise.all([ask(), ask(), ask()])).map(({ body }) => body.brand.name);
    expect(names).toEqual(['Elsewhere', 'Elsewhere', 'Elsewhere']);
    await server.as(admin).put('/api/settings', {});
  });
});

describe('languages', () => {
  const speaks = async (wanted: string) =>
    /<html lang="(\w+)"/.exec(
      await (
        await server.as(null).fetch('/', { headers: { accept: 'text/html', 'accept-language': wanted } })
      ).text(),
    )?.[1];

  it('that are not offered are spoken to nobody, on pages and in mails', async () => {
    expect([await speaks('de'), await speaks('fr')]).toEqual(['de', 'en']);
    await server.as(admin).put('/api/settings', { languages: ['de'] });
    expect([await speaks('en'), await speaks('fr')]).toEqual(['de', 'de']);
    const person = await server.aUser();
    await server.as(person).post('/api/keys/proof/code', undefined, { 'accept-language': 'en' });
    await server.runJobs();
    const mail = await server.db('mails').where({ recipient: person.email }).first('body_html');
    expect(mail.body_html).toContain('<html lang="de">');
    await server.as(admin).put('/api/settings', {});
    expect(await speaks('en')).toBe('en');
  });

  it.each([[[]], [['fr']], [['en', 'en', 'de']]])('%j cannot be offered', async (languages) => {
    expect((await server.as(admin).put('/api/settings', { languages })).status).toBe(400);
  });
});
