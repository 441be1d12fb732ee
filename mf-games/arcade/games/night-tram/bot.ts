import type { CreateBot } from '../../kit/Game.ts';
import { at } from '../../kit/sim/at.ts';
import { atan2, cos, length, sin, wrapAngle } from '../../kit/sim/dmath.ts';
import { holding, LEFT, RIGHT } from '../../kit/sim/Input.ts';
import { otherSpot, type TramState } from './sim.ts';
import { STEP } from './track.ts';

/** Aims ahead, brakes before bends and steers in taps while the tea stands high; the careless one steers at what is under it. */
export const createBot: CreateBot<TramState> = (skill) => {
  const reach = skill === 'careful' ? 150 : 40;
  return (state) => {
    const { track } = state;
    const pace = length(state.speedX, state.speedY);
    const ahead = at(track, (state.place + Math.round(reach / STEP)) % track.length);
    const spot = otherSpot(state);
    const meets = spot && length(spot.x - state.x, spot.y - state.y) < 420 && skill === 'careful';
    const aside = meets ? 30 : 0;
    const aim = { x: ahead.x - sin(ahead.angle) * aside, y: ahead.y + cos(ahead.angle) * aside };
    const off = wrapAngle(atan2(aim.y - state.y, aim.x - state.x) - state.heading);
    const turn = off - state.yaw * 0.06;
    const side = turn > 0 ? RIGHT : LEFT;
    if (skill === 'careless') return holding(Math.abs(turn) > 0.05 ? side : 0);
    let bend = 0;
    for (let i = 3; i < 13; i++)
      bend = Math.max(bend, Math.abs(at(track, (state.place + i) % track.length).bend));
    const most = Math.sqrt(780 / Math.max(bend, 0.0012));
    if (pace > most + 30) return holding(LEFT | RIGHT);
    const leans = side === RIGHT ? -state.tea : state.tea;
    const rises = side === RIGHT ? -state.teaSpeed : state.teaSpeed;
    if (leans + rises * 0.12 > 0.92 && Math.abs(off) < 0.7) return holding(0);
    return holding(Math.abs(turn) > 0.06 ? side : 0);
  };
};
