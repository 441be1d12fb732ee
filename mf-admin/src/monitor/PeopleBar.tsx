import type { PeopleFilter } from '@plaza/api-contract';
import { PEOPLE_FILTERS } from '@plaza/api-contract/values';
import { Select, TextField, useIsMobile, useWords } from '@plaza/design-system';
import { ColumnChooser } from './ColumnChooser.tsx';
import classes from './People.module.css';
import type { usePeople } from './usePeople.ts';
import { peopleWords } from './words.ts';

/** What is looked for, and among whom. */
export function PeopleBar({ list }: { list: ReturnType<typeof usePeople> }) {
  const t = useWords(peopleWords);
  const isMobile = useIsMobile();
  return (
    <div role="search" className={classes.bar}>
      <TextField
        className={classes.search}
        label={t.search}
        placeholder={t.searchHint}
        type="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={120}
        value={list.typed}
        onChange={({ value }) => list.type(value)}
      />
      <Select
        label={t.show}
        value={list.question.filter}
        options={PEOPLE_FILTERS.map((value) => ({ value, label: t[value] }))}
        // The options are the filters.
        onChange={({ value }) => list.ask({ filter: value as PeopleFilter })}
      />
      {isMobile ? null : <ColumnChooser list={list} />}
    </div>
  );
}
