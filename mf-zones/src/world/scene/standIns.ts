import { TAU } from '../maths/ease.ts';
import { at, random } from '../maths/random.ts';
import type { Gesture } from '../people/gestures.ts';
import { looksOf } from '../people/looks.ts';
import { floorAt } from '../walk/Collider.ts';
import type { Visit } from './Visit.ts';

const NAMES = [
  'Basalt',
  'Mirela',
  'Oskar',
  'June',
  'Tamsin',
  'Kofi',
  'Yuki',
  'Noor',
  'Ilya',
  'Wren',
  'Paz',
  'Lumen',
];
const GESTURES: readonly Gesture[] = [
  'none',
  'none',
  'wave',
  'none',
  'none',
  'dance',
  'none',
  'sit',
  'none',
  'cheer',
];

/** Fills a place with people who are not there, for stories, posters and measurements: some stroll, some stand together. */
export function addStandIns(visit: Visit, count: number): (time: number) => void {
  const { crowd, collider, place } = visit;
  if (!crowd || !collider) return () => undefined;
  const next = random(3);
  const { stroll, groups } = place.gather;
  const floor = (x: number, z: number) => floorAt(collider, x, z, 3, (when) => visit.board.isOn(when));
  const walkers = Array.from({ length: count }, (_, index) => {
    const id = `stand-in ${index}`;
    crowd.enter(id, looksOf(`n${index}`), { name: at(NAMES, index) });
    const size = 0.92 + (index % 7) * 0.025;
    if (index % 4 === 0) {
      const round = { wide: stroll.wide * (0.5 + next()), deep: stroll.deep * (0.4 + 0.7 * next()) };
      const pace = (next() < 0.5 ? -1 : 1) * (0.1 + next() * 0.06);
      return { id, size, round, pace, start: next() * TAU };
    }
    const [x, z] = at(groups, index);
    const angle = next() * TAU;
    const far = 0.9 + next() * 0.8;
    const [standX, standZ] = [x + Math.sin(angle) * far, z + Math.cos(angle) * far];
    crowd.move(id, {
      ...{ x: standX, z: standZ, y: floor(standX, standZ), yaw: angle + Math.PI },
      ...{ phase: index, walk: 0, gesture: at(GESTURES, index), size },
    });
    return null;
  });
  return (time) => {
    for (const walker of walkers) {
      if (!walker) continue;
      const { id, size, round, pace, start } = walker;
      const angle = time * pace + start;
      const x = stroll.middle[0] + Math.sin(angle) * round.wide;
      const z = stroll.middle[1] + Math.cos(angle) * round.deep;
      const ahead = Math.sign(pace);
      const yaw = Math.atan2(Math.cos(angle) * round.wide * ahead, -Math.sin(angle) * round.deep * ahead);
      crowd.move(id, { x, y: floor(x, z), z, yaw, phase: time * 7 + start, walk: 1, gesture: 'none', size });
    }
  };
}
