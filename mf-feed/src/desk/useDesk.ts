import type { FeedItem } from '@plaza/api-contract';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Desk, Gone } from './Desk.ts';
import type { Wish } from './wishes.ts';

export const DeskReact = createContext<Desk | null>(null);

export function useDesk(): Desk {
  const desk = useContext(DeskReact);
  if (!desk) throw new Error('useDesk() works below a DeskProvider.');
  return desk;
}

/** A post as the desk knows it now; what was given, until it knows it. */
export function usePost(given: FeedItem): FeedItem {
  const desk = useDesk();
  return useSyncExternalStore(desk.subscribe, () => desk.post(given.ID)) ?? given;
}

export function useGone(id: string): Gone | undefined {
  const desk = useDesk();
  return useSyncExternalStore(desk.subscribe, () => desk.gone(id));
}

/** All that waits for the server. */
export function useWishes(): readonly Wish[] {
  const desk = useDesk();
  return useSyncExternalStore(desk.subscribe, () => desk.wishes);
}

/** Whether the comments of a post are open, and the way to open them. */
export function useOpenThread(id: string): [boolean, (isOpen: boolean) => void] {
  const desk = useDesk();
  const isOpen = useSyncExternalStore(desk.subscribe, () => desk.isOpen(id));
  return [isOpen, (next) => desk.setOpen(id, next)];
}
