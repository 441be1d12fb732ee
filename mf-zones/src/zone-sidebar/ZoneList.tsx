import type { Zone } from '@plaza/api-contract';
import { Icon, useWords } from '@plaza/design-system';
import { Search } from 'lucide';
import { useState } from 'react';
import { useHour } from '../hour/useHour.ts';
import { PeopleHere } from '../live/PeopleHere.tsx';
import { ZonePoster } from '../posters/ZonePoster.tsx';
import { sidebarWords } from './words.ts';
import { zonesNamed } from './zonesNamed.ts';
import classes from './ZoneSidebar.module.css';

/** The zones to look through by name. */
export function ZoneList({ zones }: { zones: readonly Zone[] }) {
  const t = useWords(sidebarWords);
  const [text, setText] = useState('');
  const shown = zonesNamed(zones, text);
  return (
    <>
      <label className={classes.search}>
        <Icon icon={Search} aria-hidden="true" />
        <input
          dir="auto"
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
                <ZonePoster zone={zone} sizes="72px" />
              </span>
              <span className={classes.words}>
                <strong dir="auto" className={classes.name}>
                  {zone.name}
                </strong>
                <Hour of={zone} />
                <PeopleHere people={zone.people} />
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
