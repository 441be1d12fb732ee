import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '../IconButton/index.ts';
import classes from './DataTable.module.css';

interface PagerProps {
  page: number;
  pageSize: number;
  count: number;
  onPage: (page: number) => void;
}

/** Which rows are shown, and the way to the others. */
export function Pager({ page, pageSize, count, onPage }: PagerProps) {
  const last = Math.min(count, (page + 1) * pageSize);
  return (
    <div className={classes.pager}>
      <IconButton label="Previous page" disabled={page === 0} onClick={() => onPage(page - 1)}>
        <ChevronLeft />
      </IconButton>
      <span role="status">
        {page * pageSize + 1} to {last} of {count}
      </span>
      <IconButton label="Next page" disabled={last === count} onClick={() => onPage(page + 1)}>
        <ChevronRight />
      </IconButton>
    </div>
  );
}
