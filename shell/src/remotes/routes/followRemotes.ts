import type { RegisteredRemote } from '@plaza/api-contract';
import { getAppNames, registerApplication, triggerAppChange, unregisterApplication } from 'single-spa';
import type { Observable } from 'rxjs';
import type { Slot } from '../slot/Slot.ts';
import type { SlotBoard } from '../SlotBoard.ts';
import { PLACES_APP } from '../places/placesApp.ts';
import { slotLifecycle } from './slotLifecycle.ts';

export interface RoutesNeeds {
  remotes$: Observable<readonly RegisteredRemote[]>;
  /** What changes the answer of `ownerNow` without a navigation. */
  changed: readonly Observable<unknown>[];
  /** The remote that belongs on screen now, for this visitor at this address. */
  ownerNow(): string | undefined;
  makeSlot(name: string): Slot;
  board: SlotBoard;
  stage: HTMLElement;
}

/** One single-spa application per registered remote, kept in step while remotes come and go. */
export function followRemotes(needs: RoutesNeeds): void {
  const { remotes$, changed, ownerNow, makeSlot, board, stage } = needs;
  remotes$.subscribe((remotes) => {
    const names = remotes.map(({ name }) => name);
    const registered = getAppNames().filter((name) => name !== PLACES_APP);
    for (const name of registered) if (!names.includes(name)) void unregisterApplication(name);
    for (const name of names) {
      if (registered.includes(name)) continue;
      registerApplication({
        name,
        app: slotLifecycle({ slot: makeSlot(name), kind: 'remote', place: undefined }, () => stage, board),
        activeWhen: () => ownerNow() === name,
      });
    }
  });
  for (const source$ of changed) source$.subscribe(() => void triggerAppChange());
  takeNewerOnNavigation(board);
}

/** A version that has become live meanwhile comes with the next navigation, also one inside a remote. */
function takeNewerOnNavigation(board: SlotBoard): void {
  let before = location.pathname;
  window.addEventListener('single-spa:routing-event', () => {
    if (location.pathname === before) return;
    before = location.pathname;
    for (const slot of board.all()) slot.takeNewer();
  });
}
