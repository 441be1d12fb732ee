import { DuskPanorama, useWords } from '@plaza/design-system';
import { brand } from '../brand.ts';
import { titleWords } from '../first.words.ts';
import { useHost } from '../host/useHost.ts';
import { useSubject } from '../host/useSubject.ts';
import { footerWords } from './words.ts';
import classes from './PublicFooter.module.css';

const links = ['about', 'features', 'contact', 'privacy', 'terms'] as const;
const year = new Date().getFullYear();

/** The end of a public page: the square by night, whatever the theme. */
export function PublicFooter() {
  const t = useWords(footerWords);
  const titles = useWords(titleWords);
  const { social } = brand.links;
  return (
    <footer className={classes.footer} data-theme="dark">
      <DuskPanorama still className={classes.picture} />
      <div className={classes.words}>
        <nav aria-label={t.label} className={classes.links}>
          {links.map((page) => (
            <a key={page} href={`/${page}`}>
              {titles[page]}
            </a>
          ))}
          {social ? (
            <a href={social} target="_blank" rel="noreferrer">
              {t.follow}
            </a>
          ) : null}
        </nav>
        <address className={classes.reach}>
          <a href={`mailto:${brand.email}`}>{brand.email}</a>
          {brand.phone ? <a href={`tel:${brand.phone.replace(/[^+\d]/g, '')}`}>{brand.phone}</a> : null}
        </address>
        <FooterLanguages />
        <p className={classes.year}>
          © {year} {brand.name}
        </p>
      </div>
    </footer>
  );
}

/** The choice of Settings for those who have none yet. */
function FooterLanguages() {
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
