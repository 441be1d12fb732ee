import { ButtonLink, Card } from '@plaza/design-system';
import { brand } from '../brand.ts';
import classes from './AboutPage.module.css';
import { Page, Section } from './Page.tsx';

const boxes = [
  ['Zones', 'Places in three dimensions, each with its own hour, weather and things to do.'],
  ['Games', 'They open where you stand, alone or with whoever is beside you.'],
  ['Videos', 'A row of things worth watching, and nothing that starts by itself.'],
  ['Stars', 'One to five of them. They say more than a thumb does.'],
  ['Chat', 'Encrypted from your device to theirs. The server carries letters it cannot read.'],
  ['Friends', 'People you asked and who said yes. Nobody else is counted.'],
] as const;

export function AboutPage() {
  return (
    <Page
      title="The Future of Social Media"
      lead={`${brand.name} is a town square you can walk through. You hear people before you see them, and every door stands open.`}
    >
      <Section title="Breaking Free from the Past">
        <p>
          Most networks became a list that never ends. It knows how to keep you, and little about why you
          came. We went back to an older idea: a place in the middle of town, where people go because other
          people are there.
        </p>
      </Section>
      <Section title="A New Era of Social Interaction">
        <p>
          Here you meet in a library of lamps, on the walls of a castle or under water by a shell theatre.
          What you share gets stars, from one to five, and not a number that only goes up. What you say in a
          chat is yours and theirs.
        </p>
        <ul className={classes.boxes}>
          {boxes.map(([title, words]) => (
            <Card as="li" key={title} className={classes.box}>
              <h3>{title}</h3>
              <p>{words}</p>
            </Card>
          ))}
        </ul>
      </Section>
      <Section title="Immersive by Design">
        <p>
          Every zone runs in the browser you have: on a desk, on a phone, and in a headset for those who own
          one. Nothing is installed. The places are drawn by code, so they are small, they load quickly, and
          no two of them feel alike.
        </p>
      </Section>
      <Section title="Our Platforms">
        <p>The square has two big streets. Both are a step away.</p>
        <div className={classes.doors}>
          <ButtonLink variant="secondary" href="/games">
            Games
          </ButtonLink>
          <ButtonLink variant="secondary" href="/zones">
            Zones
          </ButtonLink>
        </div>
      </Section>
      <Section title={`Explore More ${brand.name}`}>
        <p>
          Read what you can do here, or write to us. {brand.name} can be run by anybody: a school, a club, a
          town. Yours may look different from this one.
        </p>
        <div className={classes.doors}>
          <ButtonLink variant="secondary" href="/features">
            Features
          </ButtonLink>
          <ButtonLink variant="secondary" href="/contact">
            Contact
          </ButtonLink>
        </div>
      </Section>
      <Section title="Join the Revolution">
        <p>It is a quiet one. An account takes a minute and costs nothing.</p>
        <div className={classes.doors}>
          <ButtonLink href="/signup">Sign Up</ButtonLink>
        </div>
      </Section>
    </Page>
  );
}
