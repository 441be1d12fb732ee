import { Card, DuskPanorama } from '@plaza/design-system';
import { brand } from '../brand.ts';
import { GetStarted } from '../login/GetStarted.tsx';
import { LoginChoice } from '../login/LoginChoice.tsx';
import classes from './Hero.module.css';

/** The square at dusk, one sentence, and the door. */
export function Hero() {
  const [first, second] = brand.headline;
  return (
    <section className={classes.hero}>
      <DuskPanorama className={classes.picture} />
      <div className={classes.stand}>
        <div>
          <h1 className={classes.headline}>
            {first} <br />
            {second}
          </h1>
          <p className={classes.tagline}>{brand.tagline}</p>
        </div>
        <Card className={classes.door} depth="raised" pad="l">
          <h2 className={classes.invite}>Come in</h2>
          <LoginChoice first={<GetStarted />} />
        </Card>
      </div>
    </section>
  );
}
