import { useWords } from '@plaza/design-system';
import { useHost } from '../host/useHost.ts';
import { useSubject } from '../host/useSubject.ts';
import { footerWords } from './words.ts';
import classes from './FooterLanguages.module.css';

/** The choice of Settings for those who have none yet. */
export function FooterLanguages() {
  const t = useWords(footerWords);
  const { languages: spoken } = useHost();
  const language = useSubject(spoken.language$);
  // One alone is no choice.
  if (spoken.offered.length < 2) return null;
  return (
    <div role="group" aria-label={t.language} className={classes.languages}>
      {spoken.offered.map(({ tag, name }) => (
        <button
          key={tag}
          type="button"
          lang={tag}
          className={classes.language}
          aria-pressed={tag === language}
          onClick={() => spoken.choose(tag)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
