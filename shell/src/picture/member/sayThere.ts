import { Subscription } from 'rxjs';
import type { Host } from '../../host/Host.ts';
import { THERE } from './there.ts';

/** Says once that the page shows what its address is for: its remote stands there, or says why not, or there is none. */
export function sayWhenThere({ scene$, board }: Pick<Host, 'scene$' | 'board'>): void {
  const listening = new Subscription();
  const look = () => {
    if (listening.closed || !isThere({ scene$, board })) return;
    listening.unsubscribe();
    window.dispatchEvent(new Event(THERE));
  };
  listening.add(scene$.subscribe(look));
  listening.add(
    board.slots$.subscribe((slots) => {
      for (const { slot } of slots) listening.add(slot.state$.subscribe(look));
    }),
  );
}

function isThere({ scene$, board }: Pick<Host, 'scene$' | 'board'>): boolean {
  const { scene } = scene$.getValue();
  if (scene !== 'remote') return scene !== 'waiting' && scene !== 'redirect';
  const remote = board.slots$.getValue().find(({ kind }) => kind === 'remote');
  const status = remote?.slot.state$.getValue().status;
  return status === 'mounted' || status === 'failed';
}
