import { at as listAt } from '../../maths/random.ts';
import { at, type Transform } from '../../maths/Transform.ts';
import { ball, box, disc, drum, lathe } from '../../mesh/forms.ts';
import { ico } from '../../mesh/ico.ts';
import type { Mesh } from '../../mesh/Mesh.ts';
import type { Draft } from '../../draft/Draft.ts';
import { COVERS, pile } from '../../kit/books.ts';
import { pendant, tableLamp } from '../../kit/lamps.ts';
import { WOOD } from './room.ts';

const CUSHION = ['#8f3b35', '#3f6a63', '#c98a3f', '#5b4a78'] as const;

/** The bar across the room, what stands on it, and the boards with cups behind it. */
export function drawBar(draft: Draft, mesh: Mesh): void {
  mesh.add(box(11, 1.12, 0.9, [16, 2, 2]), {
    colour: '#5b3b2b',
    at: at(0, 0.56, -3.4),
    grain: 0.07,
    foot: [0.7, 1.05],
  });
  mesh.add(box(11.5, 0.1, 1.25, [20, 1, 3]), { colour: WOOD.pale, at: at(0, 1.17, -3.35), grain: 0.06 });
  for (let i = 0; i < 9; i++)
    mesh.add(box(1, 0.74, 0.05), { colour: '#6f4733', at: at(-4.8 + i * 1.2, 0.56, -2.93), grain: 0.08 });
  draft.wall(0, 0, -3.4, [11.5, 1.22, 1.3]);
  for (let i = 0; i < 6; i++) stool(draft, mesh, -4.6 + i * 1.84, -2.25);
  for (const side of [-1, 1]) {
    drawBoards(draft, mesh, side);
    jar(mesh, at(side * 4.6, 1.22, -3.4), '#c9a26a');
    jar(mesh, at(side * 4.15, 1.22, -3.5), '#8a5a3a');
    cake(mesh, at(side * 2.9, 1.22, -3.3), side > 0 ? '#d98a6a' : '#e8c6a0');
  }
  for (const x of [-4, -1.35, 1.35, 4])
    pendant(draft, mesh, at(x, 3.5, -2.9), {
      cord: 2,
      size: 0.72,
      strength: 1.7,
      radius: 7.5,
      light: '#FFD29A',
      shade: '#2f5a50',
      shadeTop: '#20413a',
    });
}

function stool(draft: Draft, mesh: Mesh, x: number, z: number): void {
  mesh.add(drum(0.26, 0.26, 0.1, 10), { colour: listAt(CUSHION, Math.round(x * 2)), at: at(x, 0.74, z) });
  mesh.add(drum(0.05, 0.05, 0.74, 5), { colour: '#2d2624', at: at(x, 0, z) });
  mesh.add(drum(0.24, 0.2, 0.05, 9), { colour: '#2d2624', at: at(x, 0, z) });
  draft.pillar(x, 0, z, 0.24, 0.5);
}

/** Shelves with cups, bottles and tins: the small thing that repeats. */
function drawBoards(draft: Draft, mesh: Mesh, side: number): void {
  const next = draft.random;
  for (let board = 0; board < 4; board++) {
    const y = 1.5 + board * 0.95;
    const middle = at(side * 5.9, y, -7);
    mesh.add(box(4.6, 0.09, 0.6, [6, 1, 1]), { colour: WOOD.pale, at: middle, grain: 0.06 });
    for (let x = -2.1; x < 2.1; x += 0.3 + next() * 0.12) {
      const foot = middle.move(x, 0.05, next() * 0.16 - 0.05);
      const kind = board === 3 ? 2 : Math.floor(next() * 3);
      if (kind === 0)
        cup(mesh, foot, listAt(['#f4ead8', '#7fa39a', '#c96a4a', '#e0b46a'], Math.floor(next() * 4)));
      else if (kind === 1)
        mesh.add(drum(0.1, 0.1, 0.34, 7), {
          colour: listAt(COVERS, Math.floor(next() * 10)),
          at: foot,
          ghost: true,
        });
      else
        mesh.add(
          lathe(
            [
              [0.09, 0],
              [0.09, 0.3],
              [0.03, 0.42],
              [0.03, 0.55],
            ] as const,
            7,
          ),
          {
            ...{
              colour: listAt(['#3f6a4a', '#7a3a2a', '#b98a3a'], Math.floor(next() * 3)),
              at: foot,
              glow: 0.18,
              ghost: true,
            },
          },
        );
    }
  }
  draft.lamp({ x: side * 5.9, y: 5, z: -6, radius: 5.5, strength: 1.6, colour: '#ffb866', through: true });
}

