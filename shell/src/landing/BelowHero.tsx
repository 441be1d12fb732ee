import { Accordion, ButtonLink, Card, Icon, useWords } from '@plaza/design-system';
import { Compass, DoorOpen, HandHeart, type IconNode, ShieldCheck } from 'lucide';
import { brand } from '../brand.ts';
import { PublicFooter } from '../footer/PublicFooter.tsx';
// The picture of shared links, 1200 by 630: only the server names it, among the files of this version.
import './card.jpg';
import { GamesGrid } from './games/GamesGrid.tsx';
import classes from './BelowHero.module.css';
import { landingWords, questionWords } from './words.ts';

/** What this place is, in six short breaths, by the names of its words. */
const blurbs = ['places', 'play', 'meet', 'stars', 'chats', 'town'] as const;

interface Reason {
  icon: IconNode;
  /** The name of its words. */
  name: 'door' | 'somewhere' | 'nobody' | 'together';
}

const reasons: readonly Reason[] = [
  { icon: DoorOpen, name: 'door' },
  { icon: Compass, name: 'somewhere' },
  { icon: ShieldCheck, name: 'nobody' },
  { icon: HandHeart, name: 'together' },
];

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

/** In the order in which newcomers ask. */
const asked = ['what', 'cost', 'where', 'spaces', 'different', 'friends', 'ai', 'creators'] as const;

/** What newcomers ask, and what is true. */
function Questions() {
  const t = useWords(questionWords);
  const items = asked.map((name) => ({
    id: name,
    title: named(t[name]),
    content: <p>{named(t[`${name}Answer`])}</p>,
  }));
  return <Accordion items={items} />;
}

/** Some of them name this place. */
function named(words: string | ((values: { brand: string }) => string)): string {
  return typeof words === 'string' ? words : words({ brand: brand.name });
}
