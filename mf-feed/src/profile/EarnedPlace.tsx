import { usePlace } from '@plaza/shell-contract';
import classes from './ProfileFaces.module.css';

/** What the person has earned by playing, shown by whoever keeps the games. */
export function EarnedPlace({ username }: { username: string }) {
  return (
    <div key={username} className={classes.earned} data-person={username}>
      <div ref={usePlace('games.achievements')} />
    </div>
  );
}
