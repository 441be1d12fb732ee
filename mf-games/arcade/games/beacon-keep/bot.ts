import type { CreateBot } from '../../kit/Game.ts';
import { at } from '../../kit/sim/at.ts';
import { cos, sin, TAU } from '../../kit/sim/dmath.ts';
import { IDLE, pointing } from '../../kit/sim/Input.ts';
import { COLUMNS, fogAround, KEEP, ROWS, WINDS } from './fog.ts';
import { type BeaconState, CELL, lightAt, priceOf, TRAY } from './sim.ts';

/** Lights a ring, the windward side first, and keeps a flare for need; the careless one sets lamps where chance has it. */
export const createBot: CreateBot<BeaconState> = (skill) => (state) => {
  if (state.tick % 20 !== 0) return IDLE;
  const spot = (column: number, row: number) => pointing((column + 0.5) * CELL, (row + 0.5) * CELL);
  const tray = (tool: number) => pointing(at(TRAY.x, tool), TRAY.y);
  if (skill === 'careless') {
    if (state.tick % 700 !== 0) return IDLE;
    return spot(2 + ((state.tick * 7) % (COLUMNS - 4)), 2 + ((state.tick * 13) % (ROWS - 4)));
  }
  const danger = fogAround(state.fog, KEEP.column, KEEP.row) > 0.34;
  if (danger && state.flareRest === 0 && state.oil >= 25)
    return state.tool === 2 ? spot(KEEP.column, KEEP.row) : tray(2);
  if (state.tool !== 0) return tray(0);
  const reserve = state.lights.length > 4 ? 25 : 0;
  if (state.oil < priceOf(state, 'lantern') + reserve || state.lights.length >= 14) return IDLE;
  const [wx, wy] = at(WINDS, state.nextWind);
  let best = { column: 0, row: 0, worth: 0 };
  for (const [reach, count] of [
    [5, 8],
    [9, 12],
  ] as const)
    for (let i = 0; i < count; i++) {
      const angle = (i / count) * TAU;
      const column = Math.round(KEEP.column + cos(angle) * reach);
      const row = Math.round(KEEP.row + sin(angle) * reach);
      const near = state.lights.some((light) => {
        const [dx, dy] = [light.column - column, light.row - row];
        return dx * dx + dy * dy < 20;
      });
      if (near || lightAt(state, column, row) >= 0) continue;
      const windward = -(cos(angle) * wx + sin(angle) * wy);
      const wells = state.wells.filter((well) => {
        const [dx, dy] = [well.column - column, well.row - row];
        return dx * dx + dy * dy < 20;
      }).length;
      const worth =
        1 + windward * 0.6 + wells * 0.8 + fogAround(state.fog, column, row) - (reach > 6 ? 0.5 : 0);
      if (worth > best.worth) best = { column, row, worth };
    }
  return best.worth > 0 ? spot(best.column, best.row) : IDLE;
};
