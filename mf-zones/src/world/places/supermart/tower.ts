import { TAU } from '../../maths/ease.ts';
import { at, type Transform } from '../../maths/Transform.ts';
import { ball, box, disc, drum, lathe, torus } from '../../mesh/forms.ts';
import { cutout } from '../../mesh/cutout.ts';
import type { Mesh } from '../../mesh/Mesh.ts';
import type { Draft } from '../../draft/Draft.ts';
import { ESCALATOR, NEON, TOWER, UPPER } from './plan.ts';
import { RUN, STEPS } from './way.ts';

const FOOT = at(TOWER.x, 0, TOWER.z);
const STONE = { low: '#4f5aa0', high: '#a9b4e6', pale: '#d4dcff', deep: '#323874', roof: '#22285e' };
/** Where the dials are, and how far they stand off the middle. */
const DIAL = { high: 11, out: 2.34, radius: 1.72 };

/** The clock that everybody meets under: eight-sided below, four bright dials above, a roof like a hat. */
export function drawTower(draft: Draft, mesh: Mesh): void {
  drawBase(draft, mesh);
  const shaft = [
    [2, 1],
    [1.86, 1.3],
    [1.7, 4.6],
    [1.95, 4.8],
    [1.95, 5.15],
    [1.66, 5.3],
    [1.56, 8.2],
    [1.9, 8.5],
    [2.2, 8.7],
  ] as const;
  mesh.add(lathe(shaft, 8, { start: TAU / 16 }), {
    ...{ colour: STONE.low, top: STONE.high, at: FOOT, grain: 0.03, foot: [0.85, 1.1] },
  });
  for (let face = 0; face < 8; face++) {
    const side = FOOT.turn((face / 8) * TAU);
    for (const [low, high, out, hue] of [
      [1.7, 4.3, 1.68, NEON.teal],
      [5.6, 7.9, 1.52, NEON.rose],
    ] as const)
      mesh.add(box(0.16, high - low, 0.07), {
        ...{ colour: hue, at: side.move(0, (low + high) / 2, out), glow: 0.95, grain: 0, ghost: true },
      });
    const edge = FOOT.turn(((face + 0.5) / 8) * TAU);
    mesh.add(box(0.22, 7.4, 0.2), {
      ...{
        colour: STONE.deep,
        top: STONE.pale,
        at: edge.move(0, 4.9, 1.78).lean(-0.03),
        grain: 0,
        ghost: true,
      },
    });
  }
  drawHead(draft, mesh);
  draft.pillar(TOWER.x, 0, TOWER.z, 3.3, 1);
  draft.pillar(TOWER.x, 0.9, TOWER.z, 2.1, 14);
}

/** A round bench with plants around the foot. */
function drawBase(draft: Draft, mesh: Mesh): void {
  mesh.add(drum(3.5, 3.4, 0.5, 24), { colour: '#8a6f5c', top: '#c49a72', at: FOOT, grain: 0.05 });
  mesh.add(torus(3.42, 0.07, 5, 32), {
    ...{ colour: NEON.amber, at: FOOT.move(0, 0.12, 0), glow: 1, grain: 0, ghost: true },
  });
  mesh.add(drum(2.7, 2.6, 1, 16), { colour: '#3d4688', top: '#5c68b0', at: FOOT });
  for (let k = 0; k < 26; k++) {
    const leaf = FOOT.turn(k * 2.4)
      .move(0, 0.98, 2.2 + (k % 3) * 0.14)
      .lean(0.5 + (k % 4) * 0.18);
    mesh.add(ball(0.5, 5, 4), {
      ...{ colour: '#1d4a58', top: '#63c49a', at: leaf.move(0, 0.42, 0).size(0.28, 1.1, 0.1) },
      ...{ sway: 0.1, ghost: true, grain: 0.1 },
    });
  }
  for (let k = 0; k < 6; k++) {
    const spot = FOOT.turn((k / 6) * TAU).move(0, 0.9, 3.6).where;
    draft.lamp({ ...spot, radius: 7, strength: 1.5, colour: NEON.amber, through: true });
  }
}

