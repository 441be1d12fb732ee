import { TAU } from '../../maths/ease.ts';
import { noise } from '../../maths/noise.ts';
import { at, type Transform } from '../../maths/Transform.ts';
import { arc, cutout } from '../../mesh/cutout.ts';
import { box, disc, drum, floor, torus } from '../../mesh/forms.ts';
import type { Mesh } from '../../mesh/Mesh.ts';
import { curve, tube } from '../../mesh/tube.ts';
import type { Draft } from '../../draft/Draft.ts';
import type { Books } from '../../kit/books.ts';
import { globe } from '../../kit/lamps.ts';
import { drawDoor } from './door.ts';

export const WOOD = { deep: '#4a2c20', wall: '#6b4229', pale: '#8C5A3C', brass: '#c9a26a' };

const BAYS = 16;
const RADIUS = 19.5;
const WIDE = 2 * RADIUS * Math.tan(Math.PI / BAYS);
/** The bays behind the tree have windows in place of shelves; the first is the door. */
const WINDOWS = [7, 8, 9];

export function drawHall(draft: Draft, mesh: Mesh, books: Books): void {
  drawFloor(mesh);
  for (let index = 0; index < BAYS; index++) {
    const angle = (index / BAYS) * TAU;
    // A bay looks to the middle; its origin is on the floor, where its shelves begin.
    const bay = at(Math.sin(angle) * RADIUS, 0, Math.cos(angle) * RADIUS).turn(angle + Math.PI);
    drawFrame(mesh, bay);
    const { x, z } = bay.move(0, 0, -0.4).where;
    draft.wall(x, 0, z, [WIDE + 0.4, 15, 1.4], angle);
    if (WINDOWS.includes(index)) {
      drawWindow(draft, mesh, bay);
      continue;
    }
    if (index === 0) drawDoor(draft, mesh, bay);
    for (const storey of [0, 1]) if (index > 0 || storey > 0) drawShelves(mesh, bay, storey, books, index);
    drawBalcony(mesh, bay);
    if (index % 2 === 0) {
      globe(draft, mesh, bay.move(WIDE / 2, 4.2, 1.3));
      globe(draft, mesh, bay.move(WIDE / 2, 10.2, 1.3), {
        size: 0.18,
        radius: 8,
        strength: 1.7,
        glow: 1.1,
        glowStrength: 0.25,
      });
    }
  }
  drawDome(mesh);
}

function drawFloor(mesh: Mesh): void {
  mesh.add(disc(21, 56, 18), {
    colour: '#7a4a30',
    grain: 0,
    paint: (tint, { x, z }) => {
      const plank = Math.floor(Math.hypot(x, z) / 0.95);
      tint.scale(
        (0.9 + 0.14 * noise(x * 2, z * 2)) *
          (0.93 + 0.14 * noise(plank * 7.3, Math.round(Math.atan2(x, z) * 9))),
      );
    },
  });
  const rug = '#8f3345';
  const hem = '#d9ad6a';
  for (const [outer, inner, tint] of [
    [5.5, 5.2, hem],
    [7.4, 5.5, rug],
    [7.7, 7.4, hem],
  ] as const)
    mesh.add(disc(outer, 48, 3, inner), { colour: tint, at: at(0, 0.02, 0), ghost: true });
  mesh.add(floor(3.4, 12, 6, 14), { colour: hem, at: at(0, 0.015, 13.6), ghost: true, grain: 0.03 });
  mesh.add(floor(2.9, 12, 6, 14), { colour: rug, at: at(0, 0.025, 13.6), ghost: true, grain: 0.03 });
}

function drawFrame(mesh: Mesh, bay: Transform): void {
  mesh.add(box(WIDE + 0.2, 15, 0.4, [3, 6, 1]), {
    colour: '#5a3a34',
    at: bay.move(0, 7.5, -0.7),
    foot: [1, 0.6],
  });
  for (const side of [-1, 1]) {
    mesh.add(box(0.5, 14, 0.9, [1, 9, 1]), {
      colour: WOOD.wall,
      at: bay.move((side * WIDE) / 2, 7, 0.1),
      foot: [1, 0.75],
    });
    mesh.add(box(0.8, 0.5, 1.2), { colour: WOOD.pale, at: bay.move((side * WIDE) / 2, 6.1, 0.1) });
  }
  mesh.add(box(WIDE + 0.3, 0.5, 1.4, [4]), { colour: WOOD.pale, at: bay.move(0, 13.6, 0.2) });
}

