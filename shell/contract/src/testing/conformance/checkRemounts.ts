import { createRoot } from 'react-dom/client';
import type { Candidate } from './checks.ts';
import { mountForCheck } from './mountForCheck.ts';
import { settle } from './settle.ts';
import { watchWorld } from './watchWorld.ts';

const LIVES = 5;

/** Five lives, and the page is as it was: a leak of one listener in each would show as five. */
export async function checkRemounts(candidate: Candidate): Promise<void> {
  await letReactSettle();
  const watch = watchWorld();
  try {
    const left = new Set<string>();
    for (let life = 0; life < LIVES; life += 1) {
      const { end, records } = await mountForCheck(candidate);
      await end();
      const { listeners, places, titles, calls, holds, frames } = records;
      if (listeners.size > 0) left.add(`${listeners.size} x a subscription to session, theme or bus`);
      if (places.size > 0) left.add(`the place ${[...places.keys()].join(', ')}`);
      if (holds > 0) left.add('a hold against another version');
      if (frames.length > 0) left.add('another frame');
      for (const { title = 'to come' } of titles) left.add(`the title ${title}`);
      for (const call of calls) if (call.status === 'waiting') left.add(`the call ${call.name}`);
    }
    for (const gain of watch.gained()) left.add(gain);
    if (left.size > 0) throw new Error(`After ${LIVES} lives there is still ${[...left].join('; ')}`);
  } finally {
    watch.stop();
  }
}

/**
 * React listens to `selectionchange` on the document for ever, once per copy of React. Ours does it
 * here, before the watch: so a second copy that a remote brings along is caught as a leak.
 */
async function letReactSettle() {
  const root = createRoot(document.createElement('div'));
  root.render(null);
  await settle();
  root.unmount();
}
