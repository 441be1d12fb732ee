import { TAU } from '../../maths/ease.ts';
import { at as listAt } from '../../maths/random.ts';
import { at } from '../../maths/Transform.ts';
import { arc, cutout } from '../../mesh/cutout.ts';
import { box, drum, masonry } from '../../mesh/forms.ts';
import type { Mesh } from '../../mesh/Mesh.ts';
import type { Draft } from '../../draft/Draft.ts';
import { torch } from '../../kit/fire.ts';
import { battlements, curtainWall, roundTower, squareTower, type Stone } from '../../kit/stone.ts';
import { stairs } from '../../kit/ways.ts';
import { litWindow } from '../../kit/windows.ts';
import { MIDDLE } from './land.ts';

export const STONE: Stone = {
  wall: '#8A8FA3',
  pale: '#a4a8ba',
  deep: '#6d7189',
  roof: '#3c4a74',
  roofTop: '#55649a',
};

const RADIUS = 16.5;
const CORNERS = 7;
const WALL_HIGH = 6;
/** The front of the gate: people walk in towards -z. */
const GATE_Z = 1.2;

const corner = (index: number) => {
  const angle = (index / CORNERS) * TAU + TAU / 14;
  return { x: MIDDLE.x + Math.sin(angle) * RADIUS, z: MIDDLE.z + Math.cos(angle) * RADIUS };
};

/** The ring of walls one can walk on, with a tower at each corner, and the gate in its front. */
export function drawWalls(draft: Draft, mesh: Mesh): void {
  for (let side = 0; side < CORNERS - 1; side++) {
    const from = corner(side);
    const to = corner(side + 1);
    const middle = at((from.x + to.x) / 2, 1, (from.z + to.z) / 2);
    const length = Math.hypot(to.x - from.x, to.z - from.z);
    const turn = Math.atan2(middle.where.x - MIDDLE.x, middle.where.z - MIDDLE.z);
    curtainWall(mesh, middle.turn(turn), [length, WALL_HIGH, 1.9], STONE);
    const { x, z } = middle.where;
    draft.wall(x, 1, z, [length, WALL_HIGH, 1.9], turn);
    const edge = middle.turn(turn).move(0, WALL_HIGH, 0.85).where;
    draft.wall(edge.x, edge.y, edge.z, [length, 1.2, 0.3], turn);
  }
  for (let index = 0; index < CORNERS; index++) {
    const { x, z } = corner(index);
    const gate = index === 0 || index === CORNERS - 1;
    const size: readonly [number, number] = gate ? [2.5, 11] : [2.2, index % 2 ? 13 : 10.5];
    roundTower(mesh, at(x, 0.5, z), size, STONE, gate ? 0 : index % 2 ? 6.2 : 5);
    draft.pillar(x, 0.5, z, size[0], size[1]);
    if (gate) continue;
    const outwards = at(x, 8, z).turn(Math.atan2(x - MIDDLE.x, z - MIDDLE.z));
    litWindow(draft, mesh, outwards.move(0, 0, 2.25), { frame: STONE.deep, width: 0.6, height: 1.4 });
    mesh.add(drum(0.02, 0.16, 0.3, 6), {
      colour: '#FFD08A',
      glow: 0.7,
      at: at(x, size[1] + (index % 2 ? 9.1 : 7.9), z),
      ghost: true,
    });
  }
  stairs(draft, mesh, at(13.1, 1, -19.5), { width: 1.6, rise: 6, run: 8, colour: STONE.pale });
  for (const x of [-9.6, -3.4, 3.4, 9.6]) torchOn(draft, mesh, x, 3.3, -33.4, Math.PI);
}

