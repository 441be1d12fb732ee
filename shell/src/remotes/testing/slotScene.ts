import type { HealthBeacon, RegisteredRemote } from '@plaza/api-contract';
import type { RemoteApp, ShellContext } from '@plaza/shell-contract';
import { createTestShell } from '@plaza/shell-contract/testing';
import { BehaviorSubject, Subject } from 'rxjs';
import { TestClock } from '../../clock/TestClock.ts';
import { TestLoader } from '../loader/TestLoader.ts';
import { Slot } from '../slot/Slot.ts';
import { aRemote, aVersion } from './builders.ts';

export const one = aVersion({ version: '1.0.0' });
export const two = aVersion({ version: '2.0.0' });
export const alone = aRemote({ current: two });
export const withPrevious = aRemote({ current: two, previous: one });

const open: Slot[] = [];
afterEach(() => {
  for (const slot of open.splice(0)) void slot.leave();
});

/** A slot for `mf-chat` with everything around it in hand. It leaves when the test ends. */
export function scene(remote: RegisteredRemote | undefined = alone) {
  const loader = new TestLoader();
  const clock = new TestClock();
  const remote$ = new BehaviorSubject(remote);
  const online$ = new Subject<void>();
  const beacons: HealthBeacon[] = [];
  const oddities: unknown[] = [];
  const contexts: ShellContext[] = [];
  let ended = 0;
  let askedAgain = 0;
  const slot = new Slot({
    name: 'mf-chat',
    remote$,
    online$,
    exposedBy: () => './app',
    loader,
    clock,
    health: { note: (beacon) => void beacons.push(beacon) },
    lend(version, hold, signal, onError) {
      const ctx = { ...createTestShell().ctx, remote: { name: 'mf-chat', version }, hold, signal, onError };
      contexts.push(ctx);
      return { ctx, end: () => void (ended += 1) };
    },
    askAgain: () => void (askedAgain += 1),
    onOddity: (error) => void oddities.push(error),
  });
  open.push(slot);
  document.body.replaceChildren(slot.element);
  return {
    slot,
    loader,
    clock,
    remote$,
    online$,
    beacons,
    oddities,
    contexts,
    ended: () => ended,
    askedAgain: () => askedAgain,
    text: () => slot.element.querySelector('[data-slot-body]:not([hidden])')?.textContent ?? '',
    state: () => slot.state$.getValue(),
  };
}

/** A remote that shows these words. */
export function saying(words: string, said: Partial<RemoteApp> = {}): RemoteApp {
  return {
    contract: '1.0',
    async mount(element) {
      element.append(words);
      return { unmount: () => element.replaceChildren() };
    },
    ...said,
  };
}
