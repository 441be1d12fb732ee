/** What a recipe may hold. Shown by the editor's meter and enforced on the server. */
export const RECIPE_LIMITS = {
  /** Of the whole recipe, written as JSON. */
  bytes: 20 * 1024,
  pieces: 200,
  portals: 12,
  lamps: 60,
  /** How far from the middle anything may stand, in metres, and how high. */
  reach: 60,
  height: 40,
  nameLength: 60,
  /** What one look at a zone may cost, fifty people included. */
  calls: 60,
  triangles: 100_000,
} as const;

/** What fifty people cost, in their clothes and with their tags. */
export const CROWD_COST = { calls: 14, triangles: 34_000 } as const;
