import type { LetterPart, OutreachLetter } from '@plaza/api-contract';
import { Button, Card, ErrorState, Skeleton, useWords, Icon } from '@plaza/design-system';
import { Copy, Shuffle } from 'lucide';
import { Link } from 'react-router-dom';
import { AdminFrame } from '../frame/AdminFrame.tsx';
import classes from './Letter.module.css';
import { useLetter } from './useLetter.ts';
import { letterWords } from './words.ts';

/** The letter to investors as it is sent, to copy from: with its formatting, or as plain text. */
export function LetterScreen({ form }: { form: 'formatted' | 'plain' }) {
  const t = useWords(letterWords);
  const { letter, subject, redraw, copySubject, copyPlain, copyFormatted } = useLetter();
  const isPlain = form === 'plain';
  const copyContent = (answer: OutreachLetter) => (isPlain ? copyPlain(answer) : copyFormatted(answer));
  return (
    <AdminFrame
      title={isPlain ? t.plainTitle : t.title}
      line={
        <>
          {isPlain ? t.plainLine : t.line}{' '}
          <Link to={isPlain ? '/email' : '/mail'}>{isPlain ? t.toFormatted : t.toPlain}</Link>
        </>
      }
      status={letter.status}
    >
      {letter.status === 'loading' ? <Skeleton shape="block" height={480} label={t.loading} /> : null}
      {letter.status === 'failed' ? (
        <ErrorState title={t.failed} onRetry={letter.retry} requestId={letter.error.requestId}>
          {letter.error.message}
        </ErrorState>
      ) : null}
      {letter.status === 'ready' && subject !== undefined ? (
        <>
          <Card className={classes.subject}>
            <div className={classes.words}>
              <span className={classes.label}>{t.subject}</span>
              <strong>{subject}</strong>
            </div>
            <Button variant="ghost" icon={<Icon icon={Shuffle} />} onClick={redraw}>
              {t.another}
            </Button>
            <Button variant="secondary" icon={<Icon icon={Copy} />} onClick={() => copySubject(subject)}>
              {t.copySubject}
            </Button>
          </Card>
          <Card pad="l" className={classes.letter}>
            <div className={classes.copy}>
              <Button icon={<Icon icon={Copy} />} onClick={() => copyContent(letter.answer)}>
                {t.copyContent}
              </Button>
            </div>
            {isPlain ? (
              <pre className={classes.plain}>{letter.answer.text}</pre>
            ) : (
              <LetterParts parts={letter.answer.parts} />
            )}
          </Card>
        </>
      ) : null}
    </AdminFrame>
  );
}

/** The letter as a mail program would show it. */
function LetterParts({ parts }: { parts: readonly LetterPart[] }) {
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
