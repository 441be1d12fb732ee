import { Accordion, ButtonLink, Card } from '@plaza/design-system';
import { brand } from '../brand.ts';
import { PublicFooter } from '../public/PublicFooter.tsx';
// The picture of shared links, 1200 by 630: only the server names it, among the files of this version.
import './card.jpg';
import { blurbs } from './blurbs.ts';
import { GamesGrid } from './games/GamesGrid.tsx';
import { Hero } from './Hero.tsx';
import classes from './LandingScreen.module.css';
import { questions } from './questions.ts';
import { reasons } from './reasons.ts';

const faq = questions.map(({ question, answer }) => ({
  id: question,
  title: question,
  content: <p>{answer}</p>,
}));

/** The first thing a stranger sees: the square at dusk, the door, and good reasons to go through it. */
export function LandingScreen() {
  return (
    <>
      <Hero />
      <section className={classes.band} aria-label={`What ${brand.name} is`}>
        <ul className={classes.blurbs}>
          {blurbs.map(({ title, desc }) => (
            <li key={title} className={classes.blurb}>
              <span className={classes.lantern} />
              <h2>{title}</h2>
              <p>{desc}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className={classes.band} aria-labelledby="discover-games">
        <h2 id="discover-games" className={classes.heading}>
          Discover games
        </h2>
        <GamesGrid />
      </section>
      <section className={classes.band} aria-labelledby="reasons">
        <h2 id="reasons" className={classes.heading}>
          Reasons to stay a while
        </h2>
        <ul className={classes.reasons}>
          {reasons.map(({ icon: Icon, title, desc }) => (
            <Card as="li" key={title} pad="l" className={classes.reason}>
              <Icon aria-hidden="true" />
              <h3>{title}</h3>
              <p>{desc}</p>
            </Card>
          ))}
        </ul>
      </section>
      <section className={`${classes.band} ${classes.asked}`} aria-labelledby="faq">
        <h2 id="faq" className={classes.heading}>
          Questions people ask
        </h2>
        <Accordion items={faq} />
      </section>
      <section className={classes.band} aria-labelledby="invest">
        <Card className={classes.invest} depth="raised" pad="l">
          <h2 id="invest">Build the next street with us</h2>
          <p>We look for people who believe that the net needs places again.</p>
          <ButtonLink href="/pitch">Pitch with Us</ButtonLink>
        </Card>
      </section>
      <PublicFooter />
    </>
  );
}
