import type { Zone } from '@plaza/api-contract';
import { useWords } from '@plaza/design-system';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useHour } from '../hour/useHour.ts';
import { ZonePicture } from '../scene/ZonePicture.tsx';
import { sidebarWords } from './words.ts';
import { zonesNamed } from './zonesNamed.ts';
import classes from './ZoneSidebar.module.css';

/** The zones to look through by name. */
export function ZoneList({ zones }: { zones: Zone[] }) {
  const t = useWords(sidebarWords);
  const [text, setText] = useState('');
  const shown = zonesNamed(zones, text);
  return (
    <>
      <label className={classes.search}>
        <Search aria-hidden="true" />
        <input
          className={classes.input}
          type="search"
          aria-label={t.search}
          placeholder={t.searchHere}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <ul className={classes.list} aria-label={t.list}>
        {shown.map((zone) => (
          <li key={zone.path}>
            <a className={classes.zone} href={zone.path}>
              <span className={classes.picture}>
                <ZonePicture zone={zone} />
              </span>
              <span className={classes.words}>
                <strong className={classes.name}>{zone.name}</strong>
                <Hour of={zone} />
              </span>
            </a>
          </li>
        ))}
      </ul>
      <p className={classes.none} role="status">
        {shown.length === 0 && (zones.length === 0 ? t.none : t.noneNamed)}
      </p>
    </>
  );
}

function Hour({ of }: { of: Zone }) {
  return <span className={classes.hour}>{useHour(of)}</span>;
}
