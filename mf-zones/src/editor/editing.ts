import type { PieceKind, ZonePiece, ZonePortal, ZoneRecipe } from '@plaza/api-contract';

/** A recipe while it is changed, with the way back and the way forward again. */
export interface Editing {
  recipe: ZoneRecipe;
  /** What the server has. */
  saved: ZoneRecipe;
  past: readonly ZoneRecipe[];
  future: readonly ZoneRecipe[];
  /** Which piece or portal is in hand. */
  chosen: string | null;
  /** What is dragged right now: all that comes of one drag is one step. */
  drag: string | null;
}

export type EditAct =
  | { kind: 'add'; piece: PieceKind; at: readonly [x: number, z: number] }
  | { kind: 'portal'; to: string; name: string; at: readonly [x: number, z: number] }
  | { kind: 'choose'; id: string | null }
  | { kind: 'move'; by: readonly [x: number, y: number, z: number] }
  /** To a spot on the ground; how high over it stays. */
  | { kind: 'put'; at: readonly [x: number, z: number] }
  | { kind: 'turn'; by: number }
  | { kind: 'size'; by: number }
  | { kind: 'colour'; colour: string | undefined; drag?: string }
  | { kind: 'remove' }
  /** Of the zone as a whole. */
  | {
      kind: 'zone';
      change: Partial<Pick<ZoneRecipe, 'light' | 'palette' | 'sound' | 'spawn'>>;
      drag?: string;
    }
  /** A slider or a colour is taken hold of: another drag begins. */
  | { kind: 'hold' }
  /** People come in there, and look that way. */
  | { kind: 'spawn'; at: readonly [x: number, z: number]; yaw: number }
  | { kind: 'undo' }
  | { kind: 'redo' }
  /** The server has this now. What was changed meanwhile is still to be saved, and the way back stays. */
  | { kind: 'saved'; recipe: ZoneRecipe }
  /** The server has an earlier revision again: a step like others, so that undo brings back what was here. */
  | { kind: 'restored'; recipe: ZoneRecipe }
  /** Another revision came: what was changed here is gone. */
  | { kind: 'load'; recipe: ZoneRecipe };

const MOST_STEPS = 100;
const GRID = 0.5;
const REACH = 60;
const HEIGHT = 40;

export const beginEditing = (recipe: ZoneRecipe): Editing => ({
  recipe,
  saved: recipe,
  past: [],
  future: [],
  chosen: null,
  drag: null,
});

export const isSame = (one: ZoneRecipe, other: ZoneRecipe): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** What comes of an act. An act that changes nothing is no step, and a drag is one step. */
export function edited(now: Editing, act: EditAct): Editing {
  const drag = ('drag' in act && act.drag) || null;
  const after = acted(now, act);
  if (after === now && drag === now.drag) return now;
  const goesOn = drag !== null && drag === now.drag;
  return { ...after, past: goesOn ? now.past : after.past, drag };
}

