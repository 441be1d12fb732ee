import type { CSSProperties, FunctionComponent } from 'react';
import type { GameTitle } from '../titles.ts';
import { BeaconKeep } from './BeaconKeep.tsx';
import { ChalkTown } from './ChalkTown.tsx';
import { Clockwork } from './Clockwork.tsx';
import { DeepBell } from './DeepBell.tsx';
import { Drumline } from './Drumline.tsx';
import { DuelOfKites } from './DuelOfKites.tsx';
import { FourLamps } from './FourLamps.tsx';
import { LanternDrop } from './LanternDrop.tsx';
import { MarbleRun } from './MarbleRun.tsx';
import { MolePost } from './MolePost.tsx';
import { NightTram } from './NightTram.tsx';
import { OrchardMaze } from './OrchardMaze.tsx';
import { PaperRegatta } from './PaperRegatta.tsx';
import classes from './Poster.module.css';
import { SkyCourier } from './SkyCourier.tsx';
import { SolitaryStars } from './SolitaryStars.tsx';
import { Tidepool } from './Tidepool.tsx';

const scenes: Readonly<Record<string, FunctionComponent>> = {
  'lantern-drop': LanternDrop,
  'sky-courier': SkyCourier,
  tidepool: Tidepool,
  'orchard-maze': OrchardMaze,
  'marble-run': MarbleRun,
  'night-tram': NightTram,
  drumline: Drumline,
  'beacon-keep': BeaconKeep,
  'solitary-stars': SolitaryStars,
  'duel-of-kites': DuelOfKites,
  'paper-regatta': PaperRegatta,
  'four-lamps': FourLamps,
  'chalk-town': ChalkTown,
  'deep-bell': DeepBell,
  clockwork: Clockwork,
  'mole-post': MolePost,
};

/** The drawing of a game, 200 by 150, in its five colours. Decoration: the title stands below it. */
export function Poster({ game: { slug, palette } }: { game: GameTitle }) {
  const [high, low, ground, built, glow] = palette;
  const colours: CSSProperties & Record<`--${string}`, string> = {
    '--high': high,
    '--low': low,
    '--ground': ground,
    '--built': built,
    '--glow': glow,
  };
  const Scene = scenes[slug];
  return (
    <svg
      className={classes.poster}
      viewBox="0 0 200 150"
      preserveAspectRatio="xMidYMid slice"
      style={colours}
      aria-hidden="true"
    >
      {Scene ? <Scene /> : null}
    </svg>
  );
}
