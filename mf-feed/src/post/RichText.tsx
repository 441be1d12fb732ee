import { Fragment } from 'react';
import { parseRichText } from './parseRichText.ts';
import classes from './RichText.module.css';

export interface RichTextProps {
  text: string;
  /** The @names behind which there is somebody, in small letters. Left out, all lead somewhere. */
  mentions?: readonly string[];
}

/** A text somebody wrote: addresses, @names and #tags lead somewhere, everything else is only shown. */
export function RichText({ text, mentions }: RichTextProps) {
  return parseRichText(text).map((part, index) => {
    const isNobody =
      part.kind === 'person' &&
      mentions !== undefined &&
      !mentions.includes(part.words.slice(1).toLowerCase());
    if (part.kind === 'words' || isNobody) return <Fragment key={index}>{part.words}</Fragment>;
    const isAway = part.kind === 'link';
    return (
      <a
        key={index}
        className={classes.link}
        href={part.href}
        {...(isAway && { target: '_blank', rel: 'noopener noreferrer nofollow ugc' })}
      >
        {part.words}
      </a>
    );
  });
}