function acted(now: Editing, act: EditAct): Editing {
  const { recipe, past, future, chosen } = now;
  switch (act.kind) {
    case 'hold':
      return now;
    case 'saved':
      return { ...now, saved: act.recipe };
    case 'restored':
      return kept({ ...step(now, act.recipe, chosen), saved: act.recipe });
    case 'choose':
      return { ...now, chosen: act.id };
    case 'load':
      return beginEditing(act.recipe);
    case 'undo': {
      const before = past.at(-1);
      if (!before) return now;
      return kept({ ...now, recipe: before, past: past.slice(0, -1), future: [recipe, ...future] });
    }
    case 'redo': {
      const [after, ...rest] = future;
      if (!after) return now;
      return kept({ ...now, recipe: after, past: [...past, recipe], future: rest });
    }
    case 'add': {
      const id = freeId(recipe, 'p');
      const piece: ZonePiece = { id, kind: act.piece, at: onGrid(act.at), turn: 0, size: 1 };
      return step(now, { ...recipe, pieces: [...recipe.pieces, piece] }, id);
    }
    case 'portal': {
      const id = freeId(recipe, 'd');
      const portal: ZonePortal = { id, at: onGrid(act.at), turn: 0, to: act.to, name: act.name };
      return step(now, { ...recipe, portals: [...recipe.portals, portal] }, id);
    }
    case 'zone':
      return step(now, { ...recipe, ...act.change }, chosen);
    case 'spawn': {
      const [x, z] = act.at;
      const at: [number, number] = [
        within(round(x, 0.1), -REACH, REACH),
        within(round(z, 0.1), -REACH, REACH),
      ];
      const yaw = round(Math.atan2(Math.sin(act.yaw), Math.cos(act.yaw)), 0.01);
      return step(now, { ...recipe, spawn: { at, yaw } }, chosen);
    }
    case 'remove':
      return chosen === null
        ? now
        : step(
            now,
            {
              ...recipe,
              pieces: recipe.pieces.filter(({ id }) => id !== chosen),
              portals: recipe.portals.filter(({ id }) => id !== chosen),
            },
            null,
          );
    default:
      return change(now, act);
  }
}

type Change = Extract<EditAct, { kind: 'move' | 'put' | 'turn' | 'size' | 'colour' }>;

function change(now: Editing, act: Change): Editing {
  const { recipe, chosen } = now;
  const pieces = recipe.pieces.map((piece) =>
    piece.id === chosen ? { ...piece, ...pieceAfter(piece, act) } : piece,
  );
  const portals = recipe.portals.map((portal) =>
    portal.id === chosen ? { ...portal, ...spotAfter(portal, act) } : portal,
  );
  return step(now, { ...recipe, pieces, portals }, chosen);
}

function pieceAfter(piece: ZonePiece, act: Change): Partial<ZonePiece> {
  if (act.kind === 'size') return { size: within(round(piece.size * act.by, 0.01), 0.25, 4) };
  if (act.kind !== 'colour') return spotAfter(piece, act);
  if (act.colour !== undefined) return { colour: act.colour };
  return { colour: undefined };
}

function spotAfter(
  { at, turn }: Pick<ZonePiece, 'at' | 'turn'>,
  act: Change,
): Partial<Pick<ZonePiece, 'at' | 'turn'>> {
  if (act.kind === 'turn') return { turn: round((turn + act.by) % (Math.PI * 2), 0.0001) };
  const [x, y, z] = at;
  if (act.kind === 'put') {
    const [toX, , toZ] = onGrid(act.at);
    return { at: [toX, y, toZ] };
  }
  if (act.kind !== 'move') return {};
  const [dx, dy, dz] = act.by;
  return { at: [within(x + dx, -REACH, REACH), within(y + dy, -10, HEIGHT), within(z + dz, -REACH, REACH)] };
}

function step(now: Editing, recipe: ZoneRecipe, chosen: string | null): Editing {
  if (isSame(recipe, now.recipe)) return { ...now, chosen };
  return { ...now, recipe, past: [...now.past, now.recipe].slice(-MOST_STEPS), future: [], chosen };
}

/** What is in hand may have gone with the step. */
function kept(now: Editing): Editing {
  const isThere = [...now.recipe.pieces, ...now.recipe.portals].some(({ id }) => id === now.chosen);
  return isThere ? now : { ...now, chosen: null };
}

function freeId({ pieces, portals }: ZoneRecipe, first: string): string {
  const taken = new Set([...pieces, ...portals].map(({ id }) => id));
  let number = 1;
  while (taken.has(`${first}${number}`)) number++;
  return `${first}${number}`;
}

const round = (value: number, by: number) => Number((Math.round(value / by) * by).toFixed(4));
const within = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
const onGrid = ([x, z]: readonly [number, number]): [number, number, number] => [
  within(round(x, GRID), -REACH, REACH),
  0,
  within(round(z, GRID), -REACH, REACH),
];
