import { type ComponentProps, memo, type ReactNode } from 'react';
import classes from './Table.module.css';

export interface TableColumn<Row> {
  /** Names the column; without `render` it is also the field that is shown. */
  key: string;
  /** The column's heading. */
  title: string;
  /** What stands in the cell. */
  render?: (cell: { row: Row }) => ReactNode;
  /** Numbers stand right and line up. */
  numeric?: boolean;
  /** What stands in the heading, when it is more than its title. */
  heading?: ReactNode;
  /** How the rows are ordered by this column. */
  sort?: 'ascending' | 'descending' | undefined;
}

export interface TableProps<Row> extends ComponentProps<'table'> {
  /** What the table shows. */
  caption: string;
  /** A heading above says it already; only ears get the caption. */
  captionHidden?: boolean;
  /** The columns; the first one names the row. */
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  /** What tells one row from another. */
  rowKey: (cell: { row: Row }) => string;
}

/** Rows and columns. In a narrow place each row becomes a card that names its values. */
export function Table<Row extends object>({
  caption,
  captionHidden = false,
  columns,
  rows,
  rowKey,
  className = '',
  ...rest
}: TableProps<Row>) {
  return (
    <div className={`${classes.box} ${className}`}>
      <table {...rest} className={classes.table}>
        <caption className={classes.caption} data-hidden={captionHidden || undefined}>
          {caption}
        </caption>
        <thead>
          <tr>
            {columns.map(({ key, title, numeric, heading, sort }) => (
              <th key={key} scope="col" data-numeric={numeric || undefined} aria-sort={sort}>
                {heading ?? title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <TableRow key={rowKey({ row })} row={row} columns={columns} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface TableRowProps<Row> {
  row: Row;
  columns: readonly TableColumn<Row>[];
}

/** Drawn anew only when its thing is another one, or the columns are. */
const TableRow = memo(function TableRow<Row extends object>({ row, columns }: TableRowProps<Row>) {
  return (
    <tr>
      {columns.map((column, index) => {
        const Cell = index === 0 ? 'th' : 'td';
        return (
          <Cell
            key={column.key}
            scope={index === 0 ? 'row' : undefined}
            data-title={column.title}
            data-numeric={column.numeric || undefined}
          >
            {column.render ? column.render({ row }) : fieldOf(row, column.key)}
          </Cell>
        );
      })}
    </tr>
  );
  // What `memo` answers forgets that a row and its columns belong together.
}) as <Row extends object>(props: TableRowProps<Row>) => ReactNode;

function fieldOf(row: object, key: string): ReactNode {
  const value: unknown = Reflect.get(row, key);
  return typeof value === 'string' || typeof value === 'number' ? value : null;
}
