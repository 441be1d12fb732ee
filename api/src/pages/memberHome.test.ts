import { createHash } from 'node:crypto';
import { pictureMarks } from '@plaza/api-contract';
import { aDeployTeam } from '../remotes/testing/aDeployTeam.ts';
import { aRemote, aShell } from '../remotes/testing/anUpload.ts';
import { testPlaza } from '../testing/testPlaza.ts';

const server = testPlaza();
const team = aDeployTeam(server);

/** A frame with a place for what the remote of the address has drawn. */
const drawnAs = (words: string) => ({
  dark: `<p>${words}, dark</p>${pictureMarks.remote}`,
  light: `<p>${words}, light</p>${pictureMarks.remote}`,
});
const drawn = (words: string) => ({
  style: `p{background:url(${pictureMarks.files}sky.svg)}`,
  markup: { en: drawnAs(`${words} of ${pictureMarks.brand}`), de: drawnAs(`${words} von Plaza`) },
});
const pictures = {
  '/': drawn('The landing'),
  'member phone': drawn('A phone'),
  'member desk': drawn('A desk'),
};
const files = { 'pictures.json': JSON.stringify(pictures), 'early.js': 'early();', 'member.js': 'member();' };
const feedDraws = (markup: string) => ({
  'pictures.json': JSON.stringify({
    '/': { style: `.mf_feed__post{background:url(${pictureMarks.files}dots.svg)}`, markup },
  }),
});
const feed = (version: string, files: Record<string, string>) =>
  aRemote('mf-feed', version, { artefact: { routes: [{ path: '/', access: 'member' }] }, files });
const member = 'plaza_bucket=1; plaza_session=member';
const phone = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/142.0 Mobile Safari/537.36';

async function ask(cookie: string, { path = '/', agent = phone } = {}) {
  const answer = await server
    .as(null)
    .fetch(path, { headers: { accept: 'text/html', cookie, 'user-agent': agent } });
  expect(answer.status).toBe(200);
  const html = await answer.text();
  return {
    html,
    answer,
    home: /<div id="plaza-first"(.*?)><template shadowrootmode="closed"><style>(.*?)<\/style>(.*?)<\/template>/.exec(
      html,
    ),
  };
}

beforeAll(async () => {
  await team.deploy(aShell('1.0.0', { files }));
  await team.deploy(feed('1.0.0', { ...feedDraws('<i>two posts</i>'), 'first.js': 'paint();' }));
});

it('a member’s home stands drawn over a page that is still empty, out of the way of eyes that cannot see it', async () => {
  const { html, home } = await ask(member);
  expect(home?.[1]).toBe(' data-layout="phone" inert aria-hidden="true"');
  expect(home?.[2]).toBe(
    'p{background:url(/remotes/shell/1.0.0/sky.svg)}.mf_feed__post{background:url(/remotes/mf-feed/1.0.0/dots.svg)}',
  );
  expect(home?.[3]).toBe('<p>A phone of Plaza, dark</p><i>two posts</i>');
  expect(html).toContain('<div id="plaza"></div>');
});

it('is that of the device, the language and the theme', async () => {
  expect((await ask(member, { agent: 'Mozilla/5.0 (X11; Linux x86_64)' })).home?.[3]).toContain('A desk');
  const { home } = await ask(`${member}; plaza_language=de; plaza_theme=light`);
  expect(home?.[3]).toBe('<p>A phone von Plaza, light</p><i>two posts</i>');
  expect((await ask(member)).answer.headers.get('vary')).toContain('User-Agent');
});

it('lets the first picture go first: nothing is fetched before its script says so', async () => {
  const { html } = await ask(member);
  expect(html).toContain('<script async src="/remotes/shell/1.0.0/member.js" integrity="sha384-');
  expect(html).not.toMatch(/<script [^>]*src="[^"]*main\.js"/);
  const fetched = html.split('\n').filter((line) => /<link rel="(preload|stylesheet)"/.test(line));
  expect(fetched).toEqual([]);
  const later = (rel: string, file: string) =>
    expect(html).toMatch(new RegExp(`<link data-later="${rel}"[^>]* href="[^"]*${file}"`));
  later('stylesheet', 'main\\.css');
  later('preload', 'main\\.js');
  later('preload', 'mf-feed/1\\.0\\.0/remoteEntry\\.js');
});

