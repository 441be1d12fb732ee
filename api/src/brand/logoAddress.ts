import type { Config } from '../config.ts';

/** Both sides of a logo, in px: what a home screen asks for at most. */
export const LOGO_PX = 512;

/** Where a browser finds the logo for a ground. The address changes with the picture, so it may keep it. */
export function logoAddress(logos: Config['logos'], theme: 'dark' | 'light'): string | undefined {
  const hash = logos[theme] ?? logos.dark ?? logos.light;
  return hash && `/brand/logo/${theme}.png?v=${hash}`;
}

/** For a mail, which is read on light ground. Only a server that knows its own address can name one. */
export function mailLogo({ logos, publicUrl }: Pick<Config, 'logos' | 'publicUrl'>): string | undefined {
  const address = logoAddress(logos, 'light');
  return address && publicUrl ? publicUrl + address : undefined;
}
