import type { Line } from '../live/lines.ts';

/** The lines that hold all words of a question, the newest first. Case and accents do not matter. */
export function findLines(lines: readonly Line[], question: string): Line[] {
  const words = plain(question).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const holds = ({ content }: Line) => {
    const text =
      content && plain([content.text, ...(content.files ?? []).map(({ name }) => name ?? '')].join(' '));
    return text !== undefined && words.every((word) => text.includes(word));
  };
  return lines.filter(holds).toReversed();
}

function plain(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase();
}
