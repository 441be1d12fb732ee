import { colour } from '../../maths/Colour.ts';
import { along, at, type Point, type Transform } from '../../maths/Transform.ts';
import { ball, box, drum, lathe, torus } from '../../mesh/forms.ts';
import type { Mesh } from '../../mesh/Mesh.ts';
import { curve, tube } from '../../mesh/tube.ts';
import type { Draft } from '../../draft/Draft.ts';
import { flame } from '../../kit/fire.ts';
import { rock } from '../../kit/rocks.ts';
import { RUST } from './colours.ts';
import { heightAt, pathX } from './land.ts';

/** Barrels that leak light, crates, chains, a wagon off its rails, and what once were trees. */
export function drawThings(draft: Draft, mesh: Mesh): void {
  for (const [x, z, leaks] of [
    [6.4, 9.6, true],
    [7.3, 10.3, false],
    [6.9, 8.5, false],
    [-9.2, 8.4, false],
    [-8.4, 9.2, true],
    [9.4, -5.4, true],
    [10.4, -5.8, false],
    [-19, -5.2, true],
  ] as const)
    barrel(draft, mesh, at(x, heightAt(x, z), z), leaks);
  drawFireBarrel(draft, mesh, at(6.6, heightAt(6.6, 3.6), 3.6));
  for (const [x, z, size, turn] of [
    [9.2, 12, 1.3, 0.3],
    [10.2, 10.9, 1, 0.8],
    [-8.2, 12.2, 1.2, -0.2],
    [18, 2.4, 1.5, 0.5],
    [-20.6, 4, 1.4, 0.2],
  ] as const)
    crate(draft, mesh, at(x, heightAt(x, z), z).turn(turn), size);
  drawRails(draft, mesh);
  drawSlabs(draft, mesh);
  for (const [x, z, tall] of [
    [-10.4, 17.4, 8],
    [11.8, 17, 9],
    [-22, 8, 9],
    [23, 6, 8],
    [-26, -2, 10],
    [27, 14, 8],
    [-17, 22, 8],
    [19, 24, 9],
  ] as const)
    deadTree(draft, mesh, at(x, heightAt(x, z) - 0.2, z), tall);
  for (const [x, z, size] of [
    [4.2, 16.4, 0.7],
    [-5, 16.6, 0.6],
    [14, 9, 1.1],
    [-15, 12.6, 0.9],
  ] as const)
    rock(mesh, at(x, heightAt(x, z) + 0.1, z), size, {
      colour: '#2f2d2a',
      top: '#5a564e',
      detail: 1,
      tall: 0.7,
    });
}

/** Somebody keeps warm here: the one light of the yard that is neither green nor about to go out. */
function drawFireBarrel(draft: Draft, mesh: Mesh, foot: Transform): void {
  barrel(draft, mesh, foot, false);
  mesh.add(drum(0.37, 0.34, 0.04, 10), {
    ...{ colour: '#ff8a2a', at: foot.move(0, 0.98, 0), glow: 1, grain: 0, ghost: true },
  });
  for (const [x, z, size] of [
    [0, 0, 1.5],
    [0.15, 0.1, 1],
    [-0.14, 0.05, 1.1],
  ] as const)
    flame(mesh, foot.move(x, 0.95, z), size);
  const { x, y, z } = foot.move(0, 1.6, 0).where;
  draft.lamp({ x, y, z, radius: 12, strength: 4.2, colour: '#ff9a44', glow: 2.8, flicker: 0.35 });
  draft.air.puffs.push({
    ...{ x, y: y + 0.6, z, count: 5, colour: '#8a7a6a', size: 0.9, rise: 3.6, drift: [0.5, -0.3] },
    ...{ spread: 0.2, speed: 0.1, strength: 0.2 },
  });
}

function barrel(draft: Draft, mesh: Mesh, foot: Transform, leaks: boolean): void {
  const body = [
    [0.4, 0],
    [0.44, 0.1],
    [0.48, 0.5],
    [0.44, 0.9],
    [0.4, 1],
    [0.36, 0.98],
    [0, 0.96],
  ] as const;
  mesh.add(lathe(body, 10), {
    colour: leaks ? '#4a5a3a' : RUST.low,
    top: leaks ? '#7a8a4a' : RUST.high,
    at: foot,
    grain: 0.1,
  });
  for (const y of [0.3, 0.7])
    mesh.add(torus(0.47, 0.035, 4, 12), { colour: '#1c1a18', at: foot.move(0, y, 0), ghost: true });
  const { x, y, z } = foot.where;
  draft.pillar(x, y, z, 0.45, 1);
  if (!leaks) return;
  mesh.add(drum(0.34, 0.3, 0.03, 10), {
    colour: '#d8ff9a',
    at: foot.move(0, 0.97, 0),
    glow: 1,
    grain: 0,
    ghost: true,
  });
  mesh.add(box(0.1, 0.7, 0.05), {
    colour: '#c8ff8a',
    at: foot.turn(0.6).move(0, 0.64, 0.48),
    glow: 0.9,
    grain: 0,
    ghost: true,
  });
  mesh.add(ball(0.5, 9, 4, 0.5, 1), {
    colour: '#b6ff8a',
    at: foot.turn(0.6).move(0, 0, 0.75).size(1, 0.1, 0.8),
    glow: 0.75,
    grain: 0,
    ghost: true,
  });
  draft.lamp({
    x,
    y: y + 1.3,
    z: z + 0.5,
    radius: 6,
    strength: 1.9,
    colour: '#B6FF8A',
    through: true,
    glow: 2,
    glowStrength: 0.24,
    flicker: 0.3,
  });
}

