import { ChevronLeft, ChevronRight } from 'lucide';
import { Icon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { useWords } from '../language/index.ts';
import { tableWords } from './words.ts';
import classes from './DataTable.module.css';

interface PagerProps {
  page: number;
  pageSize: number;
  count: number;
  onPage: (page: number) => void;
}

/** Which rows are shown, and the way to the others. */
export function Pager({ page, pageSize, count, onPage }: PagerProps) {
  const t = useWords(tableWords);
  const last = Math.min(count, (page + 1) * pageSize);
  return (
    <div className={classes.pager}>
      <IconButton label={t.previous} disabled={page === 0} onClick={() => onPage(page - 1)}>
        <Icon icon={ChevronLeft} />
      </IconButton>
      <span role="status">{t.shown({ from: page * pageSize + 1, to: last, all: count })}</span>
      <IconButton label={t.next} disabled={last === count} onClick={() => onPage(page + 1)}>
        <Icon icon={ChevronRight} />
      </IconButton>
    </div>
  );
}
