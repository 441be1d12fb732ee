import { usedWords } from './words.ts';

/** That somebody used a thing of a place, in words for its new state, else for the thing; nothing where it has none. */
export function usedLine(place: string, { id, state }: { id: string; state: string }, name: string): string {
  const words: Readonly<Record<string, (said: { name: string }) => string>> = usedWords.now;
  const say = words[`${place}/${id}:${state}`] ?? words[`${place}/${id}`];
  return say?.({ name }) ?? '';
}
