export interface Order {
  key: string;
  direction: 'ascending' | 'descending';
}

/** The rows in another order: numbers by size, words as a dictionary has them, "lamp 2" before "lamp 10". */
export function sortRows<Row>(
  rows: readonly Row[],
  worth: (row: Row) => string | number,
  direction: Order['direction'],
): Row[] {
  const sign = direction === 'ascending' ? 1 : -1;
  return [...rows].sort((one, other) => sign * compare(worth(one), worth(other)));
}

const words = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

function compare(one: string | number, other: string | number): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return words.compare(String(one), String(other));
}