function cup(mesh: Mesh, foot: Transform, colour: string): void {
  mesh.add(
    lathe(
      [
        [0.06, 0],
        [0.11, 0.06],
        [0.12, 0.17],
      ] as const,
      8,
    ),
    { colour, at: foot, ghost: true, grain: 0 },
  );
}

function jar(mesh: Mesh, foot: Transform, colour: string): void {
  mesh.add(drum(0.16, 0.16, 0.4, 10), { colour, at: foot, glow: 0.12 });
  mesh.add(ball(0.13, 8, 3, 0.5, 1), { colour: '#8a5a3a', at: foot.move(0, 0.4, 0) });
}

function cake(mesh: Mesh, foot: Transform, colour: string): void {
  mesh.add(drum(0.05, 0.32, 0.16, 12), { colour: '#e8dcc8', at: foot });
  mesh.add(drum(0.25, 0.24, 0.17, 12), { colour, top: '#fff0dc', at: foot.move(0, 0.17, 0) });
  for (let i = 0; i < 6; i++)
    mesh.add(ico(0.04), { colour: '#b8323a', at: foot.turn(i).move(0, 0.36, 0.18) });
}

/** Tables with people around them, seats under the windows, and a corner with the record player. */
export function drawTables(draft: Draft, mesh: Mesh): void {
  const tables: readonly (readonly [x: number, z: number])[] = [
    [-4.6, 1.6],
    [4.4, 1],
    [-5, 5.2],
    [3.6, 4.8],
    [8, -1],
  ];
  for (const [x, z] of tables) {
    mesh.add(drum(0.72, 0.72, 0.07, 16), { colour: WOOD.pale, at: at(x, 0.86, z), grain: 0.04 });
    mesh.add(drum(0.3, 0.06, 0.86, 8), { colour: '#2d2624', at: at(x, 0, z) });
    draft.pillar(x, 0, z, 0.6, 0.9);
    tableLamp(draft, mesh, at(x, 0.93, z), '#c9742e');
    cup(mesh, at(x + 0.4, 0.93, z + 0.2), '#f4ead8');
    pile(mesh, at(x - 0.35, 0.93, z - 0.2), 2, draft.random);
    for (let k = 0; k < 3; k++)
      chair(
        mesh,
        at(x, 0, z)
          .turn(k * 2.1 + x)
          .move(0, 0, 1.05)
          .turn(Math.PI),
      );
  }
  for (let i = 0; i < 4; i++) {
    const seat = at(-9.1, 0, -5.6 + i * 3.75).turn(Math.PI / 2);
    mesh.add(box(3, 0.5, 1.1, [4, 1, 2]), { colour: WOOD.deep, at: seat.move(0, 0.25, 0), grain: 0.06 });
    mesh.add(box(2.9, 0.16, 1, [4, 1, 2]), {
      colour: listAt(CUSHION, i),
      at: seat.move(0, 0.57, 0.02),
      grain: 0.03,
    });
    for (const side of [-1, 1])
      mesh.add(ball(0.3, 7, 5), {
        colour: listAt(CUSHION, i + 1),
        at: seat
          .move(side * 1.05, 0.86, -0.26)
          .lean(-0.4)
          .size(1, 0.9, 0.45),
      });
    const { x, z } = seat.where;
    draft.wall(x, 0, z, [3, 0.52, 1.1], Math.PI / 2);
  }
}

function chair(mesh: Mesh, place: Transform): void {
  mesh.add(box(0.52, 0.07, 0.5), { colour: '#6a4632', at: place.move(0, 0.5, 0), ghost: true });
  mesh.add(box(0.52, 0.46, 0.06), {
    colour: '#6a4632',
    at: place.move(0, 0.86, -0.24).lean(-0.12),
    ghost: true,
  });
  for (const x of [-0.22, 0.22])
    for (const z of [-0.2, 0.2])
      mesh.add(drum(0.025, 0.03, 0.5, 4), { colour: '#3a281e', at: place.move(x, 0, z), ghost: true });
}