it('the policy lets in its style and no other', async () => {
  const { answer, home } = await ask(member);
  const hash = createHash('sha256')
    .update(home?.[2] ?? '')
    .digest('base64');
  expect(answer.headers.get('content-security-policy')).toContain(`style-src 'self' 'sha256-${hash}';`);
});

it('is the same for everybody, and holds nothing of anybody', async () => {
  const one = await server.aUser();
  const other = await server.aUser();
  const asked = await Promise.all(
    [one, other].map(async (user) => {
      const answer = await server
        .as(user)
        .fetch('/', { headers: { accept: 'text/html', cookie: member, 'user-agent': phone } });
      return answer.text();
    }),
  );
  expect(asked[0]).toBe(asked[1]);
  for (const { name, username, email } of [one, other])
    for (const word of [name, username, email]) expect(asked[0]).not.toContain(word);
});

it.each([
  ['a stranger', 'plaza_session=member', {}],
  ['somebody who has logged out', 'plaza_bucket=1; plaza_session=guest', {}],
  ['somebody whose shell has said nothing yet', 'plaza_bucket=1', {}],
  ['another address', member, { path: '/games' }],
])('%s sees no home of a member', async (_, cookie, wanted) => {
  const { html, home } = await ask(cookie, wanted);
  expect(home).toBeNull();
  expect(html).not.toContain('member.js');
  expect(html).not.toContain('data-later');
});

describe('what stands in the frame is the remote’s', () => {
  const shellOf = (html: string) => /remotes\/shell\/([^/]+)\/main\.js/.exec(html)?.[1];

  it('its script comes early, and only with the hash that the registry knows', async () => {
    const { html } = await ask(member);
    const hash = createHash('sha384').update('paint();').digest('base64');
    expect(html).toContain(
      `<script async data-first src="/remotes/mf-feed/1.0.0/first.js" integrity="sha384-${hash}" crossorigin="anonymous"></script>`,
    );
  });

  it('a deploy of the remote alone changes it, and a rollback brings it back', async () => {
    await team.deploy(feed('1.1.0', feedDraws('<i>three posts</i>')));
    const { html, home } = await ask(member);
    expect(home?.[3]).toBe('<p>A phone of Plaza, dark</p><i>three posts</i>');
    expect(home?.[2]).toContain('/remotes/mf-feed/1.1.0/dots.svg');
    expect(html).not.toContain('data-first');
    expect(shellOf(html)).toBe('1.0.0');
    await team.rollBack('mf-feed');
    expect((await ask(member)).home?.[3]).toContain('two posts');
  });

  it('a remote that draws nothing has no frame drawn around it', async () => {
    await team.deploy(feed('1.2.0', {}));
    const { html, home } = await ask(member);
    expect(home).toBeNull();
    expect(html).not.toContain('data-later');
    await team.rollBack('mf-feed');
  });

  it('a shell from before there were such remotes draws all of it, as it was built', async () => {
    const whole = {
      'member phone': { ...drawn('A phone'), markup: { en: { dark: '<p>All</p>', light: '' } } },
    };
    await team.deploy(aShell('1.5.0', { files: { ...files, 'pictures.json': JSON.stringify(whole) } }));
    const { html, home } = await ask(member);
    expect(home?.[3]).toBe('<p>All</p>');
    expect(html).not.toContain('data-first');
    await team.activate('shell', { version: '1.0.0' });
  });
});

it('a shell that draws none opens as it always did', async () => {
  await team.deploy(
    aShell('2.0.0', { files: { 'pictures.json': files['pictures.json'], 'early.js': 'early();' } }),
  );
  const { html, home } = await ask(member);
  expect(home).toBeNull();
  expect(html).toMatch(/<script defer [^>]*src="\/remotes\/shell\/2\.0\.0\/main\.js"/);
  expect(html).toContain('<link rel="stylesheet"');
  // A test that is tried again finds the shell that it wants.
  await team.activate('shell', { version: '1.0.0' });
});
