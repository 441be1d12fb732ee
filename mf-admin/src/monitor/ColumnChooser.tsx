import { Button, Checkbox, Icon, Popover, useWords } from '@plaza/design-system';
import { Columns3 } from 'lucide';
import { PEOPLE_COLUMNS } from './columns.ts';
import classes from './People.module.css';
import type { usePeople } from './usePeople.ts';
import { peopleWords } from './words.ts';

/** Which columns the table has. It stands in the address, like the question. */
export function ColumnChooser({ list: { question, ask } }: { list: ReturnType<typeof usePeople> }) {
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
