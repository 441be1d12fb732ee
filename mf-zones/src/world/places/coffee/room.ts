import { colour } from '../../maths/Colour.ts';
import { noise } from '../../maths/noise.ts';
import { at, type Transform } from '../../maths/Transform.ts';
import { box, drum, floor, masonry, pane } from '../../mesh/forms.ts';
import { Mesh } from '../../mesh/Mesh.ts';
import type { Draft } from '../../draft/Draft.ts';

export const WIDE = 20;
export const DEEP = 15;
export const HIGH = 5.8;
export const WOOD = { floor: '#7d5238', deep: '#4a2f22', wall: '#8a5f44', pale: '#A9744F' };

/** Boards, walls, beams, and the tall panes that the rain runs down. */
export function drawRoom(draft: Draft, mesh: Mesh): void {
  const boards = colour(WOOD.deep);
  mesh.add(floor(WIDE, DEEP, 40, 15), {
    colour: WOOD.floor,
    grain: 0.11,
    paint: (tint, { x, z }) => tint.mix(boards, noise(Math.floor(x * 2) * 3.1, z * 0.7) * 0.3),
  });
  drawCarpet(draft, mesh);
  // The rainy light lies on the boards before the windows.
  for (const z of [-3.6, 0.2, 4])
    draft.lamp({ x: -7.6, y: 2.6, z, strength: 1.5, radius: 6.5, colour: '#8FB8E0', through: true });
  const half = WIDE / 2;
  const end = DEEP / 2;
  // Back: panelled wood. Right: bricks. Left and front: windows.
  mesh.add(box(WIDE, HIGH, 0.4, [24, 8, 1]), {
    colour: '#6d4836',
    at: at(0, HIGH / 2, -end - 0.2),
    grain: 0.06,
    foot: [1.05, 0.75],
  });
  mesh.add(masonry(0.4, HIGH, DEEP, 0.7, 0.3), {
    colour: '#9a5a42',
    at: at(half + 0.2, HIGH / 2, 0),
    grain: 0.13,
    foot: [0.9, 0.85],
  });
  draft.wall(0, 0, -end - 0.3, [WIDE, HIGH, 0.6]);
  draft.wall(half + 0.3, 0, 0, [0.6, HIGH, DEEP]);
  draft.wall(-half - 0.3, 0, 0, [0.6, HIGH, DEEP]);
  draft.wall(0, 0, end + 0.3, [WIDE, HIGH, 0.6]);
  for (let i = 0; i < 4; i++) drawWindow(draft, mesh, at(-half, 0, -5.6 + i * 3.75).turn(Math.PI / 2), 3.3);
  for (const x of [-6.6, 6.6]) drawWindow(draft, mesh, at(x, 0, end).turn(Math.PI), 4.6);
  drawDoor(mesh, at(0, 0, end).turn(Math.PI));
  mesh.add(floor(WIDE, DEEP, 20, 15), { colour: '#5a4034', at: at(0, HIGH, 0).lean(Math.PI), grain: 0.05 });
  for (let i = 0; i < 5; i++)
    mesh.add(box(0.34, 0.42, DEEP, [1, 1, 10]), {
      colour: WOOD.deep,
      at: at(-8 + i * 4, HIGH - 0.21, 0),
      grain: 0.08,
    });
  mesh.add(box(WIDE, 0.5, 0.36, [14, 1, 1]), { colour: WOOD.deep, at: at(0, HIGH - 0.3, -0.6), grain: 0.08 });
  drawRain(draft);
}

/** A round carpet where people stand together: the cool thing in a warm room. */
function drawCarpet(draft: Draft, mesh: Mesh): void {
  const rings = [
    [3.1, '#2a4f5a'],
    [2.85, '#c09a68'],
    [2.7, '#2f5a64'],
    [1.3, '#a8583f'],
    [1.15, '#386a74'],
  ] as const;
  rings.forEach(([radius, ring], index) => {
    mesh.add(drum(radius, radius, 0.012, 40), {
      ...{ colour: ring, grain: 0.03, ghost: true },
      at: at(0, 0.008 + index * 0.008, 1.6),
      paint: (tint, { x, z }) => tint.scale(0.92 + 0.16 * noise(x * 9, z * 9)),
    });
  });
  draft.lamp({ x: 0, y: 3.4, z: 1.6, strength: 1, radius: 5, colour: '#FFD29A', through: true });
}

