import type { ApiClient } from '@plaza/shell-contract';
import type { ChatEngine } from '../engine/ChatEngine.ts';
import type { ListedChat } from '../live/ChatList.ts';
import type { Line } from '../live/lines.ts';
import { readWhole } from '../save/readWhole.ts';
import { findLines } from './findLines.ts';

/** The lines of one chat that answer a question, the newest first. */
export interface FoundInChat {
  chat: ListedChat;
  lines: Line[];
}

interface Read {
  /** How far the chat was when it was read. */
  seq: number;
  lines: Promise<Line[]>;
}

/** What was read for a question before. It lies in the page alone. */
const read = new WeakMap<ChatEngine, Map<string, Read>>();

/** All chats of the list, also those further down than was asked for yet. */
export async function wholeList({ list }: Pick<ChatEngine, 'list'>): Promise<readonly ListedChat[]> {
  await listHasCome(list);
  for (let before = -1; list.state.read().next && list.state.read().chats.length > before;) {
    before = list.state.read().chats.length;
    await list.older();
  }
  return list.state.read().chats;
}

/** Whoever looks for something at once must not be told that there is nothing. */
async function listHasCome({ state }: ChatEngine['list']): Promise<void> {
  let forget: (() => void) | undefined;
  await new Promise<void>((resolve) => {
    const look = () => void (state.read().status !== 'loading' && resolve());
    forget = state.subscribe(look);
    look();
  });
  forget?.();
}

/** Reads a chat on this device, from its beginning, and answers what holds all words of a question. */
export async function searchChat(
  engine: ChatEngine,
  api: ApiClient,
  chat: ListedChat,
  question: string,
): Promise<FoundInChat> {
  const known = read.get(engine) ?? new Map<string, Read>();
  read.set(engine, known);
  const seq = chat.summary.last_seq;
  let kept = known.get(chat.id);
  if (kept?.seq !== seq)
    kept = { seq, lines: readWhole({ me: engine.me, epochsOf: (id) => engine.epochsOf(id) }, api, chat.id) };
  known.set(chat.id, kept);
  const lines = await kept.lines.catch((error: unknown) => {
    known.delete(chat.id);
    throw error;
  });
  const now = Date.now();
  const isOver = ({ entry }: Line) =>
    Boolean(entry?.expires_at) && Number(new Date(entry?.expires_at ?? 0)) <= now;
  return { chat, lines: findLines(lines, question).filter((line) => !line.problem && !isOver(line)) };
}
