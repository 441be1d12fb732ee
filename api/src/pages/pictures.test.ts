import { createHash } from 'node:crypto';
import { pictureMarks } from '@plaza/api-contract';
import { aDeployTeam } from '../remotes/testing/aDeployTeam.ts';
import { aShell } from '../remotes/testing/anUpload.ts';
import { testPlaza } from '../testing/testPlaza.ts';

const server = testPlaza({ env: { BRAND_NAME: 'Lamplight <3' } });
const team = aDeployTeam(server);

const { brand, files } = pictureMarks;
const drawnAs = (words: string) => ({
  dark: `<h1>${words} ${brand}, dark</h1>`,
  light: `<h1>${words} ${brand}, light</h1>`,
});
const pictures = {
  '/login': {
    style: `@font-face{src:url(${files}text.woff2)}`,
    markup: { en: drawnAs('Welcome to'), de: drawnAs('Willkommen bei') },
  },
};

async function ask(path: string, headers: Record<string, string> = {}) {
  const answer = await server.as(null).fetch(path, {
    headers: { accept: 'text/html', ...headers },
  });
  const html = await answer.text();
  return {
    html,
    policy: answer.headers.get('content-security-policy') ?? '',
    drawn: /<div id="plaza"[^>]*>(.*?)<\/div>/.exec(html)?.[1],
    style: /<style>(.*?)<\/style>/.exec(html)?.[1],
  };
}

beforeAll(async () => {
  await team.deploy(
    aShell('1.0.0', { files: { 'pictures.json': JSON.stringify(pictures), 'early.js': 'listen();' } }),
  );
});

it('a stranger sees what the live shell has drawn of an address, under the name of the server', async () => {
  const { drawn, html, style } = await ask('/login');
  expect(drawn).toBe('<h1>Welcome to Lamplight &lt;3, dark</h1>');
  expect(style).toBe('@font-face{src:url(/remotes/shell/1.0.0/text.woff2)}');
  expect(html).toContain('<script async src="/remotes/shell/1.0.0/early.js" integrity=');
});

it('nothing comes before what is drawn: no sheet holds it up, and the shell is started later', async () => {
  const { html } = await ask('/login');
  expect(html).not.toContain('rel="stylesheet"');
  expect(html).not.toMatch(/<script [^>]*src="[^"]*main\.js"/);
  expect(html).toMatch(/<link rel="preload" data-start href="[^"]*main\.js"[^>]* fetchpriority="low">/);
  expect((await ask('/about')).html).toContain('rel="stylesheet"');
});

it('the policy lets in the style of this picture, and none elsewhere', async () => {
  const { style = '', policy } = await ask('/login');
  const hash = createHash('sha256').update(style).digest('base64');
  expect(policy).toContain(`style-src 'self' 'sha256-${hash}';`);
  expect((await ask('/about')).policy).toContain("style-src 'self';");
});

it('is drawn in the language and the theme that the visitor chose', async () => {
  expect((await ask('/login', { 'accept-language': 'de-AT' })).drawn).toContain('Willkommen bei');
  const { drawn, html } = await ask('/login', { cookie: 'plaza_language=de; plaza_theme=light' });
  expect(drawn).toBe('<h1>Willkommen bei Lamplight &lt;3, light</h1>');
  expect(html).toContain('<html lang="de" data-theme="light">');
  expect((await ask('/login', { cookie: 'plaza_theme=x' })).html).toContain('<html lang="en">');
});

it.each([
  ['somebody who has logged in here', '/login', { cookie: 'plaza_bucket=1' }],
  ['another step of the login', '/login?view=emailLogin', {}],
  ['a login that leads further', '/login?then=%2Fchat', {}],
  ['an address that nothing is drawn of', '/about', {}],
])('%s gets the page as the shell will draw it', async (_, path, headers) => {
  const { drawn, html } = await ask(path, headers);
  expect(drawn).toBe('');
  expect(html).not.toContain('<style>');
  expect(html).not.toContain('early.js');
});

it('what cannot be read as a picture is left out, and the page comes all the same', async () => {
  await team.deploy(aShell('2.0.0', { files: { 'pictures.json': '{"/login":' } }));
  const { drawn, html } = await ask('/login');
  expect(drawn).toBe('');
  expect(html).toContain('/remotes/shell/2.0.0/main.js');
});

it('belongs to its shell: another version shows its own, and the first one its own again', async () => {
  const other = { '/login': { style: '', markup: { en: drawnAs('Back at') } } };
  await team.deploy(aShell('3.0.0', { files: { 'pictures.json': JSON.stringify(other), 'early.js': '' } }));
  expect((await ask('/login')).drawn).toContain('Back at');
  await team.activate('shell', { version: '1.0.0' });
  expect((await ask('/login')).drawn).toContain('Welcome to');
});
