import type { Pose } from '../../render/Stage.ts';
import type { Moment, Place } from '../place.ts';
import { heightAt } from './land.ts';
import { look } from './look.ts';
import { sound } from './sound.ts';
import { LEVERS, SPOTS, things } from './things.ts';

/** How fast the machine goes: it gathers speed, and runs down before it rests. */
function drive({ thing }: Moment): number {
  const { state, for: seconds } = thing('machine');
  return state === 'runs' ? Math.min(1, seconds / 4) * Math.min(1, Math.max(0, (24 - seconds) / 4)) : 0;
}

const isLit = (time: number) =>
  Math.sin(time * 1.7) + Math.sin(time * 4.3) * 0.7 + Math.sin(time * 11) * 0.5 > -0.5;

/** Floors of the lift in metres: the last one is not there. */
const FLOORS = [0, 3.3, 6.6, 12.4] as const;

const lever =
  (index: number) =>
  (pose: Pose, { thing }: Moment): void => {
    const { state, for: seconds } = thing('machine');
    const pulled = state === 'runs' || Number(state) > index;
    pose.turnX = pulled ? Math.min(1, seconds * 3 + (Number(state) > index + 1 ? 1 : 0)) * 0.9 : 0;
  };

/** A factory whose chimney breathes, in the fog. */
export const hauntedFactory: Place = {
  id: 'haunted-factory',
  seed: 13,
  look,
  spawn: { at: [0.6, 20], yaw: Math.PI, spread: 1.4 },
  views: {
    spawn: { from: [-0.4, 3.1, 22.5], to: [1.4, 7.2, -6], wide: 58 },
    landmark: { from: [-6.4, 2.2, 3.4], to: [4.4, 9.4, -12], wide: 66 },
    far: { from: [13.4, 6.4, -5.8], to: [-4.4, 1.6, 7], wide: 62 },
  },
  things,
  moves: {
    chimney: (pose, now) => {
      const breath = Math.sin(now.time * 1.01 + 0.4 * drive(now) * now.time);
      pose.size = 1 + 0.014 * breath * (1 + drive(now));
    },
    window: (pose, { time }) => {
      pose.size = isLit(time) ? 1 : 0.001;
    },
    fan: (pose, now) => {
      pose.turnZ = now.time * 0.7 + drive(now) * Math.sin(now.time) * 2;
    },
    wheel: (pose, now) => {
      const { for: seconds } = now.thing('machine');
      pose.turnZ = drive(now) > 0 ? -seconds * 2.6 * Math.min(1, seconds / 4) : 0;
    },
    pistons: (pose, now) => {
      pose.y = drive(now) * 0.35 * Math.sin(now.time * 5);
    },
    lift: (pose, { thing }) => {
      const { state, for: seconds } = thing('lift');
      if (state !== 'acts') {
        pose.y = 0;
        return;
      }
      const leg = Math.min(3, seconds / 3);
      const step = Math.floor(leg);
      const [from = 0, to = 12.4] = [FLOORS[step], FLOORS[Math.min(3, step + 1)]];
      const gone = Math.min(1, (leg - step) * 1.5);
      const up = from + (to - from) * gone * gone * (3 - 2 * gone);
      const down = Math.max(0, (seconds - 11.5) / 4.5);
      pose.y = up * (1 - Math.min(1, down) ** 2);
      pose.turnY = 0.03 * Math.sin(seconds * 9) * (up > 9 ? 1 : 0);
    },
    lantern: (pose, { time, thing }) => {
      const { state, for: seconds } = thing('lantern');
      const index = Math.max(
        0,
        SPOTS.findIndex(({ id }) => id === state),
      );
      const [first, now] = [SPOTS[0], SPOTS[index] ?? SPOTS[0]];
      const before = SPOTS[(index + SPOTS.length - 1) % SPOTS.length] ?? first;
      const gone = seconds < 30 ? Math.min(1, seconds / 1.8) : 1;
      const eased = gone * gone * (3 - 2 * gone);
      const x = before.at[0] + (now.at[0] - before.at[0]) * eased;
      const z = before.at[2] + (now.at[2] - before.at[2]) * eased;
      pose.x = x - first.at[0];
      pose.z = z - first.at[2];
      pose.y =
        heightAt(x, z) -
        heightAt(first.at[0], first.at[2]) +
        Math.sin(time * 1.8) * 0.12 +
        Math.sin(eased * Math.PI) * 0.9;
      pose.turnZ = Math.sin(time * 2.1) * 0.16 + Math.sin(eased * Math.PI * 4) * 0.4;
    },
    ...Object.fromEntries(LEVERS.map(({ id }, index) => [`lever ${id}`, lever(index)])),
  },
  sound,
  step: 5,
  gather: {
    groups: [
      [-2.2, 12],
      [2.8, 11.6],
      [-3.6, 8.4],
      [4.4, 6.4],
      [-7.4, 5.4],
      [1.6, -2.4],
    ],
    stroll: { middle: [0, 8], wide: 1.8, deep: 8 },
  },
};