function crate(draft: Draft, mesh: Mesh, foot: Transform, size: number): void {
  const place = foot.size(size);
  mesh.add(box(0.96, 0.96, 0.96, [4, 1, 4]), {
    colour: '#3a302a',
    top: '#5f5044',
    at: place.move(0, 0.48, 0),
    grain: 0.16,
  });
  for (const y of [0.06, 0.9])
    mesh.add(box(1.04, 0.14, 1.04), { colour: '#4f4238', at: place.move(0, y, 0), grain: 0.1 });
  for (const x of [-0.46, 0.46])
    for (const z of [-0.46, 0.46])
      mesh.add(box(0.14, 0.9, 0.14), {
        colour: '#4f4238',
        at: place.move(x, 0.48, z),
        ghost: true,
        grain: 0.1,
      });
  const { x, y, z } = foot.where;
  draft.wall(x, y, z, [size, size, size], Math.atan2(foot.cells[2] ?? 0, foot.cells[0] ?? 1));
}

function drawRails(draft: Draft, mesh: Mesh): void {
  const line = curve([
    { x: 26, y: 0.1, z: 11 },
    { x: 14, y: 0.1, z: 6.4 },
    { x: 5, y: 0.1, z: 1 },
    { x: -1.4, y: 0.1, z: -4 },
    { x: -2.2, y: 0.1, z: -8.6 },
  ]);
  for (let k = 0; k < 34; k++) {
    const [here, ahead] = [line(k / 34), line(k / 34 + 0.01)];
    mesh.add(box(2, 0.1, 0.3), {
      colour: '#2a2420',
      at: at(here.x, heightAt(here.x, here.z) + 0.03, here.z).turn(
        Math.atan2(ahead.x - here.x, ahead.z - here.z),
      ),
      grain: 0.12,
      ghost: true,
    });
  }
  for (const side of [-0.62, 0.62]) {
    const rail = (t: number): Point => {
      const [here, ahead] = [line(t), line(Math.min(1, t + 0.01))];
      const turn = Math.atan2(ahead.x - here.x, ahead.z - here.z);
      return {
        x: here.x + Math.cos(turn) * side,
        y: heightAt(here.x, here.z) + 0.14,
        z: here.z - Math.sin(turn) * side,
      };
    };
    mesh.add(
      tube((t) => rail(t * 0.98), 40, 0.06, { sides: 4 }),
      { colour: '#4a4644', top: '#8a847c', grain: 0, ghost: true, glow: 0.08 },
    );
  }
  const wagon = at(11.6, heightAt(11.6, 3.4) + 0.2, 3.4)
    .turn(0.7)
    .lean(0, 0.24);
  mesh.add(box(1.7, 1, 2.6, [2, 1, 4]), {
    colour: RUST.low,
    top: RUST.high,
    at: wagon.move(0, 1, 0),
    grain: 0.12,
  });
  mesh.add(box(1.9, 0.14, 2.8), { colour: '#2a2420', at: wagon.move(0, 1.52, 0), grain: 0.05 });
  for (const x of [-0.8, 0.8])
    for (const z of [-0.8, 0.8])
      mesh.add(drum(0.36, 0.36, 0.14, 10), {
        colour: '#1c1a18',
        top: '#3a3632',
        at: wagon.move(x, 0.3, z).lean(0, Math.PI / 2),
        ghost: true,
      });
  for (let k = 0; k < 9; k++)
    rock(mesh, wagon.move((k % 3) * 0.45 - 0.45, 1.6, Math.floor(k / 3) * 0.7 - 0.7), 0.36, {
      colour: '#15161a',
      top: '#2f3434',
      detail: 0,
      ghost: true,
    });
  draft.wall(11.6, 0, 3.4, [2, 1.6, 2.8], 0.7);
}

/** Slabs of the old way, sunk and tilted, with grass where some are missing. */
function drawSlabs(draft: Draft, mesh: Mesh): void {
  const next = draft.random;
  for (let z = 27; z > -6; z -= 0.86)
    for (let k = -2; k <= 2; k++) {
      if (next() < 0.2 + Math.abs(k) * 0.13) continue;
      const [x, far] = [pathX(z) + k * 0.92 + next() * 0.14, z + next() * 0.2];
      const size = 0.7 + next() * 0.16;
      mesh.add(box(size, 0.12, size * (0.86 + next() * 0.2)), {
        ...{ colour: '#5a564e', top: '#8a8478', grain: 0.2, ghost: true },
        at: at(x, heightAt(x, far) + 0.01, far)
          .turn((next() - 0.5) * 0.3)
          .lean((next() - 0.5) * 0.07, (next() - 0.5) * 0.07),
      });
    }
}

function deadTree(draft: Draft, mesh: Mesh, foot: Transform, tall: number): void {
  const next = draft.random;
  const bark = colour('#1c1a18');
  const grow = (from: Point, turn: number, lean: number, length: number, thick: number, left: number) => {
    const place = at(from.x, from.y, from.z).turn(turn).lean(lean);
    const to = place.point(0, length, 0);
    mesh.add(
      lathe(
        [
          [thick, 0],
          [thick * 0.62, length],
        ] as const,
        5,
      ),
      { colour: bark, top: '#34302c', at: along(from, to), grain: 0.05, ghost: left < 2 },
    );
    if (left === 0) return;
    for (let k = 0; k < (left > 1 ? 3 : 2); k++)
      grow(
        to,
        turn + k * 2.3 + next(),
        lean * 0.5 + 0.4 + next() * 0.4,
        length * (0.55 + next() * 0.2),
        thick * 0.58,
        left - 1,
      );
  };
  grow(foot.where, next() * 6, 0.1, tall * 0.4, 0.34, 3);
  const { x, y, z } = foot.where;
  draft.pillar(x, y, z, 0.4, 3);
}
