import type { Zone } from '@plaza/api-contract';
import { ArrowLeft, Clock } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ZonePicture } from '../scene/ZonePicture.tsx';
import { aboutPlace } from './aboutPlace.ts';
import classes from './PlaceScreen.module.css';

/** A zone seen from its door: the scene, the hour, what stands there. */
export function PlaceView({ zone }: { zone: Zone }) {
  const about = aboutPlace(zone.path);
  return (
    <div className={classes.place} data-status="ready">
      <Link className={classes.back} to="/zones">
        <ArrowLeft aria-hidden="true" />
        All zones
      </Link>
      <div className={classes.picture}>
        <ZonePicture zone={zone} />
      </div>
      <div className={classes.words}>
        <h1 className={classes.name}>{zone.name}</h1>
        <p className={classes.hour}>
          <Clock aria-hidden="true" />
          {sentence(zone.hour)}
        </p>
        {about && <p className={classes.about}>{about}</p>}
      </div>
    </div>
  );
}

function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
