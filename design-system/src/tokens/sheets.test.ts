import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mobileMaxWidth } from '../breakpoint/index.ts';

const root = join(__dirname, '..');
const sheets = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.css'))
  .map((path) => ({ path, css: readFileSync(join(root, path), 'utf8') }));
const components = sheets.filter(({ path }) => path.endsWith('.module.css'));
const declared = new Set(
  sheets
    .filter(({ path }) => path.startsWith('tokens'))
    .flatMap(({ css }) => css.match(/--plaza-[\w-]+(?=:)/g) ?? []),
);

describe('the sheets', () => {
  it('are found', () => expect(components.length).toBeGreaterThan(15));

  it.each(components)('$path keeps to its layer', ({ css }) => {
    expect(css.trimStart()).toMatch(/^@layer components \{/);
  });

  it.each(components)('$path takes its colours from the tokens', ({ css }) => {
    expect(css).not.toMatch(/#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(/i);
  });

  it.each(sheets)('$path uses only tokens that exist', ({ css }) => {
    const used = [...css.matchAll(/var\((--plaza-[\w-]+)/g)].map(([, name = '']) => name);
    expect(used.filter((name) => !declared.has(name))).toEqual([]);
  });

  it.each(sheets)('[9-1] $path knows one width of the window, 768', ({ css }) => {
    const widths = [...css.matchAll(/@media[^{]*width[^{]*?(\d+)px/g)].map(([, width]) => Number(width));
    expect(widths.filter((width) => width !== mobileMaxWidth)).toEqual([]);
  });

  // Where that is on the screen, the story of the region measures in a browser.
  it('[9-1] put the toasts top right', () => {
    const [region = ''] =
      sheets.find(({ path }) => path.includes('ToastRegion'))?.css.match(/\.region \{[^}]*\}/) ?? [];
    expect(region).toContain('position: fixed');
    expect(region).toMatch(/inset-block-start: max\(var\(--plaza-space-16\)/);
    expect(region).toMatch(/inset-inline-end: max\(var\(--plaza-space-16\)/);
  });
});
