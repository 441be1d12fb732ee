import type { ChatContent } from '@plaza/api-contract';
import type { Line } from '../live/lines.ts';

/**
 * What was opened, folded once for every question that follows. It is kept nowhere but in the page: words that were
 * deleted, or went by themselves, are in it no longer than they can be read.
 */
const index = new WeakMap<ChatContent, string>();

/** The lines that hold all words of a question, the newest first. Case and accents do not matter. */
export function findLines(lines: readonly Line[], question: string): Line[] {
  const words = fold(question).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const holds = ({ content }: Line) => {
    if (!content) return false;
    const text = foldedOf(content);
    return words.every((word) => text.includes(word));
  };
  return lines.filter(holds).toReversed();
}

function foldedOf(content: ChatContent): string {
  let folded = index.get(content);
  if (folded === undefined) {
    folded = fold([content.text, ...(content.files ?? []).map(({ name }) => name ?? '')].join(' '));
    index.set(content, folded);
  }
  return folded;
}

/** Without case and accents. */
export function fold(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase();
}
