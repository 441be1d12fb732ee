import { ButtonLink, Card, useWords } from '@plaza/design-system';
import { brand } from '../brand.ts';
import classes from './AboutPage.module.css';
import { Page, Section } from './Page.tsx';
import { aboutWords } from './words.ts';

const boxes = ['zones', 'games', 'videos', 'stars', 'chat', 'friends'] as const;

export function AboutPage() {
  const t = useWords(aboutWords);
  const { name } = brand;
  return (
    <Page title={t.title} lead={t.lead({ brand: name })}>
      <Section title={t.past}>
        <p>{t.pastWords}</p>
      </Section>
      <Section title={t.era}>
        <p>{t.eraWords}</p>
        <ul className={classes.boxes}>
          {boxes.map((box) => (
            <Card as="li" key={box} className={classes.box}>
              <h3>{t[box]}</h3>
              <p>{t[`${box}Words`]}</p>
            </Card>
          ))}
        </ul>
      </Section>
      <Section title={t.design}>
        <p>{t.designWords}</p>
      </Section>
      <Section title={t.platforms}>
        <p>{t.platformsWords}</p>
        <div className={classes.doors}>
          <ButtonLink variant="secondary" href="/games">
            {t.games}
          </ButtonLink>
          <ButtonLink variant="secondary" href="/zones">
            {t.zones}
          </ButtonLink>
        </div>
      </Section>
      <Section title={t.more({ brand: name })}>
        <p>{t.moreWords({ brand: name })}</p>
        <div className={classes.doors}>
          <ButtonLink variant="secondary" href="/features">
            {t.features}
          </ButtonLink>
          <ButtonLink variant="secondary" href="/contact">
            {t.contact}
          </ButtonLink>
        </div>
      </Section>
      <Section title={t.join}>
        <p>{t.joinWords}</p>
        <div className={classes.doors}>
          <ButtonLink href="/signup">{t.signUp}</ButtonLink>
        </div>
      </Section>
    </Page>
  );
}
