import { Button, meanOneThing, useWords } from '@plaza/design-system';
import { useKeptFocus } from '@plaza/shell-contract/kept-focus';
import { useEffect } from 'react';
import classes from './KnocksPanel.module.css';
import { KNOCK_ANSWERS, type Knocks, useKnocks } from './useKnocks.ts';
import { knockWords } from './words.ts';

interface KnocksPanelProps {
  slug: string;
  /** For whoever wears a headset and does not see the page. */
  onKnocks?: (knocks: Knocks) => void;
}

/** Who stands before one's zone, and the answers. It is there only while somebody does. */
export function KnocksPanel({ slug, onKnocks }: KnocksPanelProps) {
  const t = useWords(knockWords);
  const knocks = useKnocks(slug);
  const { place, leaving } = useKeptFocus<HTMLDivElement>(knocks.waiting);
  useEffect(() => onKnocks?.(knocks), [knocks, onKnocks]);
  return (
    <div ref={place} tabIndex={-1} role="status">
      {knocks.waiting.length > 0 && (
        <section className={classes.panel} aria-label={t.knocks}>
          <strong>{t.knocks}</strong>
          <ul className={classes.list}>
            {knocks.waiting.map(({ person }) => (
              <li key={person.id} className={classes.item}>
                <span>{t.wantsIn({ name: person.name })}</span>
                <span className={classes.answers}>
                  {KNOCK_ANSWERS.map((how) => (
                    <Button
                      key={how}
                      size="s"
                      variant={how === 'block' ? 'danger' : how === 'let-in' ? 'primary' : 'secondary'}
                      aria-label={t.answerTo({ answer: t[how], name: person.name })}
                      onClick={meanOneThing(() => {
                        leaving();
                        knocks.answer(person.username, how);
                      })}
                    >
                      {t[how]}
                    </Button>
                  ))}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
