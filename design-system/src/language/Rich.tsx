import { Fragment, type ReactNode } from 'react';

export interface RichProps {
  /** A sentence with `<tags>` around some of its words. */
  text: string;
  /** What becomes of the words in each tag. */
  parts: Readonly<Record<string, (words: string) => ReactNode>>;
}

/** A sentence with a link or a mark in it, wherever its language puts that. */
export function Rich({ text, parts }: RichProps) {
  // Plain text and tagged words by turns: a name comes before what is tagged with it.
  return text.split(/<(\w+)>(.*?)<\/\1>/).map((piece, index, pieces) => {
    if (index % 3 === 1) return null;
    const part = index % 3 === 2 ? parts[pieces[index - 1] ?? ''] : undefined;
    return <Fragment key={index}>{part ? part(piece) : piece}</Fragment>;
  });
}