function drawShelves(mesh: Mesh, bay: Transform, storey: number, books: Books, hue: number): void {
  const low = storey ? 6.9 : 0.5;
  if (!storey) mesh.add(box(WIDE, 0.5, 1, [3]), { colour: WOOD.deep, at: bay.move(0, 0.25, 0.1) });
  for (let board = 0; board < 5; board++) {
    const y = low + board * 1.08;
    mesh.add(box(WIDE - 0.4, 0.1, 0.7, [3]), { colour: WOOD.pale, at: bay.move(0, y, 0) });
    books.fill(bay.move(-WIDE / 2 + 0.4, y + 0.05, 0.05), WIDE - 0.8, 0.93, hue * 3 + board);
  }
}

/** An arched window, blue with the evening. */
function drawWindow(draft: Draft, mesh: Mesh, bay: Transform): void {
  const half = WIDE * 0.36;
  const bar = '#2b1d1c';
  const glass = cutout([[-half, 1.2], [half, 1.2], ...arc(0, 9, half, 0, Math.PI, 12)]);
  mesh.add(glass, {
    colour: '#2f5a9f',
    top: '#1c2f66',
    at: bay.move(0, 0, -0.42),
    glow: 0.9,
    grain: 0,
    ghost: true,
  });
  for (let post = -1; post <= 1; post++)
    mesh.add(box(0.12, 9.6, 0.12), { colour: bar, at: bay.move(post * half * 0.66, 6, -0.36), ghost: true });
  for (let rail = 0; rail < 6; rail++)
    mesh.add(box(half * 2, 0.1, 0.12), { colour: bar, at: bay.move(0, 2 + rail * 1.6, -0.36), ghost: true });
  const arch = tube(
    (t) => ({ x: Math.cos(t * Math.PI) * (half + 0.12), y: 9 + Math.sin(t * Math.PI) * (half + 0.12), z: 0 }),
    14,
    0.16,
    { sides: 5 },
  );
  mesh.add(arch, { colour: WOOD.pale, at: bay.move(0, 0, -0.3) });
  mesh.add(box(half * 2 + 1, 0.5, 1.2), { colour: WOOD.pale, at: bay.move(0, 1, 0.1) });
  draft.lamp({ ...bay.move(0, 4, 2.5).where, radius: 9, strength: 0.9, colour: '#5f86ff', through: true });
}

function drawBalcony(mesh: Mesh, bay: Transform): void {
  mesh.add(box(WIDE - 0.3, 0.3, 2.4, [4, 1, 2]), {
    colour: WOOD.pale,
    at: bay.move(0, 6.2, 1.4),
    foot: [0.7, 1.1],
  });
  mesh.add(box(WIDE - 0.5, 0.14, 0.16, [4]), { colour: '#a8764a', at: bay.move(0, 7.35, 2.5) });
  for (let post = -3; post <= 3; post++)
    mesh.add(drum(0.07, 0.05, 1, 5), {
      colour: WOOD.pale,
      at: bay.move((post * WIDE) / 7.6, 6.35, 2.5),
      ghost: true,
    });
}

function drawDome(mesh: Mesh): void {
  for (let rib = 0; rib < BAYS; rib++) {
    const angle = ((rib + 0.5) / BAYS) * TAU;
    const points = Array.from({ length: 7 }, (_, step) => {
      const rise = (step / 6) * 1.25;
      const out = 19.5 * Math.cos(rise);
      return { x: Math.sin(angle) * out, y: 14 + 8 * Math.sin(rise), z: Math.cos(angle) * out };
    });
    mesh.add(tube(curve(points), 6, 0.22, { sides: 4 }), { colour: WOOD.deep, ghost: true });
  }
  // Glass between the ribs: one sees the stars.
  mesh.add(torus(6.4, 0.25, 5, 32), { colour: WOOD.pale, at: at(0, 21.7, 0), ghost: true });
}