function drawHead(draft: Draft, mesh: Mesh): void {
  const head = FOOT.move(0, DIAL.high, 0);
  mesh.add(box(4.5, 4.3, 4.5, [4, 4, 4]), {
    ...{ colour: STONE.low, top: STONE.high, at: head, grain: 0.03, foot: [0.9, 1.05] },
  });
  for (const high of [-2.2, 2.2])
    mesh.add(box(4.95, 0.34, 4.95), { colour: STONE.pale, at: head.move(0, high, 0), grain: 0.02 });
  for (let corner = 0; corner < 4; corner++) {
    const edge = head.turn((corner / 4) * TAU + TAU / 8);
    mesh.add(drum(0.34, 0.34, 4.7, 8), { colour: STONE.pale, at: edge.move(0, -2.35, 3.1), grain: 0.02 });
    mesh.add(
      lathe(
        [
          [0.42, 0],
          [0.1, 1.1],
          [0, 1.4],
        ] as const,
        8,
      ),
      {
        ...{ colour: STONE.roof, top: NEON.rose, at: edge.move(0, 2.35, 3.1), glow: 0.3, grain: 0 },
      },
    );
    drawDial(draft, mesh, head.turn((corner / 4) * TAU).move(0, 0, DIAL.out), corner > 0);
  }
  const roof = [
    [3.5, 0],
    [2.7, 0.5],
    [1.7, 1.3],
    [0.9, 2.6],
    [0.34, 3.4],
    [0, 3.6],
  ] as const;
  const top = head.move(0, 2.36, 0);
  mesh.add(lathe(roof, 4, { start: TAU / 8 }), {
    ...{ colour: STONE.roof, top: '#5a62b4', at: top, grain: 0.05, glow: 0.12 },
  });
  for (let edge = 0; edge < 4; edge++)
    for (const [from, to] of [
      [0, 2],
      [2, 3],
      [3, 5],
    ] as const) {
      const [a, b] = [roof[from], roof[to]];
      if (!a || !b) continue;
      const ridge = top.turn(TAU / 8 + (edge / 4) * TAU);
      const line = ridge.move(0, (a[1] + b[1]) / 2 + 0.04, (a[0] + b[0]) / 2);
      mesh.add(box(0.09, Math.hypot(a[0] - b[0], a[1] - b[1]), 0.09), {
        ...{
          colour: NEON.teal,
          at: line.lean(Math.atan2(b[0] - a[0], b[1] - a[1])),
          glow: 0.95,
          grain: 0,
          ghost: true,
        },
      });
    }
  mesh.add(ball(0.36, 10, 7), {
    ...{ colour: NEON.teal, at: top.move(0, 3.9, 0), glow: 1, grain: 0, ghost: true },
  });
  draft.glow({ ...top.move(0, 3.9, 0).where, size: 3, colour: NEON.teal, strength: 0.4, flicker: 0.08 });
  draft.lamp({ ...head.move(0, 0.4, 5).where, radius: 15, strength: 2.4, colour: NEON.amber });
}

/** A bright face with twelve marks. The hands of the one at the front are moved by the hour; those at the sides are painted. */
function drawDial(draft: Draft, mesh: Mesh, place: Transform, isPainted: boolean): void {
  const flat = place.lean(Math.PI / 2);
  mesh.add(disc(DIAL.radius, 28), {
    ...{ colour: '#ffdf9e', at: flat, glow: 0.95, grain: 0, ghost: true },
    paint: (tint, { x, y, z }) => {
      const middle = place.where;
      tint.scale(1 - 0.12 * Math.hypot(x - middle.x, y - middle.y, z - middle.z));
    },
  });
  mesh.add(torus(DIAL.radius, 0.13, 6, 28), {
    ...{ colour: NEON.teal, at: flat, glow: 0.9, grain: 0, ghost: true },
  });
  for (let hour = 0; hour < 12; hour++)
    mesh.add(box(hour % 3 ? 0.08 : 0.15, hour % 3 ? 0.22 : 0.36, 0.03), {
      ...{ colour: '#39306a', ghost: true, grain: 0 },
      at: place
        .move(0, 0, 0.03)
        .lean(0, (hour / 12) * TAU)
        .move(0, 1.36, 0),
    });
  draft.glow({ ...place.move(0, 0, 0.3).where, size: 4.4, colour: '#ffb860', strength: 0.12, flicker: 0.02 });
  const hour = isPainted ? mesh : draft.mover('hour', place.where);
  const minute = isPainted ? mesh : draft.mover('minute', place.where);
  hour.add(hand(0.9, 0.13), {
    ...{ colour: '#2b2558', at: place.move(0, 0, 0.07).lean(0, isPainted ? 1 : 0), ghost: true, grain: 0 },
  });
  minute.add(hand(1.36, 0.09), {
    ...{ colour: '#2b2558', at: place.move(0, 0, 0.11).lean(0, isPainted ? -1 : 0), ghost: true, grain: 0 },
  });
}

