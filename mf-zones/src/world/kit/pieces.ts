import type { PieceKind } from '@plaza/api-contract';
import type { Draft } from '../draft/Draft.ts';
import { TAU } from '../maths/ease.ts';
import { random } from '../maths/random.ts';
import type { Transform } from '../maths/Transform.ts';
import { arc, cutout } from '../mesh/cutout.ts';
import { ball, box, drum, torus } from '../mesh/forms.ts';
import type { Mesh } from '../mesh/Mesh.ts';
import { bench } from './benches.ts';
import { pile } from './books.ts';
import { flag } from './cloth.ts';
import { column } from './columns.ts';
import { branchCoral } from './coral.ts';
import { crystalGroup } from './crystals.ts';
import { torch } from './fire.ts';
import { mushroom } from './glowPlants.ts';
import { tableLamp } from './lamps.ts';
import { stall } from './market.ts';
import { palm } from './palms.ts';
import { rock } from './rocks.ts';
import { scallop } from './shell.ts';
import { curtainWall, roundTower, type Stone } from './stone.ts';
import { tent } from './tents.ts';
import { pine, roundTree } from './trees.ts';
import { planks, stairs } from './ways.ts';

/** Where a piece stands, how large it is and which colour it was given. */
export interface PieceOrder {
  draft: Draft;
  mesh: Mesh;
  at: Transform;
  size: number;
  colour: string;
}

const turnOf = (at: Transform) => Math.atan2(at.cells[2] ?? 0, at.cells[0] ?? 1);
const grey = (colour: string): Stone => ({
  wall: colour,
  pale: colour,
  deep: colour,
  roof: '#3c4a74',
  roofTop: '#55649a',
});

/** Everything one can put into a zone of one's own. What each costs is written in the contract; a test compares. */
export const PIECE_BUILDERS: Readonly<Record<PieceKind, (order: PieceOrder) => void>> = {
  arch: ({ draft, mesh, at, size, colour }) => {
    const outline = [
      [1.2, 0],
      [1.9, 0],
      [1.9, 3.6],
      [-1.9, 3.6],
      [-1.9, 0],
      [-1.2, 0],
    ] as const;
    const board = cutout([...outline, ...arc(0, 1.9, 1.2, Math.PI, 0)], 0.7);
    mesh.add(board, { colour, at: at.size(size), foot: [0.75, 1.1], grain: 0.06 });
    for (const side of [-1.55, 1.55]) {
      const foot = at.move(side * size, 0, 0).where;
      draft.wall(foot.x, foot.y, foot.z, [0.7 * size, 3.6 * size, 0.7 * size], turnOf(at));
    }
  },
  bench: ({ draft, mesh, at, colour }) => bench(draft, mesh, at, colour),
  books: ({ mesh, at, size }) => pile(mesh, at.size(size), 5, random(3)),
  column: ({ draft, mesh, at, size, colour }) => {
    column(mesh, at.size(size), 4.4, colour, colour);
    const { x, y, z } = at.where;
    draft.pillar(x, y, z, 0.8 * size, 4.6 * size);
  },
  coral: ({ mesh, at, size, colour }) =>
    branchCoral(mesh, at.where, 1.5 * size, { low: colour, high: '#ffe0d0' }, random(7)),
  crystal: ({ draft, mesh, at, size, colour }) => {
    crystalGroup(mesh, at, 2.6 * size, random(4), { low: colour, high: '#ffffff' });
    const { x, y, z } = at.where;
    draft.lamp({
      x,
      y: y + 0.6,
      z,
      radius: 6,
      strength: 1.4,
      colour,
      through: true,
      glow: 1.8 * size,
      glowStrength: 0.2,
    });
    draft.pillar(x, y, z, 0.6 * size, 2.4 * size);
  },
  flag: ({ mesh, at, size, colour }) => {
    mesh.add(drum(0.08, 0.05, 4.6 * size, 6), { colour: '#4a3a34', at });
    flag(mesh, at.move(0, 4 * size, 0), 1.9 * size, 1.1 * size, colour);
  },
  lantern: ({ draft, mesh, at, size, colour }) => {
    mesh.add(drum(0.1, 0.06, 2.4 * size, 6), { colour: '#2c2a34', at });
    mesh.add(ball(0.24 * size, 9, 6), {
      colour,
      at: at.move(0, 2.6 * size, 0),
      glow: 1,
      grain: 0,
      ghost: true,
    });
    draft.lamp({
      ...at.move(0, 2.6 * size, 0).where,
      radius: 9,
      strength: 2.4,
      colour,
      glow: 1.5,
      glowStrength: 0.35,
    });
  },
  mushroom: ({ draft, mesh, at, size, colour }) => {
    mushroom(mesh, at.size(1.6 * size), colour);
    draft.lamp({
      ...at.move(0, 1.2, 0).where,
      radius: 4.5,
      strength: 1,
      colour,
      glow: 1.2,
      glowStrength: 0.2,
    });
  },
  palm: ({ draft, mesh, at, size }) => {
    palm(mesh, at, { height: 6 * size, lean: 1.4 * size, side: 0.6 });
    const { x, y, z } = at.where;
    draft.pillar(x, y, z, 0.35, 4);
  },
  pine: ({ draft, mesh, at, size }) => {
    pine(mesh, at, 1.2 * size, random(2));
    const { x, y, z } = at.where;
    draft.pillar(x, y, z, 0.4 * size, 4);
  },
  platform: ({ draft, mesh, at, size, colour }) => {
    planks(mesh, at.size(size, 1, size).move(0, 0.3, -1.5), [3, 3], colour, random(5));
    const { x, y, z } = at.where;
    draft.wall(x, y, z, [3 * size, 0.3, 3 * size], turnOf(at));
  },
  portal: (order) => portal(order),
  rock: ({ draft, mesh, at, size, colour }) => {
    rock(mesh, at.move(0, 0.3 * size, 0), size, { colour, detail: 1, tall: 0.8 });
    const { x, y, z } = at.where;
    draft.pillar(x, y, z, 0.85 * size, 0.95 * size);
  },
  shell: ({ mesh, at, size, colour }) =>
    scallop(mesh, at.size(size).lean(-0.5), {
      radius: 1.6,
      ribs: 7,
      spread: 1.35,
      inner: colour,
      outer: '#fff0e4',
      thick: 0.14,
    }),
  stairs: ({ draft, mesh, at, size, colour }) =>
    stairs(draft, mesh, at, { width: 2 * size, rise: 2.5, run: 4, colour }),
  stall: ({ draft, mesh, at, colour }) => stall(draft, mesh, at, { stripe: colour }),
  table: ({ draft, mesh, at, colour }) => {
    mesh.add(drum(0.75, 0.75, 0.08, 14), { colour, at: at.move(0, 0.84, 0), grain: 0.05 });
    mesh.add(drum(0.32, 0.06, 0.84, 8), { colour: '#2d2624', at });
    tableLamp(draft, mesh, at.move(0, 0.92, 0));
    const { x, y, z } = at.where;
    draft.pillar(x, y, z, 0.7, 0.9);
  },
  tent: ({ draft, mesh, at, size, colour }) =>
    tent(draft, mesh, at, { cloth: colour, stripe: '#f2dcb4', radius: 2.4 * size, height: 3.7 * size }),
  torch: ({ draft, mesh, at }) =>
    torch(draft, mesh, at.move(0, 2.3, 0), { post: 2.3, radius: 9, strength: 2.4, glow: 1.5 }),
  tower: ({ draft, mesh, at, size, colour }) => {
    roundTower(mesh, at.size(size), [1.8, 7], grey(colour), 4);
    const { x, y, z } = at.where;
    draft.pillar(x, y, z, 1.9 * size, 8 * size);
  },
  tree: ({ draft, mesh, at, size, colour }) => {
    roundTree(mesh, at, size, { low: colour, high: '#e4f0b8', detail: 1 });
    const { x, y, z } = at.where;
    draft.pillar(x, y, z, 0.35 * size, 3);
  },
  wall: ({ draft, mesh, at, size, colour }) => {
    curtainWall(mesh, at.size(size, 1, 1), [5, 2.6, 0.9], grey(colour));
    const { x, y, z } = at.where;
    draft.wall(x, y, z, [5 * size, 2.6, 0.9], turnOf(at));
  },
};

