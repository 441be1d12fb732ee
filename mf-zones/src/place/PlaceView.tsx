import type { Zone } from '@plaza/api-contract';
import { Screen, useWords } from '@plaza/design-system';
import { ArrowLeft, Clock } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useHour } from '../hour/useHour.ts';
import { ZonePicture } from '../scene/ZonePicture.tsx';
import { aboutPlace } from './aboutPlace.ts';
import { aboutWords, placeWords } from './words.ts';
import classes from './PlaceView.module.css';

/** A zone seen from its door: the scene, the hour, what stands there. */
export function PlaceView({ zone }: { zone: Zone }) {
  const t = useWords(placeWords);
  const about = aboutPlace(zone.path, useWords(aboutWords));
  const hour = useHour(zone);
  return (
    <Screen width="wide" data-status="ready">
      <Link className={classes.back} to="/zones">
        <ArrowLeft aria-hidden="true" />
        {t.all}
      </Link>
      <div className={classes.picture}>
        <ZonePicture zone={zone} />
      </div>
      <div className={classes.words}>
        <h1 className={classes.name}>{zone.name}</h1>
        <p className={classes.hour}>
          <Clock aria-hidden="true" />
          {sentence(hour)}
        </p>
        {about && <p className={classes.about}>{about}</p>}
      </div>
    </Screen>
  );
}

function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
