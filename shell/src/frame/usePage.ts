import { isolated, useWords } from '@plaza/design-system';
import { BehaviorSubject } from 'rxjs';
import { useHost } from '../host/useHost.ts';
import { useSubject } from '../host/useSubject.ts';
import type { SlotState } from '../remotes/slot/SlotState.ts';
import { firstWords, titleWords } from '../first.words.ts';
import { brand } from '../brand.ts';
import type { Scene } from '../routing/sceneAt.ts';
import { isHere, navTitles } from './navTitles.ts';
import { remoteLabel } from './remoteLabel.ts';

const nowhere$ = new BehaviorSubject<SlotState>({ status: 'empty' });

/** What the page is called, and whether its remote may still have another word for it. */
export function usePage() {
  const { scene$, address$, board, titles } = useHost();
  const { pathname } = useSubject(address$);
  const scene = useSubject(scene$);
  useWords(titleWords); // the title speaks the language of the moment

  const remote = scene.scene === 'remote' ? scene.name : undefined;
  const said = useSubject(titles.said$).findLast(({ from }) => from === remote);
  const slots = useSubject(board.slots$);
  const state$ = slots.find(({ slot, kind }) => kind === 'remote' && slot.name === remote)?.slot.state$;
  const { status } = useSubject(state$ ?? nowhere$);
  const isOpen = status === 'mounted' || status === 'failed';
  return {
    pathname,
    screen: 'name' in scene ? scene.name : scene.scene,
    title: titleOf(scene, pathname, said?.title),
    isComing: remote !== undefined && (said ? said.title === undefined : !isOpen),
  };
}

/** The page's title: in the words of its remote where it has any, else what the shell calls the address. */
function titleOf(scene: Scene, pathname: string, said?: string): string {
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
