import { useWhole } from '../parts/picture.ts';
import { BelowHero } from './BelowHero.tsx';
import { Hero } from './Hero.tsx';

/** The first thing a stranger sees: the square at dusk, the door, and good reasons to go through it. */
export function LandingScreen() {
  return (
    <>
      <Hero />
      {useWhole() ? <BelowHero /> : null}
    </>
  );
}
