import { ButtonLink, Card, Icon, useWords } from '@plaza/design-system';
import { brand } from '../brand.ts';
import { PublicFooter } from '../footer/PublicFooter.tsx';
// The picture of shared links, 1200 by 630: only the server names it, among the files of this version.
import './card.jpg';
import { blurbs } from './blurbs.ts';
import { GamesGrid } from './games/GamesGrid.tsx';
import classes from './BelowHero.module.css';
import { Questions } from './Questions.tsx';
import { reasons } from './reasons.ts';
import { landingWords } from './words.ts';

/** What there is to find, and what newcomers ask. */
export function BelowHero() {
  const t = useWords(landingWords);
  return (
    <>
      <section className={classes.band} aria-label={t.what({ brand: brand.name })}>
        <ul className={classes.blurbs}>
          {blurbs.map((name) => (
            <li key={name} className={classes.blurb}>
              <span className={classes.lantern} />
              <h2>{t[name]}</h2>
              <p>{t[`${name}Words`]}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className={classes.band} aria-labelledby="discover-games">
        <h2 id="discover-games" className={classes.heading}>
          {t.games}
        </h2>
        <GamesGrid />
      </section>
      <section className={classes.band} aria-labelledby="reasons">
        <h2 id="reasons" className={classes.heading}>
          {t.reasons}
        </h2>
        <ul className={classes.reasons}>
          {reasons.map(({ icon, name }) => (
            <Card as="li" key={name} pad="l" className={classes.reason}>
              <Icon icon={icon} aria-hidden="true" />
              <h3>{t[name]}</h3>
              <p>{t[`${name}Words`]}</p>
            </Card>
          ))}
        </ul>
      </section>
      <section className={`${classes.band} ${classes.asked}`} aria-labelledby="faq">
        <h2 id="faq" className={classes.heading}>
          {t.questions}
        </h2>
        <Questions />
      </section>
      <section className={classes.band} aria-labelledby="invest">
        <Card className={classes.invest} depth="raised" pad="l">
          <h2 id="invest">{t.invest}</h2>
          <p>{t.investWords}</p>
          <ButtonLink href="/pitch">{t.pitch}</ButtonLink>
        </Card>
      </section>
      <PublicFooter />
    </>
  );
}