/** The record player on its chest, with shelves of records and a horn. */
export function drawRecords(draft: Draft, mesh: Mesh): void {
  const chest = at(8.9, 0, 3.4).turn(-Math.PI / 2);
  mesh.add(box(2.6, 0.95, 1.1, [4, 2, 2]), { colour: WOOD.deep, at: chest.move(0, 0.48, 0), grain: 0.08 });
  mesh.add(box(1, 0.22, 0.8), { colour: '#3f6a63', at: chest.move(-0.4, 1.06, 0.05) });
  draft.wall(8.9, 0, 3.4, [2.6, 1.1, 1.1], -Math.PI / 2);
  const plate = chest.move(-0.4, 1.2, 0.05);
  const record = draft.mover('record', plate.where);
  record.add(drum(0.36, 0.36, 0.03, 20), { colour: '#15131a', at: plate, grain: 0.1 });
  record.add(disc(0.13, 12), {
    ...{ colour: '#e0702a', at: plate.move(0, 0.035, 0), ghost: true, glow: 0.4 },
    paint: (tint, { x }) => tint.scale(x > plate.where.x ? 1.15 : 0.8),
  });
  const horn = [
    [0.03, 0],
    [0.05, 0.4],
    [0.12, 0.75],
    [0.34, 1.05],
    [0.56, 1.18],
  ] as const;
  mesh.add(lathe(horn, 12, { smooth: true }), {
    colour: '#a8742f',
    top: '#ffd98a',
    at: chest.move(0.35, 1.16, -0.25).lean(0.7, -0.4),
    grain: 0.02,
  });
  mesh.add(lathe(horn, 12, { smooth: true }), {
    ...{
      colour: '#8a5a24',
      top: '#e0a850',
      at: chest.move(0.35, 1.16, -0.25).lean(0.7, -0.4).size(-0.97, 1, 0.97),
      ghost: true,
    },
  });
  for (let i = 0; i < 16; i++)
    mesh.add(box(0.06, 0.62, 0.62), {
      colour: listAt(COVERS, i * 3),
      at: chest.move(0.55 + (i % 8) * 0.08, 0.5, 0.3),
      ghost: true,
    });
  const wall = at(9.95, 2.6, 3.4).turn(-Math.PI / 2);
  for (let i = 0; i < 6; i++)
    mesh.add(box(0.72, 0.72, 0.05), {
      ...{
        colour: listAt(COVERS, i * 2 + 1),
        at: wall.move((i % 3) * 0.95 - 0.95, Math.floor(i / 3) * 0.95, 0),
        ghost: true,
      },
    });
  draft.lamp({
    x: 8.2,
    y: 3.6,
    z: 3.4,
    radius: 6,
    strength: 2.2,
    colour: '#ffb25e',
    glow: 1.2,
    glowStrength: 0.3,
  });
  mesh.add(ball(0.18, 8, 6), { colour: '#ffe0a8', at: at(8.2, 3.6, 3.4), glow: 1, grain: 0, ghost: true });
}

/** A palm in a pot and a coat stand at the door: they cut the view left and right. */
export function drawFrame(mesh: Mesh, draft: Draft): void {
  mesh.add(drum(0.42, 0.55, 0.8, 10), { colour: '#a8543a', at: at(-3.9, 0, 6.4), foot: [0.8, 1.1] });
  draft.pillar(-3.9, 0, 6.4, 0.55, 1.4);
  for (let k = 0; k < 13; k++) {
    const leaf = at(-3.9, 0.8, 6.4)
      .turn(k * 2.4)
      .lean(0.35 + (k % 4) * 0.16);
    mesh.add(ball(0.5, 5, 6), {
      ...{
        colour: '#24452f',
        top: '#5f9a58',
        at: leaf.move(0, 1.1 + (k % 3) * 0.25, 0).size(0.42, 2.1, 0.12),
      },
      ...{ sway: ({ y }: { y: number }) => Math.max(0, y - 1) * 0.08, ghost: true, grain: 0.06 },
    });
  }
  const stand = at(3.9, 0, 6.3);
  mesh.add(drum(0.05, 0.05, 2.3, 6), { colour: '#2d2624', at: stand });
  mesh.add(drum(0.3, 0.26, 0.06, 8), { colour: '#2d2624', at: stand });
  for (const [k, hue] of ['#3a4f6b', '#8f3b35', '#b98a3f'].entries()) {
    const hook = stand.turn(k * 2.1 + 0.5).move(0, 2, 0.14);
    mesh.add(
      lathe(
        [
          [0.34, -1.2],
          [0.26, -0.5],
          [0.1, 0],
        ] as const,
        7,
      ),
      { colour: hue, at: hook, grain: 0.05, foot: [0.8, 1.05] },
    );
  }
  draft.pillar(3.9, 0, 6.3, 0.4, 2.2);
}
