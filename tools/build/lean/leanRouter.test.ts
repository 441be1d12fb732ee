/** @jest-environment jsdom */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { transformSync } from '@swc/core';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { repoRoot } from '../rooms.ts';
import leanRouter from './leanRouter.ts';

const require = createRequire(join(repoRoot, 'mf-feed/package.json'));
/** React and the router are the rooms' packages, not ours: this is what is used of them here. */
const { createElement: h } = require('react') as {
  createElement(type: unknown, props?: object | null, ...children: unknown[]): Parameters<typeof render>[0];
};
interface Router extends Record<
  'BrowserRouter' | 'Link' | 'Navigate' | 'Outlet' | 'Route' | 'Routes',
  (props: never) => unknown
> {
  useLocation(): { pathname: string };
  useNavigate(): (to: string, options?: object) => void;
  useParams(): Record<string, string | undefined>;
  useSearchParams(): [URLSearchParams, (next: Record<string, string>) => void];
}

const folder = join(repoRoot, 'node_modules/react-router/dist/production');
const source = readdirSync(folder)
  .filter((name) => /^chunk-.*\.mjs$/.test(name))
  .map((name) => readFileSync(join(folder, name), 'utf8'))
  .find((text) => text.includes('// lib/dom/lib.tsx'));

/** The package as a room gets it, run here. */
function run(text: string): Router {
  // Of a dev server, in a part that no room has.
  const script = text.replaceAll('import.meta', '({})');
  const { code } = transformSync(script, { module: { type: 'commonjs' }, jsc: { target: 'es2022' } });
  const exports = {};
  // What jest itself does with every module.
  // oxlint-disable-next-line typescript/no-implied-eval
  new Function('require', 'exports', code)(require, exports);
  return exports as Router;
}

it('finds the part of react-router that rooms are built with', () => expect(source).toBeDefined());

describe.each([
  ['as it comes', run(source ?? '')],
  ['made lean', run(leanRouter(source ?? ''))],
])('react-router %s', (_, router) => {
  const { BrowserRouter, Link, Navigate, Outlet, Route, Routes, useLocation, useNavigate, useParams } =
    router;
  const { useSearchParams } = router;

  const Lamp = () => h('p', null, `lamp ${useParams()['name']}`);
  const House = () => h('section', null, 'house ', h(Outlet));
  const Rest = () => h('p', null, `rest ${useParams()['*']} of ${useLocation().pathname}`);
  const Within = () => h(Routes, null, h(Route, { path: 'inner/:id', element: h(Within2) }));
  const Within2 = () => h('p', null, `inner ${useParams()['id']}`);
  const Door = () => {
    const navigate = useNavigate();
    const [query, setQuery] = useSearchParams();
    return h(
      'div',
      null,
      h('p', null, `door ${query.get('q') ?? ''}`),
      h(Link, { to: '/house/lamps/north' }, 'To the lamp'),
      h('button', { onClick: () => navigate('../house', { replace: true }) }, 'Instead'),
      h('button', { onClick: () => navigate('house/lamps/south', { state: { from: 'door' } }) }, 'South'),
      h('button', { onClick: () => setQuery({ q: 'bell' }) }, 'Ask'),
    );
  };

  function open(address: string): void {
    window.history.replaceState(null, '', address);
    const routes = h(
      Routes,
      null,
      h(Route, { path: '/', element: h(Door) }),
      h(
        Route,
        { path: '/house', element: h(House) },
        h(Route, { index: true, element: h('p', null, 'hall') }),
        h(Route, { path: 'lamps/:name', element: h(Lamp) }),
      ),
      h(Route, { path: '/old', element: h(Navigate, { to: '/house', replace: true }) }),
      h(Route, { path: '/deep/*', element: h(Within) }),
      h(Route, { path: '/maybe/:name?', Component: Lamp }),
      h(Route, { path: '/nothing', element: null }),
      h(Route, { path: '/*', element: h(Rest) }),
    );
    render(h(BrowserRouter, null, routes));
  }
  const shown = () => document.body.textContent;

  afterEach(cleanup);

  it.each([
    ['/house', 'house hall'],
    ['/house/', 'house hall'],
    ['/HOUSE/lamps/north', 'house lamp north'],
    ['/house/lamps/n%C3%B6rd%2Flich', 'house lamp nörd/lich'],
    ['/deep/inner/7', 'inner 7'],
    ['/deep/other', ''],
    ['/maybe', 'lamp undefined'],
    ['/maybe/so', 'lamp so'],
    ['/nothing', ''],
    ['/old', 'house hall'],
    ['/where/ever', 'rest where/ever of /where/ever'],
  ])('shows at %s: %s', (address, text) => {
    open(address);
    expect(shown()).toBe(text);
  });

  it('follows a link without loading a page, and the way back', async () => {
    open('/');
    expect(screen.getByRole('link').getAttribute('href')).toBe('/house/lamps/north');
    expect(fireEvent.click(screen.getByRole('link'))).toBe(false);
    expect(shown()).toBe('house lamp north');
    expect(window.location.pathname).toBe('/house/lamps/north');
    await act(async () => {
      const back = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
      window.history.back();
      await back;
    });
    expect(shown()).toContain('door');
  });

  it('leaves a click alone that asks for another tab', () => {
    open('/');
    expect(fireEvent.click(screen.getByRole('link'), { ctrlKey: true })).toBe(true);
    expect(shown()).toContain('door');
  });

  it('goes where it is told, beside what was there or instead of it', () => {
    window.history.pushState(null, '', '/'); // after a step back, what lies ahead would count too
    open('/');
    const before = window.history.length;
    fireEvent.click(screen.getByText('South'));
    expect(shown()).toBe('house lamp south');
    expect(window.history.length).toBe(before + 1);
    expect(window.history.state.usr).toEqual({ from: 'door' });
    cleanup();
    open('/');
    fireEvent.click(screen.getByText('Instead'));
    expect(shown()).toBe('house hall');
    expect(window.history.length).toBe(before + 1);
  });

  it('reads and writes the question of the address', () => {
    open('/?q=lamp');
    expect(shown()).toContain('door lamp');
    fireEvent.click(screen.getByText('Ask'));
    expect(shown()).toContain('door bell');
    expect(window.location.search).toBe('?q=bell');
  });
});

it('says so when react-router has changed', () => {
  expect(() => leanRouter('// lib/dom/lib.tsx\nfunction BrowserRouter() {}')).toThrow('has nothing like');
});
