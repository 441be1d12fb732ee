import type { Zone } from '@plaza/api-contract';
import { Link } from 'react-router-dom';
import { PeopleHere } from '../live/PeopleHere.tsx';
import { useHour } from '../hour/useHour.ts';
import { ZonePoster } from '../posters/ZonePoster.tsx';
import classes from './ZoneCard.module.css';

/** A door: the place as a wide picture, its name, its hour. */
export function ZoneCard({ zone }: { zone: Zone }) {
  return (
    <li className={classes.card}>
      <div className={classes.picture}>
        <ZonePoster zone={zone} />
      </div>
      <div className={classes.words}>
        <h2 className={classes.name}>
          <Link className={classes.door} to={zone.path}>
            {zone.name}
          </Link>
        </h2>
        <p className={classes.hour}>{useHour(zone)}</p>
        <PeopleHere people={zone.people} />
      </div>
    </li>
  );
}