/** A pane in three, framed; the street behind it is only light. The transform is its foot, looking into the room. */
function drawWindow(draft: Draft, mesh: Mesh, at: Transform, width: number): void {
  const sill = 0.95;
  const head = 4.7;
  const frame = { colour: '#3b2a22', grain: 0.05 };
  mesh.add(box(width + 0.45, sill, 0.4, [6, 2, 1]), {
    colour: WOOD.wall,
    at: at.move(0, sill / 2, -0.2),
    grain: 0.07,
  });
  mesh.add(box(width + 0.45, HIGH - head, 0.4, [6, 1, 1]), {
    colour: WOOD.wall,
    at: at.move(0, (HIGH + head) / 2, -0.2),
    grain: 0.07,
  });
  mesh.add(box(width + 0.5, 0.12, 0.8, [6, 1, 1]), {
    colour: WOOD.pale,
    at: at.move(0, sill + 0.06, 0.1),
    grain: 0.06,
  });
  for (const side of [-0.5, 0.5])
    mesh.add(box(0.24, HIGH, 0.44), {
      colour: WOOD.deep,
      at: at.move(side * (width + 0.42), HIGH / 2, -0.16),
    });
  for (const bar of [-1, 0, 1])
    mesh.add(box(0.09, head - sill, 0.12), {
      ...frame,
      at: at.move((bar * width) / 3.2, (head + sill) / 2, -0.2),
      ghost: true,
    });
  mesh.add(box(width, 0.09, 0.12), { ...frame, at: at.move(0, 3.7, -0.2), ghost: true });
  const seat = at.move(0, 2.6, 1.6).where;
  draft.lamp({ ...seat, radius: 7.5, strength: 1.7, colour: '#8fb4d6', through: true });
}

function drawDoor(mesh: Mesh, at: Transform): void {
  const frame = { colour: '#3b2a22', grain: 0.06 };
  for (const side of [-1, 1]) {
    mesh.add(box(1.5, HIGH, 0.4, [2, 8, 1]), {
      colour: WOOD.wall,
      at: at.move(side * 3.3, HIGH / 2, -0.2),
      grain: 0.07,
    });
    mesh.add(box(0.2, 3.4, 0.3), { ...frame, at: at.move(side * 1.4, 1.7, -0.1) });
    mesh.add(box(1.2, 0.9, 0.1), {
      colour: '#5f7d6a',
      at: at.move(side * 0.68, 0.5, -0.16),
      foot: [0.8, 1.05],
    });
    mesh.add(box(0.12, 2.3, 0.12), { colour: '#5f7d6a', at: at.move(side * 0.1, 2.1, -0.16), ghost: true });
  }
  mesh.add(box(5.2, HIGH - 3.4, 0.4, [6, 3, 1]), {
    colour: WOOD.wall,
    at: at.move(0, (HIGH + 3.4) / 2, -0.2),
    grain: 0.07,
  });
  mesh.add(box(3, 0.2, 0.3), { ...frame, at: at.move(0, 3.4, -0.1) });
}

/** Streaks that fall outside, and houses across the street that one only guesses. */
function drawRain(draft: Draft): void {
  const next = draft.random;
  const streak = new Mesh().add(pane(0.016, 0.5), { colour: '#c3d2de', glow: 0.55, grain: 0, ghost: true });
  const drops = Array.from({ length: 620 }, (_, index) => {
    const left = index % 5 < 3;
    const out = 0.5 + next() * 3.2;
    const x = left ? -WIDE / 2 - out : (next() - 0.5) * 18;
    const z = left ? (next() - 0.5) * 15 : DEEP / 2 + out;
    return {
      at: at(x, 6.6 + next(), z)
        .turn(left ? Math.PI / 2 : 0)
        .size(1, 0.6 + next(), 1),
    };
  });
  draft.scatter('rain', streak, drops, { both: true, motion: { kind: 'fall', amount: 7, speed: 7 } });
  const street = draft.layer('street');
  street.add(floor(60, 60, 12, 12), { colour: '#7d8d9b', at: at(0, -0.12, 0), ghost: true, glow: 0.5 });
  for (let i = 0; i < 9; i++) {
    const tall = 5 + next() * 6;
    const left = i < 5;
    const place = left
      ? at(-21 - next() * 2, tall / 2 - 0.2, -14 + i * 7)
      : at(-10 + (i - 5) * 8, tall / 2 - 0.2, 21);
    street.add(box(left ? 4 : 6.4, tall, left ? 6.2 : 4), {
      colour: i % 2 ? '#8a9aa8' : '#97a6b3',
      glow: 0.7,
      foot: [1, 0.85],
      at: place,
      ghost: true,
    });
    for (let lit = 0; lit < 4; lit++)
      if (next() < 0.5) {
        const window = left
          ? place.move(2.02, lit * 1.3 - 1.6, next() * 4 - 2)
          : place.move(next() * 4 - 2, lit * 1.3 - 1.6, -2.02);
        street.add(box(left ? 0.05 : 0.7, 0.8, left ? 0.7 : 0.05), {
          colour: '#f2c88a',
          at: window,
          glow: 0.7,
          ghost: true,
        });
      }
  }
}