const hand = (length: number, wide: number) =>
  cutout([
    [-wide, -0.3],
    [wide, -0.3],
    [wide * 1.3, length * 0.6],
    [0, length],
    [-wide * 1.3, length * 0.6],
  ]);

const SLOPE = Math.atan2(UPPER, RUN);

/** A moving stair. Its steps are a part of their own, which goes one step and begins again. */
export function drawEscalator(draft: Draft, mesh: Mesh, side: number): void {
  const { footX, footZ, headX, headZ, wide } = ESCALATOR;
  const turn = Math.atan2(side * (headX - footX), headZ - footZ);
  const foot = at(side * footX, 0, footZ).turn(turn);
  const middle = foot.move(0, UPPER / 2, RUN / 2).lean(-SLOPE);
  const long = Math.hypot(RUN, UPPER);
  // The truss below, its lit flank, the cheeks and the hand rails.
  mesh.add(box(wide + 0.5, 0.8, long + 1, [2, 1, 12]), {
    ...{ colour: '#2c3270', top: '#454fa0', at: middle.move(0, -0.5, 0), grain: 0.02 },
  });
  for (const edge of [-1, 1]) {
    const cheek = middle.move(edge * (wide / 2 + 0.16), 0.36, 0);
    mesh.add(box(0.14, 1.05, long + 0.8, [1, 1, 10]), {
      ...{ colour: '#5b66b4', top: '#98a4ea', at: cheek, glow: 0.12, grain: 0 },
    });
    mesh.add(box(0.24, 0.13, long + 1.6), {
      colour: '#1a1c40',
      at: cheek.move(0, 0.6, 0),
      grain: 0,
      ghost: true,
    });
    mesh.add(box(0.06, 0.1, long + 0.6), {
      ...{
        colour: side > 0 ? NEON.rose : NEON.teal,
        at: cheek.move(edge * 0.1, 0.34, 0),
        glow: 1,
        grain: 0,
        ghost: true,
      },
    });
    mesh.add(box(0.06, 0.1, long + 0.6), {
      ...{ colour: NEON.teal, at: cheek.move(edge * 0.12, -0.72, 0), glow: 1, grain: 0, ghost: true },
    });
    for (const end of [-1, 1])
      mesh.add(torus(0.3, 0.09, 5, 10), {
        ...{
          colour: '#1a1c40',
          at: cheek.move(0, 0.3, end * (long / 2 + 0.75)).lean(0, Math.PI / 2),
          grain: 0,
          ghost: true,
        },
      });
  }
  mesh.add(box(wide + 0.9, 0.1, 1.7), { colour: '#c4cbe8', at: foot.move(0, 0.05, -0.9), grain: 0.02 });
  const steps = draft.mover(side > 0 ? 'steps down' : 'steps up', foot.where);
  for (let step = 0; step <= STEPS - 1; step++) {
    const t = (step + 0.5) / STEPS;
    const place = foot.move(0, UPPER * t, RUN * t);
    steps.add(box(wide, UPPER / STEPS + 0.05, RUN / STEPS), {
      ...{ colour: '#7d87b8', top: '#cfd6f2', at: place, grain: 0.03 },
    });
  }
  const yaw = turn;
  for (let step = 0; step < STEPS; step++) {
    const { x, z } = foot.move(0, 0, (RUN * (step + 0.5)) / STEPS).where;
    const high = (UPPER * (step + 1)) / STEPS;
    draft.solid({
      kind: 'box',
      x,
      z,
      low: Math.max(0, high - 0.7),
      high,
      halfX: wide / 2,
      halfZ: RUN / STEPS / 2 + 0.02,
      turn: yaw,
    });
    for (const edge of [-1, 1]) {
      const cheek = foot.move(edge * (wide / 2 + 0.2), 0, (RUN * (step + 0.5)) / STEPS).where;
      draft.solid({
        kind: 'box',
        x: cheek.x,
        z: cheek.z,
        low: Math.max(0, high - 0.9),
        high: high + 0.9,
        halfX: 0.12,
        halfZ: RUN / STEPS / 2 + 0.02,
        turn: yaw,
      });
    }
  }
  for (const t of [0.15, 0.5, 0.85])
    draft.lamp({
      ...foot.move(-side * 1.9, UPPER * t - 0.2, RUN * t).where,
      radius: 6,
      strength: 1.2,
      colour: NEON.teal,
      through: true,
    });
}