/** Two square towers, an arch between them, a portcullis half up, and fire on both sides. */
export function drawGate(draft: Draft, mesh: Mesh): void {
  for (const side of [-1, 1]) {
    mesh.add(masonry(5, 6, 1.4), {
      colour: STONE.wall,
      at: at(side * 6, 4, GATE_Z),
      grain: 0.09,
      foot: [0.62, 1.05],
    });
    draft.wall(side * 6, 1, GATE_Z, [5, 6, 1.4]);
    battlements(mesh, at(side * 6, 7, GATE_Z), 5, STONE, 4);
    squareTower(mesh, at(side * 3.4, 1, GATE_Z + 0.2), 2.8, 8.6, STONE);
    draft.wall(side * 3.4, 0.5, GATE_Z + 0.2, [3.2, 10, 3.2]);
    litWindow(draft, mesh, at(side * 3.4, 7, GATE_Z + 1.62), { frame: STONE.deep, width: 0.5, height: 1.3 });
    litWindow(draft, mesh, at(side * 7.2, 8, 3.5).turn(side * 0.2), { frame: STONE.deep });
    torch(draft, mesh, at(side * 2.5, 4, GATE_Z + 2), {
      radius: 15,
      strength: 3.2,
      glow: 3.2,
      glowStrength: 0.5,
    });
  }
  const arch = cutout(
    [[1.5, 0], [2.2, 0], [2.2, 6.2], [-2.2, 6.2], [-2.2, 0], [-1.5, 0], ...arc(0, 2.4, 1.5, Math.PI, 0)],
    1.6,
  );
  mesh.add(arch, { colour: STONE.pale, at: at(0, 1, GATE_Z + 0.3), foot: [0.8, 1.1] });
  battlements(mesh, at(0, 7.2, GATE_Z + 0.3), 4.4, STONE, 4);
  for (let bar = -2; bar <= 2; bar++)
    mesh.add(box(0.09, 1.6, 0.09), { colour: '#20202a', at: at(bar * 0.55, 4.35, GATE_Z), ghost: true });
  draft.wall(0, 4.9, GATE_Z + 0.3, [4.4, 2.3, 1.6]);
}

/** The keep: what one sees from everywhere, and where the flag stands. */
export function drawKeep(draft: Draft, mesh: Mesh): void {
  squareTower(mesh, at(0, 1, -16), 9, 20, STONE);
  draft.wall(0, 0, -16, [10, 24, 10]);
  for (const side of [-1, 1]) {
    mesh.add(masonry(1.6, 20, 1.6), {
      colour: STONE.pale,
      at: at(side * 4.2, 11, -11.8),
      grain: 0.08,
      foot: [0.7, 1.1],
    });
    roundTower(mesh, at(side * 4.4, 1, -20), [1.7, 24], STONE, 5.5);
    mesh.add(drum(0.02, 0.16, 0.3, 6), {
      colour: '#FFD08A',
      glow: 0.7,
      at: at(side * 4.4, 33, -20),
      ghost: true,
    });
  }
  mesh.add(masonry(6, 4.4, 6), {
    colour: STONE.wall,
    at: at(0, 24, -16.5),
    grain: 0.08,
    foot: [0.85, 1.12],
  });
  for (let side = 0; side < 4; side++)
    battlements(
      mesh,
      at(0, 26.2, -16.5)
        .turn((side * TAU) / 4)
        .move(0, 0, 2.7),
      6,
      STONE,
      4,
    );
  const lit: readonly (readonly [x: number, y: number, z: number, turn: number])[] = [
    [-2.4, 13.5, -11.45, 0],
    [2.4, 13.5, -11.45, 0],
    [0, 17, -11.45, 0],
    [-2.4, 9, -11.45, 0],
    [2.4, 9, -11.45, 0],
    [0, 24.3, -13.45, 0],
    [0, 9, -20.7, Math.PI],
    [0, 15, -20.7, Math.PI],
    [4.55, 12, -16, Math.PI / 2],
    [-4.55, 15, -16, -Math.PI / 2],
  ];
  for (const [x, y, z, turn] of lit)
    litWindow(draft, mesh, at(x, y, z).turn(turn), { frame: STONE.deep, width: 0.8, height: 1.8 });
  mesh.add(drum(0.14, 0.09, 9, 6), { colour: '#3a3540', at: at(0, 26, -16.5) });
  drawCourt(draft, mesh);
}

/** Light and life between the walls: what glows over the battlements from outside. */
function drawCourt(draft: Draft, mesh: Mesh): void {
  draft.lamp({ x: 0, y: 4, z: -6, radius: 14, strength: 2.4 });
  for (const x of [-9, 9]) torchOn(draft, mesh, x, 3.4, -10, 0);
  for (let i = 0; i < 9; i++) {
    const x = listAt([-11.5, -10.4, -9.2, 11.4, 10.3, -8.4], i) + (i > 5 ? 0.5 : 0);
    const barrel = at(x, 1.55 + (i > 5 ? 0.8 : 0), -5.5 + (i % 3) * 0.9);
    mesh.add(drum(0.34, 0.34, 0.8, 9, 2), { colour: '#5a4030', at: barrel, grain: 0.16 });
    const { x: X, z: Z } = barrel.where;
    draft.pillar(X, 1.5, Z, 0.4, 0.9);
  }
}

function torchOn(draft: Draft, mesh: Mesh, x: number, y: number, z: number, turn: number): void {
  torch(draft, mesh, at(x, y, z).turn(turn), { post: y - 1.4, radius: 10, strength: 2, glow: 1.5 });
}
