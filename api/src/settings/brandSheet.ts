import { createHash } from 'node:crypto';
import { inkOn } from '@plaza/api-contract';
import type { Config } from '../config.ts';
import { logoAddress } from '../brand/logoAddress.ts';

type Dress = Pick<Config, 'accent' | 'logos'>;

/**
 * The tokens that a community has in its own colours, and its logo in place of the drawn one; nothing where none is
 * set. Colours were checked when they were set.
 */
export function brandSheet({ accent: { dark, light }, logos }: Dress): string {
  const tokens = (accent: string) => `--plaza-color-amber:${accent};--plaza-color-on-amber:${inkOn(accent)}`;
  return [
    ...(dark ? [`:root,[data-theme='dark']{${tokens(dark)}}`] : []),
    // The light theme begins with its own colour, also where only the dark one was changed.
    ...(light ? [`[data-theme='light']{${tokens(light)}}`] : dark ? [LIGHT_AS_BUILT] : []),
    ...logoLines(logos),
  ].join('\n');
}

function logoLines(logos: Dress['logos']): string[] {
  const [onDark, onLight] = [logoAddress(logos, 'dark'), logoAddress(logos, 'light')];
  if (!onDark || !onLight) return [];
  return [
    `:root,[data-theme='dark']{--plaza-logo-drawn:none;--plaza-logo:url("${onDark}")}`,
    `[data-theme='light']{--plaza-logo:url("${onLight}")}`,
  ];
}

const LIGHT_AS_BUILT = `[data-theme='light']{--plaza-color-amber:#9a4f00;--plaza-color-on-amber:#ffffff}`;

/** Where the sheet is found, under an address that changes with it. */
export function brandAddress(dress: Dress): string | null {
  const sheet = brandSheet(dress);
  return sheet ? `/brand.css?v=${createHash('sha256').update(sheet).digest('hex').slice(0, 12)}` : null;
}

/** The link of the sheet. The shell finds it by its id when the sheet changes. */
export function brandLink(dress: Dress): string[] {
  const address = brandAddress(dress);
  return address ? [`<link id="plaza-brand-sheet" rel="stylesheet" href="${address}">`] : [];
}
