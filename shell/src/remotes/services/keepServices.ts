import type { RegisteredRemote } from '@plaza/api-contract';
import type { Session } from '@plaza/shell-contract';
import { distinctUntilChanged, map, type Observable, type Subscription } from 'rxjs';
import type { Clock } from '../../clock/Clock.ts';
import type { Slot } from '../slot/Slot.ts';
import type { SlotBoard } from '../SlotBoard.ts';

const FIRST_WAIT_MS = 30_000;
/** What is late comes by itself, and to ask anew would throw away what is on its way, also for the screen. */
const LATE_WAIT_MS = 90_000;
const LONGEST_WAIT_MS = 15 * 60_000;

export interface ServicesNeeds {
  session$: Observable<Session>;
  remotes$: Observable<readonly RegisteredRemote[]>;
  makeSlot(name: string): Slot;
  board: SlotBoard;
  clock: Clock;
  /** Where their slots hang, so that whoever looks at the page can see how they are. They show nothing. */
  host: HTMLElement;
}

/**
 * Starts the services of remotes for whoever is logged in, one life of each, and stops them with the session. A slot keeps
 * each as it keeps a remote on screen: with its version before as fallback, health and integrity. Returns the way to stop.
 */
export function keepServices({
  session$,
  remotes$,
  makeSlot,
  board,
  clock,
  host,
}: ServicesNeeds): () => void {
  const running = new Map<string, () => void>();
  const stopAll = () => {
    for (const stop of running.values()) stop();
    running.clear();
  };
  const userId$ = session$.pipe(
    map((session) => (session.status === 'member' ? session.user.id : undefined)),
    distinctUntilChanged(),
  );
  const names$ = remotes$.pipe(
    map((remotes) => remotes.filter(hasService).map(({ name }) => name)),
    distinctUntilChanged((one, other) => one.join() === other.join()),
  );
  let user: string | undefined;
  let names: readonly string[] = [];
  const follow = () => {
    const wanted = user === undefined ? [] : names;
    for (const [name, stop] of running) {
      if (wanted.includes(name)) continue;
      stop();
      running.delete(name);
    }
    for (const name of wanted)
      if (!running.has(name)) running.set(name, run(makeSlot(name), board, clock, host));
  };
  // One by one: rxjs's combineLatest would bring 2 KB more.
  const following = userId$.subscribe((userId) => {
    // Another person is another life, also where nobody has logged out in between.
    stopAll();
    user = userId;
    follow();
  });
  following.add(
    names$.subscribe((live) => {
      names = live;
      follow();
    }),
  );
  return () => {
    following.unsubscribe();
    stopAll();
  };
}

function run(slot: Slot, board: SlotBoard, clock: Clock, host: HTMLElement): () => void {
  slot.element.hidden = true;
  slot.element.dataset['kind'] = 'service';
  host.append(slot.element);
  board.put({ slot, kind: 'service', place: undefined });
  const retrying = retryInAWhile(slot, clock);
  slot.enter();
  return () => {
    retrying.unsubscribe();
    void slot.leave().then(() => {
      board.take(slot);
      slot.element.remove();
    });
  };
}

/** Nobody sees it fail, so nobody presses Retry. */
function retryInAWhile(slot: Slot, clock: Clock): Subscription {
  let wait = FIRST_WAIT_MS;
  let cancel = () => {};
  const watching = slot.state$.subscribe((state) => {
    cancel();
    if (state.status === 'mounted') wait = FIRST_WAIT_MS;
    if (state.status !== 'failed') return;
    cancel = clock.after(state.reason === 'slow' ? LATE_WAIT_MS : wait, () => slot.retry());
    wait = Math.min(wait * 2, LONGEST_WAIT_MS);
  });
  watching.add(() => cancel());
  return watching;
}

function hasService({ current, previous }: RegisteredRemote): boolean {
  return current.service === true || previous?.service === true;
}
