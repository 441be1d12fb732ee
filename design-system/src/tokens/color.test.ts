import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contrast } from './contrast.ts';

const sheet = readFileSync(join(__dirname, 'color.css'), 'utf8');
const [, dark = '', light = ''] = sheet.split(/\[data-theme='(?:dark|light)'\] \{/);
const themes = { dark: tokensOf(dark), light: tokensOf(light) };
const grounds = ['ground', 'panel', 'raised'];
const words = ['text', 'soft', 'faint', 'amber', 'teal', 'rose', 'leaf', 'sky'];
const inks = ['amber', 'teal', 'rose'];

describe.each(Object.entries(themes))('the %s theme', (_theme, color) => {
  const pairs = grounds.flatMap((ground) => words.map((word) => [word, ground] as const));

  it.each(pairs)('lets %s be read on %s', (word, ground) => {
    expect(contrast(color(word), color(ground))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(grounds)('shows the border of a control on %s', (ground) => {
    expect(contrast(color('border'), color(ground))).toBeGreaterThanOrEqual(3);
  });

  it.each(inks)('lets the ink on %s be read', (signal) => {
    expect(contrast(color(`on-${signal}`), color(signal))).toBeGreaterThanOrEqual(4.5);
  });
});

describe('contrast', () => {
  it('agrees with WCAG at both ends', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#777777', '#777777')).toBe(1);
  });

  it('knows the grey that just misses 4.5 on white', () => {
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.478, 3);
  });
});

/** Reads the first block of a theme; a token that is not there is a failure, not a pass. */
function tokensOf(block: string) {
  const found = new Map(
    [...block.matchAll(/--plaza-color-([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, hex]) => [name, hex]),
  );
  return (name: string): string => {
    const hex = found.get(name);
    if (!hex) throw new Error(`There is no colour ${name}.`);
    return hex;
  };
}
