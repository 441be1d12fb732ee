import { aboutWords } from './words.ts';

/** What stands in a zone, in a sentence; nothing for a zone that nobody has described. */
export function aboutPlace(path: string, said: Readonly<Record<string, string>> = aboutWords.now) {
  return said[path.replace('/zones/', '')];
}
