import type { CallAnswer } from '@plaza/api-contract';
import { useLocale, useWords } from '@plaza/design-system';
import classes from './Investors.module.css';
import { investorsWords } from './words.ts';

/** How many there are, and how far one has come with them. */
export function Counters({ totals }: { totals: CallAnswer<'POST /investor'>['totals'] }) {
  const t = useWords(investorsWords);
  const number = new Intl.NumberFormat(useLocale());
  const counters: [name: string, count: number][] = [
    [t.total, totals.investors],
    [t.sentCount, totals.sent],
    [t.engagedCount, totals.engaged],
  ];
  return (
    <dl className={classes.counters}>
      {counters.map(([name, count]) => (
        <div key={name} className={classes.counter}>
          <dt>{name}</dt>
          <dd>{number.format(count)}</dd>
        </div>
      ))}
    </dl>
  );
}
