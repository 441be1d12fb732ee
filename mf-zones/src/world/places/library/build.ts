import { noise } from '../../maths/noise.ts';
import { colour } from '../../maths/Colour.ts';
import { at as listAt } from '../../maths/random.ts';
import { at, type Transform } from '../../maths/Transform.ts';
import { ball, box, drum, lathe, torus } from '../../mesh/forms.ts';
import type { Mesh } from '../../mesh/Mesh.ts';
import type { Draft } from '../../draft/Draft.ts';
import { Books, COVERS, pile } from '../../kit/books.ts';
import { pendant, tableLamp } from '../../kit/lamps.ts';
import { drawHall, WOOD } from './hall.ts';
import { LAMPS } from './things.ts';
import { drawStair, drawTree } from './tree.ts';

export function build(draft: Draft): void {
  draft.bounds = [
    [-19, -19],
    [19, 19],
  ];
  const hall = draft.layer('hall');
  const books = new Books(draft.random);
  drawHall(draft, hall, books);
  const rest = draft.layer('furniture');
  drawTree(draft, rest);
  drawStair(draft, rest);
  drawTables(draft, rest);
  drawFrame(draft, rest, books);
  drawGlobe(draft, rest);
  drawBell(draft, rest);
  books.draw(draft);
  draft.air.motes.push({
    ...{ kind: 'spark', count: 340, box: [34, 12, 34], wind: [0.05, 0.05, 0.03] },
    ...{ colour: '#FFD9A0', size: 0.035, floor: 0.3 },
  });
}

function drawTables(draft: Draft, mesh: Mesh): void {
  const tables: readonly (readonly [x: number, z: number, turn: number])[] = [
    [-8.2, 7.5, 0.6],
    [8.4, 7.2, -0.6],
    [-10.5, -1.5, 1.4],
    [10.6, -1.8, -1.4],
    [-7, -9, 2.4],
    [7, -9, -2.4],
  ];
  for (const [x, z, turn] of tables) drawTable(draft, mesh, at(x, 0, z).turn(turn), turn);
  const hung: readonly (readonly [x: number, y: number, z: number])[] = [
    [-4.6, 6.2, 11.5],
    [5, 6.6, 12],
    [-11, 7, 4],
    [11.4, 7, 3.6],
    [-9, 7, -6],
    [9, 7, -6],
  ];
  for (const [x, y, z] of hung) pendant(draft, mesh, at(x, y, z), { cord: 15.4 - y });
}

function drawTable(draft: Draft, mesh: Mesh, table: Transform, turn: number): void {
  const next = draft.random;
  const { x, z } = table.where;
  mesh.add(box(3.2, 0.14, 1.5, [4, 1, 3]), { colour: '#9a6440', at: table.move(0, 0.95, 0), grain: 0.05 });
  draft.wall(x, 0, z, [3.2, 1.02, 1.5], turn);
  for (const across of [-1, 1])
    for (const deep of [-1, 1])
      mesh.add(drum(0.06, 0.09, 0.9, 6), { colour: WOOD.deep, at: table.move(across * 1.4, 0, deep * 0.6) });
  for (const side of [-0.8, 0.8]) {
    tableLamp(draft, mesh, table.move(side, 1.02, 0));
    for (const front of [-1, 1]) {
      mesh.add(box(0.6, 0.12, 0.6), { colour: '#7a3a3f', at: table.move(side, 0.52, front * 1.25) });
      mesh.add(box(0.5, 0.46, 0.5), { colour: WOOD.deep, at: table.move(side, 0.23, front * 1.25) });
      mesh.add(box(0.6, 0.8, 0.1), { colour: WOOD.deep, at: table.move(side, 0.95, front * 1.53) });
    }
  }
  for (let i = 0; i < 4; i++)
    pile(mesh, table.move(-1.2 + i * 0.75, 1.02, (next() - 0.5) * 0.8), 1 + (i % 3), next);
}

/** Two ends of shelves that frame the view from the door. */
function drawFrame(draft: Draft, mesh: Mesh, books: Books): void {
  for (const side of [-1, 1]) {
    const shelf = at(side * 6.9, 0, 15.2).turn(side * -0.12);
    mesh.add(box(1.3, 5.4, 4.2, [2, 6, 4]), { colour: WOOD.deep, top: WOOD.wall, at: shelf.move(0, 2.7, 0) });
    draft.wall(side * 6.9, 0, 15.2, [1.3, 5.4, 4.2], side * -0.12);
    // Books look to the middle of the hall.
    const inwards = shelf.turn((-side * Math.PI) / 2).move(-1.9, 0, 0.4);
    for (let board = 0; board < 4; board++)
      books.fill(inwards.move(0, 0.5 + board * 1.22, 0), 3.8, 1.05, board);
  }
}

function drawGlobe(draft: Draft, mesh: Mesh): void {
  const land = colour('#c9a26a');
  const middle = at(-3.6, 1.5, 9.6);
  mesh.add(drum(0.45, 0.1, 0.8, 8), { colour: WOOD.deep, at: at(-3.6, 0, 9.6) });
  draft.mover('globe', middle.where).add(ball(0.75, 16, 12), {
    colour: '#3f6f8f',
    at: middle,
    paint: (tint, { x, y, z }) => {
      if (noise(x * 2.2 + 5, z * 2.2 + y * 2) > 0.52) tint.copy(land);
    },
  });
  mesh.add(torus(0.86, 0.05, 5, 20), { colour: WOOD.brass, at: middle.lean(1.1, 0.4), ghost: true });
  draft.pillar(-3.6, 0, 9.6, 0.8, 2.2);
}

/** The reading bell on its stand beside the carpet, and lamps that visitors light. */
function drawBell(draft: Draft, mesh: Mesh): void {
  const stand = at(3.1, 0, 8.6);
  mesh.add(drum(0.4, 0.3, 0.95, 10), { colour: WOOD.wall, at: stand, foot: [0.7, 1.05] });
  mesh.add(drum(0.46, 0.46, 0.08, 12), { colour: WOOD.pale, at: stand.move(0, 0.95, 0) });
  draft.pillar(3.1, 0, 8.6, 0.45, 1.2);
  const bell = lathe(
    [
      [0.3, 0],
      [0.29, 0.06],
      [0.2, 0.2],
      [0.04, 0.28],
      [0.04, 0.34],
      [0, 0.35],
    ] as const,
    12,
    { smooth: true },
  );
  draft.mover('reading-bell', { x: 3.1, y: 1.05, z: 8.6 }).add(bell, {
    ...{ colour: '#d9a64f', top: '#ffe6a8', at: stand.move(0, 1.04, 0), grain: 0, glow: 0.2 },
  });
  for (const {
    id,
    at: [x, , z],
  } of LAMPS) {
    mesh.add(drum(0.34, 0.05, 0.12, 8), { colour: WOOD.deep, at: at(x, 0, z) });
    mesh.add(drum(0.05, 0.04, 2.2, 6), { colour: WOOD.brass, at: at(x, 0.1, z) });
    mesh.add(
      lathe(
        [
          [0.4, 0],
          [0.2, 0.42],
        ] as const,
        10,
      ),
      { colour: listAt(COVERS, 5), at: at(x, 2.2, z), ghost: true, glow: 0.1 },
    );
    draft.mover(`lamp ${id}`, { x, y: 2.3, z }).add(ball(0.24, 9, 6), {
      ...{ colour: '#FFE0A0', at: at(x, 2.3, z), grain: 0, glow: 1, ghost: true },
    });
    draft.pillar(x, 0, z, 0.3, 2.4);
  }
}
