/**
 * The figures of the sky. Each row lies over the one above it, half a card aside: a card at (row, column) is covered by
 * those of the next row at column - 1 and column + 1. Columns count half cards, 0 to 14.
 */
export interface Figure {
  name: string;
  rows: readonly (readonly number[])[];
}

/** Three skies, of 18, 24 and 28 cards; a run has one figure of each. */
export const FIGURES: readonly (readonly Figure[])[] = [
  [
    { name: 'boat', rows: [[6], [5, 7], [4, 6, 8], [1, 3, 5, 7, 9, 11, 13], [4, 6, 8, 10], [7]] },
    {
      name: 'fish',
      rows: [
        [4, 6, 8],
        [3, 5, 7, 9, 13],
        [2, 4, 6, 8, 10, 12],
        [3, 5, 7, 13],
      ],
    },
    {
      name: 'crown',
      rows: [
        [0, 6, 12],
        [1, 5, 7, 11],
        [2, 4, 6, 8, 10],
        [1, 3, 5, 7, 9, 11],
      ],
    },
    { name: 'tree', rows: [[6], [5, 7], [4, 6, 8], [3, 5, 7, 9], [2, 4, 6, 8, 10], [5, 7], [6]] },
  ],
  [
    {
      name: 'whale',
      rows: [
        [4, 12],
        [3, 5, 11, 13],
        [2, 4, 6, 12],
        [1, 3, 5, 7, 9, 11],
        [2, 4, 6, 8, 10],
        [3, 5, 7],
      ],
    },
    {
      name: 'lantern',
      rows: [[6], [5, 7], [4, 6, 8], [3, 5, 7, 9], [2, 4, 6, 8, 10], [3, 5, 7, 9], [4, 6, 8], [5, 7]],
    },
    {
      name: 'bird',
      rows: [
        [0, 12],
        [1, 11],
        [0, 2, 4, 8, 10, 12],
        [1, 3, 5, 7, 9, 11],
        [4, 6, 8],
        [5, 7],
        [4, 6, 8],
      ],
    },
    {
      name: 'castle',
      rows: [
        [0, 4, 8, 12],
        [1, 3, 9, 11],
        [0, 2, 4, 8, 10, 12],
        [1, 3, 5, 7, 9, 11],
        [2, 4, 8, 10],
      ],
    },
  ],
  [
    {
      name: 'butterfly',
      rows: [
        [0, 2, 10, 12],
        [1, 3, 9, 11],
        [0, 2, 4, 8, 10, 12],
        [1, 3, 5, 7, 9, 11],
        [2, 4, 8, 10],
        [1, 3, 9, 11],
      ],
    },
    {
      name: 'owl',
      rows: [
        [2, 10],
        [1, 3, 9, 11],
        [2, 4, 6, 8, 10],
        [1, 3, 5, 7, 9, 11],
        [2, 4, 6, 8, 10],
        [3, 5, 7, 9],
        [4, 8],
      ],
    },
    {
      name: 'anchor',
      rows: [
        [6],
        [5, 7],
        [6],
        [3, 5, 7, 9],
        [6],
        [5, 7],
        [0, 6, 12],
        [1, 5, 7, 11],
        [2, 4, 6, 8, 10],
        [3, 5, 7, 9],
        [6],
      ],
    },
    {
      name: 'house',
      rows: [
        [6, 10],
        [5, 7],
        [4, 6, 8],
        [3, 5, 7, 9],
        [2, 4, 6, 8, 10],
        [1, 3, 5, 7, 9, 11],
        [2, 4, 8, 10],
        [3, 9],
      ],
    },
  ],
];

export interface Slot {
  row: number;
  column: number;
  /** Slots that lie on this one, two at most. */
  under: number[];
  /** A slot whose star this one's is joined to, or -1. */
  joined: number;
}

/** The places of a figure's cards, row by row from the top. */
export function slotsOf({ rows }: Figure): Slot[] {
  const places = rows.flatMap((columns, row) => columns.map((column) => ({ row, column })));
  const find = (row: number, column: number) =>
    places.findIndex((place) => place.row === row && place.column === column);
  return places.map(({ row, column }) => ({
    row,
    column,
    under: [find(row + 1, column - 1), find(row + 1, column + 1)].filter((slot) => slot >= 0),
    joined:
      [find(row - 1, column + 1), find(row - 1, column - 1), find(row, column - 2)].find(
        (slot) => slot >= 0,
      ) ?? -1,
  }));
}
