/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue } from '../catalogue.ts';
import type { Game } from '../kit/Game.ts';
import type { BaseState } from '../kit/sim/Sim.ts';
import { rulesOf } from '../server.ts';

const folders = readdirSync(join(__dirname, '../games'));

test('the catalogue names every game there is, once', () => {
  expect(catalogue.map(({ id }) => id).toSorted()).toEqual(folders.toSorted());
});

test.each(catalogue)('$id is itself as the catalogue says, and the server has its rules', async (entry) => {
  const { game } = (await import(`../games/${entry.id}/game.ts`)) as { game: Game<BaseState> };
  expect({ id: game.id, title: game.title, palette: game.palette }).toEqual({
    id: entry.id,
    title: entry.title,
    palette: entry.palette,
  });
  expect((await rulesOf(entry.id))?.version).toBe(game.sim.version);
});

test('the server has no rules for a game that is none', async () => {
  expect(await rulesOf('constructor')).toBeUndefined();
});
