import type { LetterPart } from '@plaza/api-contract';
import classes from './Letter.module.css';

/** The letter as a mail program would show it. */
export function LetterParts({ parts }: { parts: readonly LetterPart[] }) {
  return (
    <article className={classes.parts} lang="en">
      {parts.map((part, index) => (
        // The parts never change their order.
        <Part key={index} part={part} />
      ))}
    </article>
  );
}

function Part({ part }: { part: LetterPart }) {
  switch (part.kind) {
    case 'heading':
      return <h2>{part.text}</h2>;
    case 'list':
      return (
        <ul>
          {part.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case 'links':
      return (
        <p className={classes.links}>
          {part.links.map(({ label, url }) => (
            <a key={url} href={url}>
              {label}
            </a>
          ))}
        </p>
      );
    case 'text':
      return <p>{part.text}</p>;
  }
}
