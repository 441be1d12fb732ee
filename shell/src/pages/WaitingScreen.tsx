import { Spinner, useWords } from '@plaza/design-system';
import { brand } from '../brand.ts';
import { firstWords } from '../first.words.ts';
import classes from './pages.module.css';

export function WaitingScreen() {
  const t = useWords(firstWords);
  return (
    <div className={classes.middle} data-waiting="">
      <Spinner label={t.opening({ brand: brand.name })} size="l" />
    </div>
  );
}
