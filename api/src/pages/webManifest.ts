import type { Config } from '../config.ts';
import type { Language } from '../language/language.ts';
import type { PublishedRemote } from '../remotes/registry/LiveRegistry.ts';
import { addressOf } from '../remotes/registry/presentRegistry.ts';
import { LOGO_PX, logoAddress } from '../brand/logoAddress.ts';
import { sayings } from './pageWords.ts';

/** The dusk that a window is filled with until the page is there; the ground of the dark theme. */
export const DUSK = '#0E1526';
/** The ground of the light theme. */
export const NOON = '#FBF6EC';

const ICONS = [
  { file: /^app-192\.\w+\.png$/, sizes: '192x192', purpose: 'any' },
  { file: /^app-512\.\w+\.png$/, sizes: '512x512', purpose: 'any' },
  // Drawn to the edge: a phone cuts its own shape out of it.
  { file: /^maskable-512\.\w+\.png$/, sizes: '512x512', purpose: 'maskable' },
] as const;

/** What a browser needs to install this Plaza, in the name of whoever runs it and with the icons of the live shell. */
export function webManifest(
  { brand: { name }, logos }: Pick<Config, 'brand' | 'logos'>,
  shell: PublishedRemote,
  language: Language,
) {
  const { everywhere, shortcuts } = sayings(language);
  const files = Object.keys(shell.integrity);
  const logo = logoAddress(logos, 'dark');
  return {
    // Without it a browser takes the start address for the identity, and a new one would be a second app.
    id: '/',
    lang: language,
    name,
    short_name: name,
    description: everywhere,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: DUSK,
    theme_color: DUSK,
    categories: ['social', 'games', 'entertainment'],
    icons: logo
      ? // No phone may cut into it: it was not drawn to the edge.
        [{ sizes: `${LOGO_PX}x${LOGO_PX}`, purpose: 'any', src: logo, type: 'image/png' }]
      : ICONS.flatMap(({ file, ...icon }) => {
          const found = files.find((each) => file.test(each));
          return found ? [{ ...icon, src: addressOf(shell, found), type: 'image/png' }] : [];
        }),
    shortcuts: [
      { name: shortcuts.chat, url: '/chat' },
      { name: shortcuts.zones, url: '/zones' },
      { name: shortcuts.games, url: '/games' },
    ],
    // What another app shares begins a post. The worker of the shell takes it, because files are among it.
    share_target: {
      action: '/add',
      method: 'POST',
      enctype: 'multipart/form-data',
      params: {
        title: 'title',
        text: 'text',
        url: 'url',
        files: [{ name: 'files', accept: ['image/*', 'video/*'] }],
      },
    },
  };
}
