import { Icon } from '@plaza/design-system';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide';
import classes from './Table.module.css';

export type Direction = 'ascending' | 'descending';

interface SortHeadingProps {
  title: string;
  /** How the list is ordered by this column, if it is. */
  sort: Direction | undefined;
  onSort: () => void;
}

/** A heading that orders the list by its column, and turns it round when pressed again. */
export function SortHeading({ title, sort, onSort }: SortHeadingProps) {
  const arrow = sort ? (sort === 'ascending' ? ArrowUp : ArrowDown) : ArrowUpDown;
  return (
    <button type="button" className={classes.heading} data-sort={sort} onClick={onSort}>
      {title}
      <Icon icon={arrow} />
    </button>
  );
}
