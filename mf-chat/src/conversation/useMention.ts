import type { ChatMember } from '@plaza/api-contract';
import { type KeyboardEvent, useState } from 'react';
import { useChat } from '../provider/useChat.ts';
import { useOpenChat } from './useConversation.ts';

const MOST_PEOPLE = 6;

export const optionId = (listId: string, at: number) => `${listId}-${at}`;

export interface MentionOf {
  /** Nobody is meant by an @ in a chat of two. */
  isOffered: boolean;
  /** Who may be meant by what is written before the caret; nobody outside a group. */
  people: readonly ChatMember[];
  /** The place among them that Enter takes. */
  active: number;
  pick: (member: ChatMember) => void;
  /** Whether a key was for the list. */
  takeKey: (event: KeyboardEvent) => boolean;
  /** The caret is elsewhere. */
  look: (caret: number) => void;
}

/** Offers the members of a group while an @ and the beginning of a name stand before the caret. */
export function useMention(text: string, onPick: (text: string, caret: number) => void): MentionOf {
  const { me } = useChat();
  const chat = useOpenChat();
  const [caret, setCaret] = useState(0);
  const [chosen, setChosen] = useState({ word: '', at: 0 });
  const [closedAt, setClosedAt] = useState<number>();
  const isOffered = chat?.kind === 'group';
  const begun = isOffered ? mentionBefore(text, caret) : undefined;
  const isShown = begun !== undefined && begun.from !== closedAt;
  const people = isShown ? peopleFor(chat?.members ?? [], begun.word, me) : [];
  const active = begun?.word === chosen.word ? Math.min(chosen.at, people.length - 1) : 0;

  const pick = ({ username }: ChatMember) => {
    if (!begun) return;
    const before = `${text.slice(0, begun.from)}@${username} `;
    setCaret(before.length);
    onPick(before + text.slice(caret).trimStart(), before.length);
  };
  const takeKey = (event: KeyboardEvent) => {
    const member = people[active];
    if (!begun || !member) return false;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined)
      setChosen({ word: begun.word, at: (active + step + people.length) % people.length });
    else if ((event.key === 'Enter' && !event.shiftKey) || event.key === 'Tab') pick(member);
    else if (event.key === 'Escape') setClosedAt(begun.from);
    else return false;
    event.preventDefault();
    return true;
  };
  return {
    isOffered,
    people,
    active,
    pick,
    takeKey,
    look(now) {
      setCaret(now);
      if (mentionBefore(text, now)?.from !== closedAt) setClosedAt(undefined);
    },
  };
}

/** The name that is being written, and where its @ stands. */
function mentionBefore(text: string, caret: number): { from: number; word: string } | undefined {
  const found = /(?<![\w@])@([\w.-]*)$/.exec(text.slice(0, caret));
  return found ? { from: found.index, word: (found[1] ?? '').toLowerCase() } : undefined;
}

function peopleFor(members: readonly ChatMember[], word: string, me: string): ChatMember[] {
  const begins = ({ name, username }: ChatMember) =>
    [username ?? '', ...(name ?? '').split(/\s+/)].some((one) => one.toLowerCase().startsWith(word));
  return members
    .filter((one) => one.user_id !== me && one.username !== null && begins(one))
    .slice(0, MOST_PEOPLE);
}
