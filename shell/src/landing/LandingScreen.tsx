import { Card, DuskPanorama, useWords } from '@plaza/design-system';
import { useWhole } from '../parts/picture.ts';
import { GetStarted } from '../login/GetStarted.tsx';
import { LoginChoice } from '../login/LoginChoice.tsx';
import { FramePlace } from '../frame/FramePlace.tsx';
import { firstWords } from '../first.words.ts';
import { BelowHero } from './BelowHero.tsx';
import { landingWords } from './words.ts';
import classes from './LandingScreen.module.css';

/** The first thing a stranger sees: the square at dusk, the door, and good reasons to go through it. */
export function LandingScreen() {
  return (
    <>
      <Hero />
      {useWhole() ? <BelowHero /> : null}
    </>
  );
}

/** The square at dusk, one sentence, and the door. */
function Hero() {
  const t = useWords(landingWords);
  const [first, second] = useWords(firstWords).headline;
  return (
    <section className={classes.hero}>
      <DuskPanorama className={classes.picture} />
      {/* Something livelier may lie over the drawn square one day: a zone as it is just now. */}
      <FramePlace name="landing.hero" className={classes.picture} />
      <div className={classes.stand}>
        <div>
          <h1 className={classes.headline}>
            {first} <br />
            {second}
          </h1>
          <p className={classes.tagline}>{t.tagline}</p>
        </div>
        <Card className={classes.door} depth="raised" pad="l">
          <h2 className={classes.invite}>{t.comeIn}</h2>
          <LoginChoice first={<GetStarted />} />
        </Card>
      </div>
    </section>
  );
}
