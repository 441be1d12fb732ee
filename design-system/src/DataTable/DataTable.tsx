import { ArrowDown, ArrowUp, ArrowUpDown, ChevronLeft, ChevronRight } from 'lucide';
import { useState } from 'react';
import { Icon } from '../Icon/index.ts';
import { useWords } from '../language/index.ts';
import { Select } from '../Select/index.ts';
import { Switch } from '../Switch/index.ts';
import { Table, type TableColumn, type TableProps } from '../Table/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { type Order, sortRows } from './sortRows.ts';
import { tableWords } from './words.ts';
import classes from './DataTable.module.css';

export interface DataTableColumn<Row> extends Omit<TableColumn<Row>, 'heading' | 'sort'> {
  /** What a row is worth in this column. With it the table can be ordered by it. */
  worth?: (cell: { row: Row }) => string | number;
}

export interface DataTableProps<Row> extends Omit<TableProps<Row>, 'columns'> {
  columns: readonly DataTableColumn<Row>[];
  /** How many rows a page has. */
  pageSize?: number;
}

/** A Table that can be ordered by its headings, turned page by page, and made denser. All rows are here already. */
export function DataTable<Row extends object>({
  columns,
  rows,
  pageSize = 25,
  className = '',
  ...rest
}: DataTableProps<Row>) {
  const t = useWords(tableWords);
  const [order, setOrder] = useState<Order>();
  const [page, setPage] = useState(0);
  const [isDense, setIsDense] = useState(false);

  const worth = columns.find(({ key }) => key === order?.key)?.worth;
  const sorted = order && worth ? sortRows(rows, (row) => worth({ row }), order.direction) : rows;
  const lastPage = Math.max(0, Math.ceil(rows.length / pageSize) - 1);
  // Rows may have gone since the page was turned.
  const shownPage = Math.min(page, lastPage);

  const sortBy = (key: string) => {
    const turns = order?.key === key && order.direction === 'ascending';
    setOrder(key ? { key, direction: turns ? 'descending' : 'ascending' } : undefined);
    setPage(0);
  };
  const sortable = columns.filter((column) => column.worth);
  return (
    <div className={`${classes.box} ${className}`}>
      <div className={classes.bar}>
        {sortable.length > 0 ? (
          <Select
            className={classes.sort ?? ''}
            label={t.orderBy}
            value={order?.key ?? ''}
            options={[
              { value: '', label: t.unordered },
              ...sortable.map(({ key, title }) => ({ value: key, label: title })),
            ]}
            onChange={({ value }) => sortBy(value)}
          />
        ) : null}
        <div className={classes.density}>
          <Switch label={t.dense} checked={isDense} onChange={({ checked }) => setIsDense(checked)} />
        </div>
      </div>
      <Table
        {...rest}
        data-density={isDense ? 'dense' : undefined}
        columns={columns.map((column) => headed(column, order, sortBy))}
        rows={sorted.slice(shownPage * pageSize, (shownPage + 1) * pageSize)}
      />
      {lastPage > 0 ? (
        <Pager page={shownPage} pageSize={pageSize} count={rows.length} onPage={setPage} />
      ) : null}
    </div>
  );
}

/** The column with a heading that orders by it. */
function headed<Row>(
  column: DataTableColumn<Row>,
  order: Order | undefined,
  sortBy: (key: string) => void,
): TableColumn<Row> {
  const { worth, ...plain } = column;
  if (!worth) return plain;
  const sort = order?.key === column.key ? order.direction : undefined;
  const arrow = sort ? (sort === 'ascending' ? ArrowUp : ArrowDown) : ArrowUpDown;
  const heading = (
    <>
      <span className={classes.title}>{column.title}</span>
      <button type="button" className={classes.heading} onClick={() => sortBy(column.key)}>
        {column.title}
        <Icon icon={arrow} />
      </button>
    </>
  );
  return { ...plain, sort, heading };
}

interface PagerProps {
  page: number;
  pageSize: number;
  count: number;
  onPage: (page: number) => void;
}

/** Which rows are shown, and the way to the others. */
function Pager({ page, pageSize, count, onPage }: PagerProps) {
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