/** The colour of a piece that was given none. */
export const PIECE_COLOURS: Readonly<Record<PieceKind, string>> = {
  ...{ arch: '#8A8FA3', bench: '#B98A5A', books: '#8a6a35', column: '#bcb6a8', coral: '#d94f8a' },
  ...{ crystal: '#6ad8f0', flag: '#E0702A', lantern: '#FFB454', mushroom: '#7CF5E3', palm: '#31513c' },
  ...{ pine: '#1f3a34', platform: '#7d5a3c', portal: '#5CD6C0', rock: '#6c7085', shell: '#f0a8a0' },
  ...{ stairs: '#a4a8ba', stall: '#B4573A', table: '#A9744F', tent: '#8f3f4a', torch: '#FFB050' },
  ...{ tower: '#8A8FA3', tree: '#3f8a4a', wall: '#8A8FA3' },
};

/** A ring that stands, with light in it. Whoever walks in goes where it leads. */
function portal({ draft, mesh, at, size, colour }: PieceOrder): void {
  const ring = at.move(0, 1.5 * size, 0).lean(Math.PI / 2);
  mesh.add(torus(1.35 * size, 0.16, 6, 24), { colour: '#3a3f5a', at: ring, grain: 0.06 });
  for (let k = 0; k < 8; k++)
    mesh.add(box(0.2, 0.2, 0.5), {
      colour,
      at: ring.turn((k / 8) * TAU).move(0, 0, 1.35 * size),
      glow: 0.9,
      grain: 0,
      ghost: true,
    });
  draft.lamp({
    ...at.move(0, 1.5 * size, 0).where,
    radius: 6,
    strength: 1.8,
    colour,
    through: true,
    glow: 2.6 * size,
    glowStrength: 0.35,
  });
}
