import type { ZoneRecipe } from '@plaza/api-contract';
import { beginEditing, type EditAct, edited, isSame } from './editing.ts';

const empty: ZoneRecipe = { version: 1, theme: 'castle', pieces: [], portals: [] };
const after = (...acts: EditAct[]) => acts.reduce(edited, beginEditing(empty));
const add: EditAct = { kind: 'add', piece: 'torch', at: [1.2, -3.4] };

test('a piece is put on the grid, in hand, and moved, turned, scaled and coloured', () => {
  const now = after(
    add,
    { kind: 'move', by: [0.5, 1, 0] },
    { kind: 'turn', by: 0.5 },
    { kind: 'size', by: 2 },
    { kind: 'colour', colour: '#ff0000' },
  );
  expect(now.chosen).toBe('p1');
  expect(now.recipe.pieces).toEqual([
    { id: 'p1', kind: 'torch', at: [1.5, 1, -3.5], turn: 0.5, size: 2, colour: '#ff0000' },
  ]);
});

test('every step goes back and forth again, and a new one ends the way forward', () => {
  const now = after(add, { kind: 'size', by: 2 }, { kind: 'undo' });
  expect(now.recipe.pieces[0]?.size).toBe(1);
  expect(edited(now, { kind: 'redo' }).recipe.pieces[0]?.size).toBe(2);
  expect(edited(edited(now, { kind: 'turn', by: 1 }), { kind: 'redo' }).recipe.pieces[0]?.size).toBe(1);
  const bare = after(add, { kind: 'undo' });
  expect(bare).toMatchObject({ recipe: { pieces: [] }, chosen: null });
  expect(edited(bare, { kind: 'undo' })).toBe(bare);
});

test('nothing leaves the limits of a recipe, and what changes nothing is no step', () => {
  const far = after(add, { kind: 'move', by: [500, 500, -500] }, { kind: 'size', by: 100 });
  expect(far.recipe.pieces[0]).toMatchObject({ at: [60, 40, -60], size: 4 });
  const same = edited(far, { kind: 'size', by: 100 });
  expect(same.past).toHaveLength(far.past.length);
});

test('portals and pieces have ids of their own, and what is taken away is gone', () => {
  const now = after(add, add, { kind: 'portal', to: '/zones/desert', name: 'Desert', at: [0, 0] });
  expect([...now.recipe.pieces, ...now.recipe.portals].map(({ id }) => id)).toEqual(['p1', 'p2', 'd1']);
  const moved = edited(now, { kind: 'move', by: [2, 0, 0] });
  expect(moved.recipe.portals[0]?.at).toEqual([2, 0, 0]);
  expect(edited(moved, { kind: 'remove' }).recipe.portals).toEqual([]);
});

test('what is in hand is put where one taps, on the grid and as high over the ground as it was', () => {
  const now = after(add, { kind: 'move', by: [0, 2, 0] }, { kind: 'put', at: [7.3, -8.9] });
  expect(now.recipe.pieces).toMatchObject([{ id: 'p1', at: [7.5, 2, -9] }]);
  expect(edited(now, { kind: 'undo' }).recipe.pieces).toMatchObject([{ at: [1, 2, -3.5] }]);
  expect(edited(edited(now, { kind: 'choose', id: null }), { kind: 'put', at: [0, 0] }).recipe).toEqual(
    now.recipe,
  );
});

test('a drag of a slider is one step, and the next drag another', () => {
  const bright = (strength: number): EditAct => ({
    ...{ kind: 'zone', drag: 'strength' },
    change: { light: { strength, fog: 1 } },
  });
  const now = after(
    add,
    { kind: 'hold' },
    bright(1.1),
    bright(1.2),
    bright(1.3),
    { kind: 'hold' },
    bright(1.4),
  );
  const once = edited(now, { kind: 'undo' });
  expect(once.recipe.light?.strength).toBe(1.3);
  expect(edited(once, { kind: 'undo' }).recipe.light).toBeUndefined();
  expect(edited(once, { kind: 'undo' }).recipe.pieces).toHaveLength(1);
});

test('saved is what was sent: what was changed since is still to be saved, and undo goes on from before it', () => {
  const sent = after(add);
  const now = edited(edited(sent, { kind: 'size', by: 2 }), { kind: 'saved', recipe: sent.recipe });
  expect(isSame(now.recipe, now.saved)).toBe(false);
  const back = edited(now, { kind: 'undo' });
  expect(isSame(back.recipe, back.saved)).toBe(true);
  expect(edited(back, { kind: 'undo' }).recipe.pieces).toEqual([]);
});

test('a restored revision is a step: undo brings back what was not saved', () => {
  const now = edited(after(add), { kind: 'restored', recipe: empty });
  expect(now).toMatchObject({ recipe: empty, saved: empty, chosen: null });
  expect(edited(now, { kind: 'undo' }).recipe.pieces).toHaveLength(1);
});
