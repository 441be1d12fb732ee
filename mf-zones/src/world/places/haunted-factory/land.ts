import { colour } from '../../maths/Colour.ts';
import { lerp, smooth } from '../../maths/ease.ts';
import { fbm, noise } from '../../maths/noise.ts';
import type { Draft } from '../../draft/Draft.ts';
import { scatterOver, tuft } from '../../kit/grass.ts';
import { land } from '../../kit/land.ts';

/** The front of the hall, from one end to the other, and how far it goes back. */
export const HALL = { from: -19, to: 11, z: -9, deep: 15, eaves: 7.2 };
export const CHIMNEY = { x: 6.4, z: -13, high: 20.6 };
export const GATE = { x: 0.2, z: 14.2, half: 3.6 };
/** The street lamp that cannot decide. */
export const LAMP = { x: -4.6, z: 6.4, high: 5.6 };
export const LIFT = { x: 14.6, z: -3.4, high: 10 };
export const MACHINE = { x: -13, z: 1.4 };
/** Where water stands. */
const PUDDLE = -0.06;

export const pathX = (z: number) => 0.2 + Math.sin((z - 14) * 0.15) * 2;

export function heightAt(x: number, z: number): number {
  const flat = smooth(34, 24, Math.hypot(x, z - 2));
  let height = lerp(fbm(x * 0.05, z * 0.05) * 3.4 - 0.9, 0.12, flat);
  // The yard has sunk here and there, and the rain has stayed.
  const sunk =
    smooth(0.56, 0.72, noise(x * 0.2 + 5, z * 0.2 + 2)) * smooth(-8.4, -6.4, z) * smooth(17, 14, z);
  height -= sunk * 0.42 * flat;
  return height + (fbm(x * 0.6, z * 0.6, 2) - 0.4) * 0.06;
}

export function drawLand(draft: Draft): void {
  draft.height = heightAt;
  draft.bounds = [
    [-30, -7.6],
    [30, 30],
  ];
  const [mud, cobble, moss, path, soot] = [
    colour('#48423a'),
    colour('#66625a'),
    colour('#3f4a34'),
    colour('#857a68'),
    colour('#1e1d1c'),
  ];
  land(draft.layer('ground'), {
    height: heightAt,
    middle: [0, 2],
    size: 84,
    fields: 80,
    far: { size: 280, fields: 22 },
    paint: (tint, { x, y, z }) => {
      tint.copy(mud).mix(moss, smooth(0.42, 0.7, fbm(x * 0.13, z * 0.13)));
      const yard = smooth(22, 17, Math.hypot(x * 0.8, z - 2));
      tint.mix(cobble, yard * (0.5 + 0.5 * noise(x * 1.1, z * 1.1)));
      tint.mix(path, (1 - smooth(1.2, 2.4, Math.abs(x - pathX(z)))) * smooth(-8, -4, z) * 0.8);
      tint.mix(soot, smooth(4, 0, z - HALL.z) * 0.5);
      tint.scale(0.82 + 0.3 * noise(x * 2.3, z * 2.3));
      if (y < PUDDLE + 0.03) tint.mix(soot, 0.5);
    },
  });
  draft.air.waters.push({
    x: 0,
    y: PUDDLE,
    z: 4,
    width: 44,
    depth: 26,
    colour: '#26332f',
    cover: 0.72,
    glint: '#b6ff8a',
  });
  const weed = tuft({
    root: '#2c2f24',
    tip: '#8a8a5e',
    blades: 6,
    height: 0.6,
    width: 0.05,
    spread: 0.26,
    sway: 0.5,
  });
  scatterOver(draft, 'weeds', weed, {
    ...{ count: 950, low: [-28, -7], high: [28, 29], size: [0.6, 1.5] },
    bare: (x, z) =>
      Math.abs(x - pathX(z)) < 1.9 ||
      heightAt(x, z) < PUDDLE + 0.06 ||
      noise(x * 0.24, z * 0.24) < (Math.hypot(x, z - 2) < 15 ? 0.64 : 0.42),
  });
}
