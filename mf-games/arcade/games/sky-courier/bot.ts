import type { CreateBot } from '../../kit/Game.ts';
import { A, holding, IDLE } from '../../kit/sim/Input.ts';
import { type CourierState, gullHeight, secondsOf, STORM, windAt } from './sim.ts';
import { POST, TOWN, TROUBLE } from './rules.ts';
import { offset, roofAt } from './town.ts';

/** Aims at the next useful height downwind and holds as long as it would sink below it. */
export const createBot: CreateBot<CourierState> = (skill) => {
  const careful = skill === 'careful';
  return (state) => {
    // The careless one looks up five times a second and never thinks of roofs.
    if (!careful && state.tick % 12 !== 0) return holding(state.held & A);
    const wanted = careful ? clearOf(state, targetHeight(state)) : targetHeight(state);
    const falling =
      state.speedY > 0
        ? (state.speedY * state.speedY) / (2 * 900)
        : -(state.speedY * state.speedY) / (2 * 700);
    return state.y + falling > wanted ? holding(A) : IDLE;
  };
};

/** Where something useful passes next: a chimney for a letter on board, or a letter while there is room. */
function targetHeight(state: CourierState): number {
  let nearest = Number.POSITIVE_INFINITY;
  let height = 250;
  const look = (x: number, y: number) => {
    const way = offset(state.x, x) * state.direction;
    const reach = windAt(state, state.y) * state.windLeft;
    if (way < -16 || way > Math.min(reach, 420) || way >= nearest) return;
    // Too steep to get there: leave it.
    const time = way / windAt(state, state.y);
    if (Math.abs(y - state.y) > 40 + time * 250) return;
    nearest = way;
    height = y;
  };
  for (const { x, y, kind } of state.town.chimneys)
    if (state.carried.includes(kind)) look(x, y - POST.height / 2 - 2);
  if (state.carried.length < POST.carry) for (const { x, y } of state.letters) look(x, y);
  return height;
}

/** The wanted height, but not through roofs, lines, gulls or the storm. */
function clearOf(state: CourierState, wanted: number): number {
  let height = wanted;
  for (let ahead = -10; ahead < 90; ahead += 10)
    height = Math.min(height, roofAt(state.town, state.x + ahead * state.direction) - 24);
  const seconds = secondsOf(state);
  if (seconds > TROUBLE.lines)
    for (const line of state.town.lines) {
      const way = offset(state.x, line.x + line.width / 2) * state.direction;
      if (way > -line.width && way < 150 && height > line.y - 34 && height < line.y + 50)
        height = line.y - 36;
    }
  for (const gull of state.gulls) {
    const way = offset(state.x, gull.x) * state.direction;
    const gullY = gullHeight(gull);
    if (way > -30 && way < 140 && Math.abs(gullY - height) < 48)
      height = gullY > 180 ? gullY - 52 : gullY + 52;
  }
  const near = Math.abs(offset(state.x + state.direction * 60, state.stormX)) < STORM.width / 2 + 60;
  if (seconds > TROUBLE.storms && near) height = Math.max(height, STORM.bottom + 40);
  return Math.max(TOWN.ceiling + 20, height);
}
