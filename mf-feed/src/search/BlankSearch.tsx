import { Button, Icon, IconButton, useWords } from '@plaza/design-system';
import { History, X } from 'lucide';
import { Link } from 'react-router-dom';
import { Suggestions } from '../friends/Suggestions.tsx';
import classes from './BlankSearch.module.css';
import { searchWords } from './words.ts';

interface BlankSearchProps {
  recent: readonly string[];
  /** Forgets one, or all of them. */
  onForget(q?: string): void;
}

/** Before anything is typed: what one looked for last, and whom one may know. */
export function BlankSearch({ recent, onForget }: BlankSearchProps) {
  const t = useWords(searchWords);
  return (
    <>
      {recent.length > 0 ? (
        <section className={classes.section} aria-labelledby="recent-searches">
          <header className={classes.head}>
            <h2 id="recent-searches" className={classes.title}>
              {t.recent}
            </h2>
            <Button variant="ghost" size="s" onClick={() => onForget()}>
              {t.forgetAll}
            </Button>
          </header>
          <ul className={classes.recent}>
            {recent.map((q) => (
              <li key={q} className={classes.row}>
                <Link className={classes.link} to={`/search?q=${encodeURIComponent(q)}`}>
                  <Icon icon={History} aria-hidden="true" />
                  <span dir="auto" className={classes.words}>
                    {q}
                  </span>
                </Link>
                <IconButton label={t.forget({ q })} onClick={() => onForget(q)}>
                  <Icon icon={X} />
                </IconButton>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <section className={classes.section} aria-labelledby="may-know">
        <h2 id="may-know" className={classes.title}>
          {t.known}
        </h2>
        <Suggestions empty={<p className={classes.hint}>{t.blankHint}</p>} />
      </section>
    </>
  );
}
