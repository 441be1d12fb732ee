import { colour, mixed } from '../../maths/Colour.ts';
import { smooth, TAU } from '../../maths/ease.ts';
import { noise } from '../../maths/noise.ts';
import { at, type Transform } from '../../maths/Transform.ts';
import { ball, box, drum, floor, pane, torus } from '../../mesh/forms.ts';
import type { Mesh } from '../../mesh/Mesh.ts';
import { surface } from '../../mesh/surface.ts';
import { tube } from '../../mesh/tube.ts';
import type { Draft } from '../../draft/Draft.ts';
import { BACK, CROWN, EAVES, FRONT, GALLERY, NEON, TOWER, UPPER, WALL } from './plan.ts';

const LONG = FRONT - BACK;
const MIDDLE = (FRONT + BACK) / 2;
const STONE = { pale: '#C9CFE0', deep: '#6E7FB8', dark: '#2a2c58', night: '#171a38' };

/** The floor, both galleries, the vault of glass and ribs, and the town behind the panes. */
export function drawHall(draft: Draft, mesh: Mesh): void {
  drawFloor(mesh);
  for (const side of [-1, 1]) drawGallery(draft, mesh, side);
  drawCrossing(draft, mesh);
  drawVault(mesh);
  drawEnd(draft, mesh, BACK, 1);
  drawEnd(draft, mesh, FRONT, -1);
  drawRings(draft, mesh);
}

/** Polished stone in large squares: the fronts and the tower are seen in it as long soft streaks. */
function drawFloor(mesh: Mesh): void {
  const [teal, rose, warm, deep] = [
    colour(NEON.teal),
    colour(NEON.rose),
    colour('#ffdca0'),
    colour('#5d64a8'),
  ];
  /** How much of the tower, and of the fronts beside, the floor mirrors there. */
  const tower = (x: number, z: number) =>
    smooth(2.6 + (z - TOWER.z) * 0.03, 0.5, Math.abs(x - TOWER.x)) * smooth(20, 4, z) * smooth(-4, 0, z);
  const fronts = (x: number, z: number) =>
    smooth(9.5, 16.5, Math.abs(x)) * Math.max(0, Math.cos((z - 21.6) * 0.698));
  mesh.add(floor(WALL * 2 + 6, LONG, 32, 44), {
    colour: STONE.pale,
    at: at(0, 0, MIDDLE),
    grain: 0.03,
    paint: (tint, { x, z }) => {
      tint.mix(deep, 0.14 * noise(x * 0.3, z * 0.3));
      tint.mix(warm, tower(x, z) * 0.6).mix(x * Math.sin(z) > 0 ? teal : rose, fronts(x, z) * 0.45);
    },
    glow: ({ x, z }) => tower(x, z) * 0.34 + fronts(x, z) * 0.26,
  });
  // A border of dark stone, and squares let into the way, keep the floor from being one field.
  for (const side of [-1, 1])
    mesh.add(floor(0.7, LONG - 2, 1, 48), {
      ...{ colour: '#4a5196', at: at(side * 10.2, 0.012, MIDDLE), grain: 0.05, ghost: true },
    });
  for (let row = 0; row < 19; row++)
    for (let column = -4; column < 4; column++) {
      if ((row + column) % 2) continue;
      const [x, z] = [column * 2.4 + 1.2, 25 - row * 2.4];
      mesh.add(floor(2.34, 2.34), {
        ...{ colour: '#8d97cc', at: at(x, 0.01, z), grain: 0.04, ghost: true },
        paint: (tint, corner) => tint.mix(warm, tower(corner.x, corner.z) * 0.5),
        glow: (corner) => tower(corner.x, corner.z) * 0.3,
      });
    }
  // Two lines of light let into the floor lead from the door to the tower and round it.
  for (const side of [-1, 1]) {
    const line = (t: number) => {
      const z = FRONT - 3 - t * (FRONT - 3 - TOWER.z - 4.6);
      const bend = 1.1 * Math.sin(t * 5.4) * (1 - t * 0.6);
      return { x: side * (1.7 + 0.9 * smooth(0.8, 1, t)) + bend, y: 0.02, z };
    };
    mesh.add(tube(line, 34, 0.055, { sides: 4 }), { colour: NEON.teal, glow: 1, grain: 0, ghost: true });
  }
}

