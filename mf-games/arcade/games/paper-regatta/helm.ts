import { at } from '../../kit/sim/at.ts';
import { atan2, cos, length, PI, sin, wrapAngle } from '../../kit/sim/dmath.ts';
import { isInLee, type Spot } from './course.ts';
import { type Boat, CHARGE, type Race } from './boats.ts';

export interface Hold {
  turn: -1 | 0 | 1;
  push: boolean;
}

/** Nearer to the wind than this a boat is slow: it goes to and fro instead. In radians. */
const CLOSE = [1.08, 0.98, 0.9] as const;

/** A hand that knows how to sail: tacks against the wind, leaves the lee of others, spends what it has stolen. */
export function steer(race: Race, index: number, wind: number, skill = at(race.boats, index).bot): Hold {
  const boat = at(race.boats, index);
  if (boat.finish > 0) return { turn: 0, push: false };
  const goal = race.tick < 0 ? waiting(race, boat) : wayTo(race, boat, wind, skill);
  const off = wrapAngle(goal - boat.heading);
  // Who sails less well looks less often.
  const looks = skill >= 2 || race.tick % (skill === 1 ? 4 : 8) < 3;
  const turn = !looks || Math.abs(off) < 0.05 ? 0 : off > 0 ? 1 : -1;
  return { turn, push: boat.charge >= CHARGE && Math.abs(off) < 0.3 && race.tick > 0 };
}

/** Before the gun: along the line, and up to it in the last moment. */
function waiting({ course, tick }: Race, boat: Boat): number {
  const first = at(course.buoys, 0).x > boat.x ? 1 : -1;
  return tick > -56 ? (first > 0 ? -0.8 : PI + 0.8) : first > 0 ? 0 : PI;
}

function wayTo({ course, boats }: Race, boat: Boat, wind: number, skill: number): number {
  const { buoys } = course;
  const buoy = at(buoys, boat.passed % buoys.length);
  const after = at(buoys, (boat.passed + 1) % buoys.length);
  const aim = roundly(buoy, after, boat);
  const bearing = atan2(aim.y - boat.y, aim.x - boat.x);
  const from = wrapAngle(wind + PI);
  const rel = wrapAngle(bearing - from);
  const close = CLOSE[Math.max(0, Math.min(2, skill)) as 0 | 1 | 2];
  let way = bearing;
  if (Math.abs(rel) < close) {
    // Against the wind: on this side until the buoy lies well over the other one.
    const side = wrapAngle(boat.heading - from) > 0 ? 1 : -1;
    const stays = rel * side > -0.62;
    const edge = Math.abs(boat.x) > 690 && Math.sign(cos(from + side * close)) === Math.sign(boat.x);
    way = from + close * (stays && !edge ? side : -side);
  }
  if (skill < 1 || !boat.shaded) return way;
  // Out of the lee: across it, away from whom it belongs to.
  const thief = boats.find((other) => other !== boat && other.finish === 0 && isInLee(other, boat, wind));
  if (!thief) return way;
  const aside = (boat.y - thief.y) * cos(wind) - (boat.x - thief.x) * sin(wind);
  return way + (aside > 0 ? 0.35 : -0.35) * (cos(way - wind) > 0 ? 1 : -1);
}

/** Past the buoy on the side of the next, clear of its body. */
function roundly(buoy: Spot, after: Spot, boat: Spot): Spot {
  const dx = after.x - buoy.x;
  const dy = after.y - buoy.y;
  const far = length(dx, dy) || 1;
  const near = length(buoy.x - boat.x, buoy.y - boat.y);
  const reach = near > 200 ? 46 : 40;
  return { x: buoy.x + (dx / far) * reach, y: buoy.y + (dy / far) * reach };
}
