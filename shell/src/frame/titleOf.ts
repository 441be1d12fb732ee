import { brand } from '../brand.ts';
import type { Scene } from '../routing/sceneAt.ts';
import { isHere, navTitles } from './navTitles.ts';
import { roomLabel } from './roomLabel.ts';

/** The page's title for an address. A remote may say more once it is there. */
export function titleOf(scene: Scene, pathname: string): string {
  const words = wordsOf(scene, pathname);
  return words ? `${words} · ${brand.name}` : `${brand.name}: ${brand.headline.join(' ')}`;
}

function wordsOf(scene: Scene, pathname: string): string | undefined {
  if (scene.scene === 'login') return 'Login';
  if (scene.scene === 'signup') return 'Sign up';
  if (scene.scene === 'settings') return 'Settings';
  if (scene.scene === 'not-found') return 'Page not found';
  if (scene.scene === 'landing' || scene.scene === 'redirect') return undefined;
  if (scene.scene === 'public') return roomLabel(scene.name);
  const entry = Object.entries(navTitles).find(([to]) => isHere(to, pathname));
  if (entry) return entry[1];
  if (scene.scene !== 'remote') return undefined;
  const [first = ''] = pathname.split('/').filter(Boolean);
  return roomLabel(first || scene.name);
}