/** The upper floor along one side, with a rail of glass and a line of neon under its edge. */
function drawGallery(draft: Draft, mesh: Mesh, side: number): void {
  const wide = WALL - GALLERY;
  const middle = side * (GALLERY + wide / 2);
  mesh.add(box(wide, 0.5, LONG, [4, 1, 28]), {
    colour: STONE.deep,
    at: at(middle, UPPER - 0.25, MIDDLE),
    grain: 0.04,
  });
  mesh.add(box(0.34, 0.78, LONG, [1, 1, 28]), {
    colour: '#3d4a86',
    top: '#5d6cae',
    at: at(side * GALLERY, UPPER - 0.2, MIDDLE),
    grain: 0.02,
  });
  mesh.add(box(0.1, 0.1, LONG, [1, 1, 20]), {
    ...{ colour: NEON.teal, at: at(side * (GALLERY - 0.2), UPPER - 0.5, MIDDLE) },
    ...{ glow: 1, grain: 0, ghost: true },
  });
  mesh.add(box(0.5, 0.03, LONG - 2, [1, 1, 30]), {
    ...{ colour: '#8d97cc', at: at(side * (GALLERY + 1.1), UPPER + 0.01, MIDDLE), grain: 0.05, ghost: true },
  });
  drawRail(mesh, at(side * GALLERY, UPPER, MIDDLE), LONG);
  draft.wall(middle, UPPER - 0.6, MIDDLE, [wide + 0.4, 0.6, LONG]);
  draft.wall(side * GALLERY, UPPER, MIDDLE, [0.3, 1.1, LONG]);
  draft.wall(side * (WALL + 1), 0, MIDDLE, [2, 12, LONG]);
  for (let z = BACK + 4.5; z < FRONT; z += 9) {
    drawPillar(mesh, at(side * (GALLERY + 0.5), 0, z));
    draft.pillar(side * (GALLERY + 0.5), 0, z, 0.5, UPPER);
  }
  for (let z = BACK + 4; z < FRONT; z += 7)
    draft.lamp({ x: side * (GALLERY - 0.6), y: UPPER - 0.9, z, radius: 8, strength: 1.1, colour: NEON.teal });
}

/** Along z. Posts, and a hand rail that shines a little. */
function drawRail(mesh: Mesh, foot: Transform, length: number): void {
  mesh.add(box(0.13, 0.09, length, [1, 1, 24]), {
    ...{ colour: '#dfe6ff', at: foot.move(0, 1.05, 0), glow: 0.35, grain: 0, ghost: true },
  });
  for (let along = -length / 2 + 0.5; along < length / 2; along += 1.5)
    mesh.add(box(0.06, 1, 0.06), { colour: '#8f9ad0', at: foot.move(0, 0.52, along), ghost: true, grain: 0 });
}

function drawPillar(mesh: Mesh, foot: Transform): void {
  mesh.add(drum(0.62, 0.5, 0.5, 8), { colour: STONE.deep, at: foot });
  mesh.add(drum(0.36, 0.36, UPPER - 0.5, 8, 4), {
    colour: '#8f9ccc',
    top: '#5d68a4',
    at: foot,
    grain: 0.02,
    foot: [0.8, 1.05],
  });
  mesh.add(torus(0.4, 0.06, 5, 12), {
    ...{ colour: NEON.rose, at: foot.move(0, UPPER - 0.95, 0), glow: 0.95, grain: 0, ghost: true },
  });
}

/** The upper floor goes across behind the tower: both escalators arrive there. */
function drawCrossing(draft: Draft, mesh: Mesh): void {
  const [from, to] = [-16.6, -10.2];
  const deep = to - from;
  const z = (from + to) / 2;
  mesh.add(box(GALLERY * 2, 0.5, deep, [18, 1, 6]), {
    colour: STONE.deep,
    at: at(0, UPPER - 0.25, z),
    grain: 0.04,
  });
  mesh.add(box(GALLERY * 2, 0.78, 0.3, [18, 1, 1]), {
    colour: '#3d4a86',
    top: '#5d6cae',
    at: at(0, UPPER - 0.2, to),
  });
  mesh.add(box(GALLERY * 2, 0.1, 0.1, [12, 1, 1]), {
    ...{ colour: NEON.rose, at: at(0, UPPER - 0.5, to + 0.2), glow: 1, grain: 0, ghost: true },
  });
  draft.wall(0, UPPER - 0.6, z, [GALLERY * 2, 0.6, deep]);
  for (const [x, length] of [
    [0, 7.2],
    [-9.1, 4.4],
    [9.1, 4.4],
  ] as const) {
    drawRail(mesh, at(x, UPPER, to).turn(Math.PI / 2), length);
    draft.wall(x, UPPER, to, [length, 1.1, 0.3]);
  }
  drawRail(mesh, at(0, UPPER, from).turn(Math.PI / 2), GALLERY * 2);
  draft.wall(0, UPPER, from, [GALLERY * 2, 1.1, 0.3]);
  for (const x of [-6, 6]) {
    drawPillar(mesh, at(x, 0, -12.6));
    draft.pillar(x, 0, -12.6, 0.5, UPPER);
  }
  for (const x of [-7.5, 0, 7.5])
    draft.lamp({ x, y: UPPER - 1, z: to + 1, radius: 8, strength: 1.3, colour: NEON.rose });
}

