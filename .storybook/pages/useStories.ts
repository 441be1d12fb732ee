import { useEffect, useState } from 'react';

export interface StoryRoom {
  title: string;
  parts: { name: string; id: string }[];
}

interface Entry {
  id: string;
  title: string;
}

/** Everything there is to see, from Storybook's own index, so that nothing can be forgotten here. */
export function useStories(): readonly StoryRoom[] {
  const [rooms, setRooms] = useState<readonly StoryRoom[]>([]);
  useEffect(() => {
    const ending = new AbortController();
    fetch('./index.json', { signal: ending.signal })
      .then((answer) => answer.json())
      .then(({ entries }: { entries: Record<string, Entry> }) => setRooms(group(Object.values(entries))))
      .catch((error: unknown) => {
        if (!ending.signal.aborted) throw error;
      });
    return () => ending.abort();
  }, []);
  return rooms;
}

/** "Design system/Button" is the part Button of the room Design system; the first story of it is its door. */
function group(entries: readonly Entry[]): StoryRoom[] {
  const rooms = new Map<string, Map<string, string>>();
  for (const { id, title } of entries) {
    const [room = '', ...rest] = title.split('/');
    if (rest.length === 0) continue;
    const parts = rooms.get(room) ?? new Map<string, string>();
    const name = rest.join(', ');
    if (!parts.has(name)) parts.set(name, id);
    rooms.set(room, parts);
  }
  return [...rooms].map(([title, parts]) => ({
    title,
    parts: [...parts].map(([name, id]) => ({ name, id })).sort((a, b) => a.name.localeCompare(b.name)),
  }));
}
