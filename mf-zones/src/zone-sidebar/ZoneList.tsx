import type { Zone } from '@plaza/api-contract';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { ZonePicture } from '../scene/ZonePicture.tsx';
import { zonesNamed } from './zonesNamed.ts';
import classes from './ZoneSidebar.module.css';

/** The zones to look through by name. */
export function ZoneList({ zones }: { zones: Zone[] }) {
  const [text, setText] = useState('');
  const shown = zonesNamed(zones, text);
  return (
    <>
      <label className={classes.search}>
        <Search aria-hidden="true" />
        <input
          className={classes.input}
          type="search"
          aria-label="Search zones"
          placeholder="Search zones..."
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <ul className={classes.list} aria-label="Zones">
        {shown.map((zone) => (
          <li key={zone.path}>
            <a className={classes.zone} href={zone.path}>
              <span className={classes.picture}>
                <ZonePicture zone={zone} />
              </span>
              <span className={classes.words}>
                <strong className={classes.name}>{zone.name}</strong>
                <span className={classes.hour}>{zone.hour}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      <p className={classes.none} role="status">
        {shown.length === 0 && (zones.length === 0 ? 'No zone is open.' : 'No zone has that in its name.')}
      </p>
    </>
  );
}
