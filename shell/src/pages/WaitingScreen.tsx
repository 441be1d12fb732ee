import { Spinner } from '@plaza/design-system';
import classes from './pages.module.css';

export function WaitingScreen() {
  return (
    <div className={classes.middle} data-waiting="">
      <Spinner label="Opening Plaza" size="l" />
    </div>
  );
}
