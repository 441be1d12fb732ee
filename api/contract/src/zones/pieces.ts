/** What one piece costs to draw: triangles, and how many lamps it brings. */
interface PieceCost {
  triangles: number;
  lamps: number;
}

/** Everything that can be put into a zone. The numbers are those of its builder; a test beside the builders holds them. */
export const PIECES = {
  arch: { triangles: 70, lamps: 0 },
  bench: { triangles: 110, lamps: 0 },
  books: { triangles: 60, lamps: 0 },
  column: { triangles: 210, lamps: 0 },
  coral: { triangles: 220, lamps: 0 },
  crystal: { triangles: 220, lamps: 1 },
  flag: { triangles: 130, lamps: 0 },
  lantern: { triangles: 110, lamps: 1 },
  mushroom: { triangles: 80, lamps: 1 },
  palm: { triangles: 560, lamps: 0 },
  pine: { triangles: 60, lamps: 0 },
  platform: { triangles: 50, lamps: 0 },
  portal: { triangles: 390, lamps: 1 },
  rock: { triangles: 80, lamps: 0 },
  shell: { triangles: 730, lamps: 0 },
  stairs: { triangles: 90, lamps: 0 },
  stall: { triangles: 290, lamps: 1 },
  table: { triangles: 160, lamps: 1 },
  tent: { triangles: 160, lamps: 1 },
  torch: { triangles: 50, lamps: 1 },
  tower: { triangles: 570, lamps: 0 },
  tree: { triangles: 430, lamps: 0 },
  wall: { triangles: 130, lamps: 0 },
} as const satisfies Record<string, PieceCost>;

export type PieceKind = keyof typeof PIECES;

/** Object.keys knows strings only; these are the keys of the table above. */
export const PIECE_KINDS = Object.keys(PIECES) as [PieceKind, ...PieceKind[]];
