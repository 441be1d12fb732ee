import type { ZonePiece, ZoneRecipe } from '@plaza/api-contract';
import { costOf } from '../draft/cost.ts';
import { Draft } from '../draft/Draft.ts';
import { castle } from '../places/castle/castle.ts';
import { drawRecipe } from './buildPlace.ts';
import { withRecipe } from './withRecipe.ts';

const empty: ZoneRecipe = { version: 1, theme: 'castle', pieces: [], portals: [] };

test('a recipe changes the light of its theme and leaves the theme as it was', () => {
  const palette: ZoneRecipe['palette'] = ['#101010', '#202020', '#303030', '#404040', '#505050'];
  const made = withRecipe(castle, { ...empty, palette, light: { strength: 0.5, fog: 2 } });
  expect(made.look.sky.high).toBe('#101010');
  expect(made.look.rim.colour).toBe('#505050');
  expect(made.look.grade.exposure).toBeCloseTo(castle.look.grade.exposure / 2);
  expect(made.look.fog.far).toBeCloseTo(castle.look.fog.far * 2);
  expect(castle.look.sky.high).toBe('#0C1430');
  expect(withRecipe(castle, undefined)).toBe(castle);
});

test('pieces stand on the ground of the place, in one mesh, and are walked around', () => {
  const draft = new Draft(1);
  draft.height = () => 3;
  const rock: ZonePiece = { id: 'a', kind: 'rock', at: [4, 0, 5], turn: 0, size: 1 };
  drawRecipe(draft, { ...empty, pieces: [rock, { ...rock, id: 'b', at: [8, 2, 5] }] });
  expect(draft.layers).toHaveLength(1);
  expect(draft.solids.map(({ x, low }) => [x, low])).toEqual([
    [4, 3],
    [8, 5],
  ]);
  expect(costOf(draft).calls).toBe(2);
});

test('where people come in can be chosen', () => {
  const made = withRecipe(castle, { ...empty, spawn: { at: [1, 2], yaw: 3 } });
  expect(made.spawn).toEqual({ at: [1, 2], yaw: 3, spread: castle.spawn.spread });
});
