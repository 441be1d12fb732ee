import type { CallAnswer } from '@plaza/api-contract';
import { PEOPLE_PAGE_SIZES } from '@plaza/api-contract/values';
import { Button, Select, useLocale, useWords } from '@plaza/design-system';
import classes from './People.module.css';
import type { PageSize, usePeople } from './usePeople.ts';
import { peopleWords } from './words.ts';

interface PeoplePagerProps {
  list: ReturnType<typeof usePeople>;
  shown: CallAnswer<'GET /monitor'>;
}

/** How many there are, and the ways to the other pages. */
export function PeoplePager({ list, shown }: PeoplePagerProps) {
  const t = useWords(peopleWords);
  const count = new Intl.NumberFormat(useLocale()).format(shown.count);
  const words = shown.is_more ? t.more({ count }) : t.count({ count: shown.count });
  return (
    <div className={classes.pager}>
      <p role="status">{words}</p>
      <div className={classes.turn}>
        <Select
          label={t.size}
          className={classes.size ?? ''}
          value={list.question.size}
          options={PEOPLE_PAGE_SIZES.map((value) => ({ value, label: value }))}
          // The options are the sizes.
          onChange={({ value }) => list.ask({ size: value as PageSize })}
        />
        <span className={classes.ways}>
          <Button variant="secondary" disabled={list.page === 1} onClick={list.previous}>
            {t.previous}
          </Button>
          <span>{t.page({ page: list.page })}</span>
          <Button variant="secondary" disabled={shown.next === null} onClick={list.next}>
            {t.next}
          </Button>
        </span>
      </div>
    </div>
  );
}
