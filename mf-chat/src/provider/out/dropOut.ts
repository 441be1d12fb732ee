import type { ShellContext } from '@plaza/shell-contract';
import type { ChatEngine } from '../../engine/ChatEngine.ts';
import { quotedOf } from '../../live/quotedOf.ts';
import type { OutboxEntry } from '../../outbox/OutboxEntry.ts';
import { outWords } from './words.ts';

type Tell = ShellContext['toast'];

/** So much says which words it were; all of them are copied. */
const SHOWN = 80;

/**
 * Says what did not go to a chat that one is no longer in, and lets go of it: where its chat is gone nobody could discard
 * it, and let in anew one would say it after all.
 */
export function dropOut(engine: ChatEngine, tell: Tell, entry: OutboxEntry): Promise<void> {
  sayOut(tell, entry.content.text || entry.files.map(({ about }) => about.name).join(', ') || '…');
  return engine.outbox.drop(entry.id);
}

/** Until its words are taken along, or somebody closes it. */
function sayOut(tell: Tell, text: string): void {
  const t = outWords.now;
  const onAct = () => void navigator.clipboard.writeText(text).catch(() => sayOut(tell, text));
  tell({
    message: t.notMember({
      text: text.length > SHOWN ? `${quotedOf(text, SHOWN).trimEnd()}…` : text,
    }),
    tone: 'bad',
    stays: true,
    action: { label: t.copyText, onAct },
  });
}
