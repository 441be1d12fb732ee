import { useWords } from '@plaza/design-system';
import { BehaviorSubject } from 'rxjs';
import { useHost } from '../host/useHost.ts';
import { useSubject } from '../host/useSubject.ts';
import type { SlotState } from '../remotes/slot/SlotState.ts';
import { titleWords } from '../first.words.ts';
import { titleOf } from './titleOf.ts';

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
