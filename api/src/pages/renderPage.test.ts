import { calls } from '@plaza/api-contract';
import type { PublishedRemote } from '../remotes/registry/LiveRegistry.ts';
import { renderPage } from './renderPage.ts';
import { START_WATCH } from './startWatch.ts';

const hash = `sha384-${'A'.repeat(64)}`;
const registry = calls['GET /remotes'].example;
const shell: PublishedRemote = {
  name: 'shell',
  version: '1.0.0',
  mfName: 'shell',
  contract: '1.0',
  entry: null,
  integrity: { 'main.js': hash, 'main.css': hash, 'text.woff2': hash },
  shared: {},
  routes: [],
  widgets: {},
  initial: { scripts: ['main.js'], sheets: ['main.css'], preload: ['text.woff2'] },
};

const about = {
  brand: { name: 'Plaza', email: 'hello@plaza.example', phone: '', links: {} },
  words: { title: 'About · Plaza', description: 'What we are building.' },
  origin: 'https://plaza.example',
  path: '/about',
  language: 'en',
} as const;

/** What a browser would find in the element. */
function inlined(html: string): unknown {
  return JSON.parse(/id="plaza-remotes">([^<]*)<\/script>/.exec(html)?.[1] ?? 'null');
}

it('names every script and sheet with its hash', () => {
  const html = renderPage(shell, registry, about);
  const trusted = `integrity="${hash}" crossorigin="anonymous"`;
  expect(html).toContain(
    `<script defer fetchpriority="high" src="/remotes/shell/1.0.0/main.js" ${trusted}></script>`,
  );
  expect(html).toContain(`<link rel="stylesheet" href="/remotes/shell/1.0.0/main.css" ${trusted}>`);
  expect(html).toContain(
    '<link rel="preload" href="/remotes/shell/1.0.0/text.woff2" as="font" type="font/woff2" crossorigin="anonymous" fetchpriority="low">',
  );
  expect(html).toContain('<html lang="en">');
  expect(html).toContain('<div id="plaza"></div>');
});

it('brings what watches the start, and the words for one that fails', () => {
  const html = renderPage(shell, registry, about);
  expect(html).toContain(`<script async fetchpriority="low" src="${START_WATCH}"></script>`);
  expect(html).toMatch(/<template data-shell="1.0.0"><main><h1>Plaza stumbled<[^]*Try again<\/button>/);
});

it('preloads a script by the hash by which it is asked for, or the browser would fetch it twice', () => {
  const initial = {
    scripts: [],
    sheets: [],
    preload: ['react.js'],
    preloadHash: { 'react.js': 'sha256-inner' },
  };
  const html = renderPage({ ...shell, integrity: { 'react.js': hash }, initial }, registry, about);
  expect(html).toContain(
    '<link rel="preload" href="/remotes/shell/1.0.0/react.js" as="script" integrity="sha256-inner" crossorigin="anonymous">',
  );
});

it('preloads the screen of an address for strangers, and not for whoever will see another one', () => {
  const initial = { scripts: [], sheets: [], preload: [], screens: { '/about': ['about.js'] } };
  const page = { ...shell, integrity: { 'about.js': hash }, initial };
  const preload = '<link rel="preload" href="/remotes/shell/1.0.0/about.js" as="script"';
  expect(renderPage(page, registry, about)).toContain(preload);
  expect(renderPage(page, registry, { ...about, isKnown: true })).not.toContain(preload);
  expect(renderPage(page, registry, { ...about, path: '/terms' })).not.toContain(preload);
});

it('carries the registry, and nothing in it can leave its element', () => {
  const evil = { ...registry, revision: '</script><script>alert(1)</script><!-- \u2028\u2029 &amp;' };
  const html = renderPage(shell, evil, about);
  expect(inlined(html)).toEqual(evil);
  expect(html).not.toContain('alert(1)</script>');
  expect(html).not.toContain('\u2028');
  expect(html).not.toContain('\u2029');
});

it('never puts a file without a hash on the page', () => {
  expect(() => renderPage({ ...shell, integrity: {} }, registry, about)).toThrow('has no hash');
});

it('tells the shell where overrides are let through, and nowhere else', () => {
  const mark = '<meta name="plaza-overrides" content="allowed">';
  expect(renderPage(shell, registry, { ...about, override: true })).toContain(mark);
  expect(renderPage(shell, registry, about)).not.toContain(mark);
});

it('names the page for whoever links to it, with a picture where the shell brings one', () => {
  const html = renderPage(
    { ...shell, integrity: { ...shell.integrity, 'card.a1b2c3.jpg': hash } },
    registry,
    about,
  );
  expect(html).toContain('<title>About · Plaza</title>');
  expect(html).toContain('<meta property="og:title" content="About · Plaza">');
  expect(html).toContain('<meta property="og:url" content="https://plaza.example/about">');
  expect(html).toContain(
    '<meta property="og:image" content="https://plaza.example/remotes/shell/1.0.0/card.a1b2c3.jpg">',
  );
  expect(renderPage(shell, registry, about)).not.toContain('og:image');
});

it('carries the brand, and no name can leave its place', () => {
  const brand = { ...about.brand, name: '</script><b>"' };
  const html = renderPage(shell, registry, {
    ...about,
    brand,
    words: { title: brand.name, description: '' },
  });
  expect(html).not.toContain('<b>');
  expect(JSON.parse(/id="plaza-brand">([^<]*)<\/script>/.exec(html)?.[1] ?? 'null')).toEqual(brand);
});
