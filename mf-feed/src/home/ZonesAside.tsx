import { usePlace } from '@plaza/shell-contract';
import classes from './HomeScreen.module.css';

/** Room beside the feed. Whoever brings a list of zones is mounted here. */
export function ZonesAside() {
  const place = usePlace<HTMLElement>('zones.sidebar');
  return <aside className={classes.aside} ref={place} />;
}
