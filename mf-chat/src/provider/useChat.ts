import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Changing } from '../store/Changing.ts';
import type { ChatEngine } from '../engine/ChatEngine.ts';

export const ChatReact = createContext<ChatEngine | null>(null);

export function useChat(): ChatEngine {
  const engine = useContext(ChatReact);
  if (!engine) throw new Error('useChat() works below a ChatProvider.');
  return engine;
}

/** How something is, and whenever it changes. */
export function useChanging<State>(changing: Changing<State>): State {
  return useSyncExternalStore(changing.subscribe, changing.read, changing.read);
}

/** A part of it: what else changes draws nothing anew. */
export function usePart<State, Part>(changing: Changing<State>, partOf: (state: State) => Part): Part {
  const read = () => partOf(changing.read());
  return useSyncExternalStore(changing.subscribe, read, read);
}
