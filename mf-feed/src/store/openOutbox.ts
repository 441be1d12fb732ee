import { type Session, type ShellContext, storageOf } from '@plaza/shell-contract';
import { isPassing } from './failedCalls.ts';
import { Outbox, type OutboxNeeds, type OutboxEntry } from './Outbox.ts';
import { readNow } from './readNow.ts';

type Wanted<Entry extends OutboxEntry> = Pick<
  OutboxNeeds<Entry>,
  'key' | 'withEntry' | 'send' | 'onRefused' | 'onChange'
>;

/** An outbox of whoever is logged in, in this browser's storage: a logout empties it with everything of theirs. */
export function openOutbox<Entry extends OutboxEntry>(
  shell: ShellContext,
  wanted: Wanted<Entry>,
): Outbox<Entry> {
  const session = readNow<Session>(shell.session$, { status: 'guest' });
  return new Outbox({
    ...wanted,
    storage: storageOf(shell).browser,
    userId: session.status === 'member' ? session.user.id : '',
    mayWorkLater: isPassing,
    alone: (job) => ('locks' in navigator ? navigator.locks.request(`plaza:${wanted.key}`, job) : job()),
    soon(job, ms) {
      const timer = window.setTimeout(job, ms);
      return () => window.clearTimeout(timer);
    },
  });
}

/** Sends what waits, now and whenever the network is back. Returns the way to end it. */
export function keepSending(shell: ShellContext, outbox: Pick<Outbox<never>, 'flush' | 'close'>): () => void {
  const flush = () => outbox.flush();
  window.addEventListener('online', flush);
  const hearing = shell.hub.state$.subscribe({ next: (state) => state === 'connected' && flush() });
  flush();
  return () => {
    window.removeEventListener('online', flush);
    hearing.unsubscribe();
    outbox.close();
  };
}
