import { budgetOf } from './budget.ts';
import { ZoneRecipe } from './recipe.ts';
import { RECIPE_LIMITS } from './recipeLimits.ts';
import { SCENE_NAMES, THEME_NAMES } from './themes.ts';

const torch = { id: 'a', kind: 'torch', at: [0, 0, 0] };

/** Where a recipe is wrong, as the editor shows it: `pieces.1.at.0`. */
function faults(recipe: unknown): string[] {
  const { error } = ZoneRecipe.safeParse(recipe);
  return error?.issues.map(({ path }) => path.join('.')) ?? [];
}

test('a theme alone is a whole recipe', () => {
  const recipe = ZoneRecipe.parse({ theme: 'castle' });
  expect(recipe).toMatchObject({ version: 1, pieces: [], portals: [] });
  expect(budgetOf(recipe).over).toEqual([]);
});

test('[2.17-7] each of the nine scenes of the older list is one of the fourteen places', () => {
  expect(THEME_NAMES).toHaveLength(14);
  for (const id of Object.values(SCENE_NAMES)) expect(THEME_NAMES).toContain(id);
  expect(new Set(Object.values(SCENE_NAMES)).size).toBe(9);
});

test('what is wrong is named by where it stands', () => {
  expect(faults({ theme: 'moon' })).toEqual(['theme']);
  expect(faults({ theme: 'castle', pieces: [torch, { ...torch, kind: 'dragon' }] })).toEqual([
    'pieces.1.kind',
  ]);
  expect(faults({ theme: 'castle', pieces: [{ ...torch, at: [Number.NaN, 0, 0] }] })).toEqual([
    'pieces.0.at.0',
  ]);
  expect(faults({ theme: 'castle', pieces: [{ ...torch, at: [0, Infinity, 0] }] })).toEqual([
    'pieces.0.at.1',
  ]);
  expect(faults({ theme: 'castle', pieces: [{ ...torch, at: [999, 0, 0] }] })).toEqual(['pieces.0.at.0']);
  expect(
    faults({ theme: 'castle', portals: [{ id: 'p', at: [0, 0, 0], to: 'https://evil.example', name: 'x' }] }),
  ).toEqual(['portals.0.to']);
  expect(faults({ theme: 'castle', secret: 1 })).toEqual(['']);
});

test('more pieces than fit are refused, and what is too dear is named by the budget', () => {
  const many = (count: number, kind: string) =>
    Array.from({ length: count }, (_, index) => ({ id: `p${index}`, kind, at: [0, 0, 0] }));
  expect(faults({ theme: 'coffee', pieces: many(RECIPE_LIMITS.pieces + 1, 'rock') })).toEqual(['pieces']);
  const shells = ZoneRecipe.parse({ theme: 'coffee', pieces: many(120, 'shell') });
  expect(budgetOf(shells).over).toContain('triangles');
  const lamps = ZoneRecipe.parse({ theme: 'coffee', pieces: many(61, 'lantern') });
  expect(budgetOf(lamps).over).toEqual(['lamps']);
});

test('a recipe is at most 20 KB as it is written, in bytes and not in letters', () => {
  const named = (name: string) =>
    ZoneRecipe.parse({
      theme: 'coffee',
      pieces: Array.from({ length: 185 }, (_, index) => ({
        ...{ id: `p${index}`, kind: 'rock', at: [1.123456, 0, -1.123456], turn: 0.123456, colour: '#123456' },
      })),
      portals: Array.from({ length: 12 }, (_, index) => ({
        ...{ id: `d${index}`, at: [0, 0, 0], to: '/zones/castle', name },
      })),
    });
  const bytesOf = (recipe: ZoneRecipe) =>
    encodeURIComponent(JSON.stringify(recipe)).replace(/%../g, '.').length;
  const [short, long] = [named('x'), named('語'.repeat(RECIPE_LIMITS.nameLength))];
  expect(budgetOf(short).used.bytes).toBe(bytesOf(short));
  expect(budgetOf(long).used.bytes).toBe(bytesOf(long));
  expect([bytesOf(short) <= 20_480, bytesOf(long) <= 20_480]).toEqual([true, false]);
  expect(budgetOf(short).over).not.toContain('bytes');
  expect(budgetOf(long).over).toContain('bytes');
});

test('every theme leaves room for something of one’s own', () => {
  for (const theme of THEME_NAMES) {
    const { used, most, over } = budgetOf(ZoneRecipe.parse({ theme }));
    expect(over).toEqual([]);
    expect(used.calls).toBeLessThan(most.calls);
  }
});
