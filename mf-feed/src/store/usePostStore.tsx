import type { FeedItem } from '@plaza/api-contract';
import { useShell } from '@plaza/shell-contract';
import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { isHeldBack } from './failedCalls.ts';
import { type Gone, PostStore } from './PostStore.ts';
import type { PostEntry } from './postEntries.ts';
import { storeWords } from './words.ts';

const PostStoreReact = createContext<PostStore | null>(null);

/** Gives all screens below one store. */
export function PostStoreProvider({ children }: { children: ReactNode }) {
  const shell = useShell();
  const [store] = useState(
    () =>
      new PostStore(shell, (entry, error) => {
        if (isHeldBack(error)) return shell.toast({ message: error.message, tone: 'calm' });
        const why = error instanceof Error ? error.message : '';
        shell.toast({ message: storeWords.now[entry.kind]({ why }).trim(), tone: 'bad' });
      }),
  );
  useEffect(() => store.start(), [store]);
  return <PostStoreReact value={store}>{children}</PostStoreReact>;
}

export function usePostStore(): PostStore {
  const store = useContext(PostStoreReact);
  if (!store) throw new Error('usePostStore() works below a PostStoreProvider.');
  return store;
}

/** A post as the store knows it now; what was given, until it knows it. */
export function usePost(given: FeedItem): FeedItem {
  const store = usePostStore();
  return useSyncExternalStore(store.subscribe, () => store.post(given.ID)) ?? given;
}

export function useGone(id: string): Gone | undefined {
  const store = usePostStore();
  return useSyncExternalStore(store.subscribe, () => store.gone(id));
}

/** All that waits for the server. */
export function useEntries(): readonly PostEntry[] {
  const store = usePostStore();
  return useSyncExternalStore(store.subscribe, () => store.entries);
}

/** Whether the comments of a post are open, and the way to open them. */
export function useOpenThread(id: string): [boolean, (isOpen: boolean) => void] {
  const store = usePostStore();
  const isOpen = useSyncExternalStore(store.subscribe, () => store.isOpen(id));
  return [isOpen, (next) => store.setOpen(id, next)];
}
