import type { Shelf } from '@plaza/shell-contract';

const most = 8;

/** What one searched for, newest first, each once. It stays in this browser. */
export interface RecentSearches {
  read(): string[];
  add(text: string): string[];
  remove(text: string): string[];
  clear(): string[];
}

/** A browser may forbid its storage; then nothing is remembered, and nothing breaks. */
export function recentSearches(userId: string, shelf: Shelf): RecentSearches {
  const key = `recentSearches:${userId}`;
  const read = () => {
    try {
      const kept: unknown = JSON.parse(shelf.getItem(key) ?? '[]');
      return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string').slice(0, most) : [];
    } catch {
      return [];
    }
  };
  const write = (texts: string[]) => {
    try {
      shelf.setItem(key, JSON.stringify(texts));
    } catch {
      // Full or forbidden: it is a comfort, not a duty.
    }
    return texts;
  };
  const without = (text: string) => read().filter((one) => one.toLowerCase() !== text.toLowerCase());
  return {
    read,
    add: (text) => write([text, ...without(text)].slice(0, most)),
    remove: (text) => write(without(text)),
    clear: () => write([]),
  };
}
