import { at } from '../../kit/sim/at.ts';
import { packedWords } from './packedWords.ts';

let kept: string[] | undefined;

/** All words, in order. Unpacked when first asked for. */
function allWords(): string[] {
  if (kept) return kept;
  const words: string[] = [];
  let last = '';
  for (const [, shared, rest] of packedWords.matchAll(/(\d)([a-z]+)/g)) {
    last = last.slice(0, Number(shared)) + String(rest);
    words.push(last);
  }
  kept = words;
  return words;
}

/** The first word of the list from `low` on that is not before a text. */
function lowerBound(words: readonly string[], text: string, low: number, high: number): number {
  let from = low;
  let to = high;
  while (from < to) {
    const middle = (from + to) >> 1;
    if (at(words, middle) < text) from = middle + 1;
    else to = middle;
  }
  return from;
}

export function isWord(text: string): boolean {
  const words = allWords();
  return words[lowerBound(words, text, 0, words.length)] === text;
}

export interface Found {
  word: string;
  path: number[];
}

/**
 * Every word that stones spell, each once, by the first way there is; or the first `most` of them: nobody looks for all
 * to know whether there are enough. `near` names the neighbours of a stone.
 */
export function findWords(
  stones: readonly string[],
  near: readonly (readonly number[])[],
  most = Infinity,
): Found[] {
  const words = allWords();
  const found = new Map<string, number[]>();
  const path: number[] = [];
  const walk = (stone: number, before: string, low: number, high: number): void => {
    if (found.size >= most) return;
    const text = before + at(stones, stone);
    const from = lowerBound(words, text, low, high);
    const to = lowerBound(words, `${text}{`, from, high);
    if (from === to) return;
    path.push(stone);
    if (words[from] === text && !found.has(text)) found.set(text, [...path]);
    for (const next of at(near, stone)) if (stones[next] && !path.includes(next)) walk(next, text, from, to);
    path.pop();
  };
  stones.forEach((letter, stone) => {
    if (letter) walk(stone, '', 0, words.length);
  });
  return [...found].map(([word, way]) => ({ word, path: way }));
}
