import type { ApiClient } from '@plaza/shell-contract';
import type { ChatEngine } from '../engine/ChatEngine.ts';
import { openEntry } from '../sealing/Sealer.ts';
import { type Line, linesOf, type Opened } from '../live/lines.ts';

const PAGE = 200;

/** A chat from its beginning, as far as one may read it, opened on this device. */
export async function readWhole(
  { me, epochsOf }: Pick<ChatEngine, 'me'> & { epochsOf(chatId: string): ReturnType<ChatEngine['epochsOf']> },
  api: ApiClient,
  chatId: string,
): Promise<Line[]> {
  const entries = [];
  for (let after = 0; ;) {
    const page = await api.call('GET /chat/history/:chatID/:userId', {
      params: { chatID: chatId, userId: me },
      query: { after, limit: PAGE },
    });
    const stretch = [...page.messages, ...page.changes].toSorted((one, other) => one.seq - other.seq);
    entries.push(...stretch);
    after = stretch.at(-1)?.seq ?? after;
    if (!page.has_more || stretch.length === 0) break;
  }
  const epochs = epochsOf(chatId);
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const opened = new Map<string, Opened>();
  for (const entry of entries) {
    const target = byId.get(entry.target_id ?? '');
    if (entry.is_deleted || entry.is_hidden || entry.kind === 'notice' || entry.kind === 'delete') continue;
    if (entry.kind !== 'message' && !target) continue;
    opened.set(
      entry.id,
      await openEntry(epochs, entry, target).then(
        (content): Opened => ({ content }),
        (): Opened => ({ problem: 'unreadable' }),
      ),
    );
  }
  return linesOf({ me, entries, opened, outbox: [], delivered: 0, read: 0, now: Date.now() });
}
