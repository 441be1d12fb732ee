import type { MadeZoneView, Zone } from '@plaza/api-contract';
import { Icon, Screen, useWords } from '@plaza/design-system';
import { usePlace, useTitle } from '@plaza/shell-contract';
import { ArrowLeft, Clock } from 'lucide';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useHour } from '../hour/useHour.ts';
import { aboutWords, placeWords } from './words.ts';
import classes from './PlaceView.module.css';
import { ZoneStage } from './ZoneStage.tsx';

interface PlaceViewProps {
  zone: Zone;
  /** What somebody made of it. */
  made?: MadeZoneView;
  /** What stands in it was changed while one is in it. */
  onChanged?: () => void;
  /** What there is to say of it besides. */
  children?: ReactNode;
}

/** A zone seen from its door: the scene, the hour, what stands there. */
export function PlaceView({ zone, made, onChanged, children }: PlaceViewProps) {
  const t = useWords(placeWords);
  const about = aboutPlace(zone.path, useWords(aboutWords));
  const hour = useHour(zone);
  useTitle(zone.name);
  return (
    <Screen width="wide" data-status="ready">
      <Link className={classes.back} to="/zones">
        <Icon icon={ArrowLeft} aria-hidden="true" />
        {t.all}
      </Link>
      <ZoneStage key={made?.path ?? zone.path} {...{ zone, made, onChanged }} />
      <div className={classes.words}>
        <h1 dir="auto" className={classes.name}>
          {zone.name}
        </h1>
        <p className={classes.hour}>
          <Icon icon={Clock} aria-hidden="true" />
          {sentence(hour)}
        </p>
        {children}
        {about && (
          <p dir="auto" className={classes.about}>
            {about}
          </p>
        )}
      </div>
      {/* The notice board: what partners show here, where somebody brings it. */}
      <div ref={usePlace('placements.zone')} />
    </Screen>
  );
}

function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What stands in a zone, in a sentence; nothing for a zone that nobody has described. */
export function aboutPlace(path: string, said: Readonly<Record<string, string>> = aboutWords.now) {
  return said[path.replace('/zones/', '')];
}
