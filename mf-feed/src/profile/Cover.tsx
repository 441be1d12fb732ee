import { usePlace } from '@plaza/shell-contract';
import classes from './Cover.module.css';

interface CoverProps {
  /** The path of the favourite zone. */
  zone: string | undefined;
}

/** The person's favourite zone, drawn by whoever draws zones; behind it, and without one, the evening sky. */
export function Cover({ zone }: CoverProps) {
  return (
    <div className={classes.cover} data-zone={zone} aria-hidden="true">
      {zone ? <ZonePlace key={zone} /> : null}
    </div>
  );
}

function ZonePlace() {
  return <div ref={usePlace('zones.cover')} className={classes.place} />;
}