/** Height of the vault over `x`. */
const vaultAt = (x: number) => EAVES + (CROWN - EAVES) * Math.sqrt(Math.max(0, 1 - (x / WALL) ** 2));

/** Ribs and purlins of a glass roof: between them stands the night. */
function drawVault(mesh: Mesh): void {
  for (let z = BACK; z <= FRONT; z += 6) {
    const rib = (t: number) => {
      const x = -Math.cos(t * Math.PI) * WALL;
      return { x, y: vaultAt(x), z };
    };
    mesh.add(tube(rib, 14, 0.2, { sides: 5 }), { colour: '#4a4f92', top: '#7d88c8', grain: 0, ghost: true });
    const inner = (t: number) => {
      const { x, y } = rib(0.06 + t * 0.88);
      return { x: x * 0.985, y: y - 0.26, z };
    };
    mesh.add(tube(inner, 18, 0.05, { sides: 3 }), {
      ...{ colour: NEON.lilac, glow: 0.85, grain: 0, ghost: true },
    });
  }
  for (const t of [0.14, 0.26, 0.38, 0.5, 0.62, 0.74, 0.86]) {
    const x = -Math.cos(t * Math.PI) * WALL;
    mesh.add(box(0.12, 0.12, LONG), {
      colour: '#3f4488',
      at: at(x, vaultAt(x), MIDDLE),
      ghost: true,
      grain: 0,
    });
  }
}

/** A wall of glass at the end of the hall, with the town behind it. */
function drawEnd(draft: Draft, mesh: Mesh, z: number, inward: number): void {
  draft.wall(0, 0, z - inward * 0.5, [WALL * 2, 12, 1]);
  for (let x = -WALL; x <= WALL + 0.1; x += 4.25)
    mesh.add(box(0.26, vaultAt(x), 0.26), { colour: '#3f4488', at: at(x, vaultAt(x) / 2, z), ghost: true });
  for (const y of [0.3, UPPER, EAVES])
    mesh.add(box(WALL * 2, 0.3, 0.3, [8, 1, 1]), { colour: '#3f4488', at: at(0, y, z), ghost: true });
  for (const side of [-1, 1])
    mesh.add(box(0.16, 3.6, 0.3), {
      ...{ colour: NEON.amber, at: at(side * 2.2, 1.8, z + inward * 0.1), glow: 0.9, grain: 0, ghost: true },
    });
  const next = draft.random;
  for (let i = 0; i < 22; i++) {
    const x = -62 + i * 5.9 + next() * 2;
    const tall = 7 + next() * 13 + Math.abs(x) * 0.1;
    const wide = 3.4 + next() * 2.4;
    const far = z - inward * (14 + (i % 3) * 7 + next() * 4);
    const tower = surface(1, 4, (u, v) => [(u - 0.5) * wide, v * tall - 1, 0]);
    const facing = at(x, 0, far).turn(inward > 0 ? 0 : Math.PI);
    mesh.add(tower, { colour: '#2b2a66', top: '#191a40', at: facing, glow: 0.6, ghost: true });
    for (let light = 0; light < 7; light++) {
      const window = facing.move(
        (Math.floor(next() * 4) - 1.5) * wide * 0.22,
        2 + Math.floor(next() * (tall - 3)),
        0.1,
      );
      mesh.add(pane(0.5, 0.42), {
        colour: mixed(NEON.amber, NEON.rose, next() * next()),
        ...{ at: window, glow: 0.8, grain: 0, ghost: true },
      });
    }
  }
}

/** Rings of light hang in two rows over the hall and grow smaller towards the tower. */
function drawRings(draft: Draft, mesh: Mesh): void {
  for (const side of [-1, 1])
    for (const z of [17, 9, 1, -7, -18]) {
      const ring = at(side * 7.6, 10.2, z);
      mesh.add(torus(1.25, 0.1, 4, 18), { colour: '#f2ecff', at: ring, glow: 1, grain: 0, ghost: true });
      for (let cord = 0; cord < 3; cord++) {
        const foot = ring.turn((cord / 3) * TAU).move(0, 0, 1.25);
        mesh.add(drum(0.02, 0.02, vaultAt(side * 7.6) - 10.3, 3), {
          colour: STONE.dark,
          at: foot,
          ghost: true,
        });
      }
      mesh.add(ball(0.14, 6, 4), {
        colour: '#ffffff',
        at: ring.move(0, -0.3, 0),
        glow: 1,
        ghost: true,
        grain: 0,
      });
      draft.lamp({
        ...ring.move(0, -0.6, 0).where,
        radius: 15,
        strength: 2,
        colour: '#d6ccff',
        through: true,
      });
      draft.glow({ ...ring.where, size: 3.6, colour: '#c8b8ff', strength: 0.2, flicker: 0.03 });
    }
}
