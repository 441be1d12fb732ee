import { isolated } from '@plaza/design-system';
import { brand } from '../brand.ts';
import type { Scene } from '../routing/sceneAt.ts';
import { firstWords, titleWords } from '../first.words.ts';
import { isHere, navTitles } from './navTitles.ts';
import { remoteLabel } from './remoteLabel.ts';

/** The page's title: in the words of its remote where it has any, else what the shell calls the address. */
export function titleOf(scene: Scene, pathname: string, said?: string): string {
  const words = said || wordsOf(scene, pathname);
  return words ? `${isolated(words)} · ${brand.name}` : `${brand.name}: ${firstWords.now.headline.join(' ')}`;
}

function wordsOf(scene: Scene, pathname: string): string | undefined {
  const t = titleWords.now;
  if (scene.scene === 'login' || scene.scene === 'signup' || scene.scene === 'settings')
    return t[scene.scene];
  if (scene.scene === 'not-found') return t.lost;
  if (scene.scene === 'landing' || scene.scene === 'redirect') return undefined;
  if (scene.scene === 'public') return remoteLabel(scene.name, t);
  const entry = Object.entries(navTitles).find(([to]) => isHere(to, pathname));
  if (entry) return t[entry[1]];
  if (scene.scene !== 'remote') return undefined;
  const [first = ''] = pathname.split('/').filter(Boolean);
  return remoteLabel(first || scene.name, t);
}
