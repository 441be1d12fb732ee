import { useEffect, useState } from 'react';

export interface StoryGroup {
  title: string;
  parts: { name: string; id: string }[];
}

interface Entry {
  id: string;
  title: string;
}

/** Everything there is to see, from Storybook's own index, so that nothing can be forgotten here. */
export function useStories(): readonly StoryGroup[] {
  const [groups, setGroups] = useState<readonly StoryGroup[]>([]);
  useEffect(() => {
    const ending = new AbortController();
    fetch('./index.json', { signal: ending.signal })
      .then((answer) => answer.json())
      .then(({ entries }: { entries: Record<string, Entry> }) => setGroups(group(Object.values(entries))))
      .catch((error: unknown) => {
        if (!ending.signal.aborted) throw error;
      });
    return () => ending.abort();
  }, []);
  return groups;
}

/** "Design system/Button" is the part Button of the group Design system; the first story of it is its door. */
function group(entries: readonly Entry[]): StoryGroup[] {
  const groups = new Map<string, Map<string, string>>();
  for (const { id, title } of entries) {
    const [group = '', ...rest] = title.split('/');
    if (rest.length === 0) continue;
    const parts = groups.get(group) ?? new Map<string, string>();
    const name = rest.join(', ');
    if (!parts.has(name)) parts.set(name, id);
    groups.set(group, parts);
  }
  return [...groups].map(([title, parts]) => ({
    title,
    parts: [...parts].map(([name, id]) => ({ name, id })).sort((a, b) => a.name.localeCompare(b.name)),
  }));
}
