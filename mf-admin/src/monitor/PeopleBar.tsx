import type { PeopleFilter } from '@plaza/api-contract';
import { PEOPLE_FILTERS } from '@plaza/api-contract/values';
import {
  Button,
  Checkbox,
  Icon,
  Popover,
  Select,
  TextField,
  useIsMobile,
  useWords,
} from '@plaza/design-system';
import { Columns3 } from 'lucide';
import { PEOPLE_COLUMNS, type usePeople } from './usePeople.ts';
import classes from './People.module.css';
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

/** Which columns the table has. It stands in the address, like the question. */
function ColumnChooser({ list: { question, ask } }: { list: ReturnType<typeof usePeople> }) {
  const t = useWords(peopleWords);
  const shown = question.columns.split(',');
  const choose = (column: string, isIn: boolean) => {
    const next = PEOPLE_COLUMNS.filter((one) => (one === column ? isIn : shown.includes(one)));
    ask({ columns: next.join(',') });
  };
  return (
    <Popover
      label={t.columns}
      trigger={(trigger) => (
        <Button {...trigger} variant="secondary" icon={<Icon icon={Columns3} />}>
          {t.columns}
        </Button>
      )}
    >
      <div className={classes.columns}>
        {PEOPLE_COLUMNS.map((column) => (
          <Checkbox
            key={column}
            label={t[column]}
            checked={shown.includes(column)}
            // Without any there would be nobody to choose.
            disabled={shown.length === 1 && shown.includes(column)}
            onChange={({ checked }) => choose(column, checked)}
          />
        ))}
      </div>
    </Popover>
  );
}
