import { TAU } from '../../maths/ease.ts';
import { at, type Point } from '../../maths/Transform.ts';
import { cutout, arc } from '../../mesh/cutout.ts';
import { Form } from '../../mesh/Form.ts';
import { ball, box, lathe } from '../../mesh/forms.ts';
import { ico } from '../../mesh/ico.ts';
import type { Mesh } from '../../mesh/Mesh.ts';
import { tube } from '../../mesh/tube.ts';
import type { Draft } from '../../draft/Draft.ts';
import { DOME } from './land.ts';

const FOOT = at(DOME.x, 0, DOME.z);
const R = DOME.radius;
const BASE = 1.1;
const FRAME = { low: '#3a2c3a', high: '#c89a86' };

/** Ribs and panes, burst open where the plant went through them. */
export function drawDome(draft: Draft, mesh: Mesh, glass: Mesh): void {
  mesh.add(
    lathe(
      [
        [R + 0.5, 0],
        [R + 0.4, 0.2],
        [R + 0.1, 0.3],
        [R, BASE],
        [R - 0.5, BASE],
      ] as const,
      32,
      { start: 0.32, sweep: TAU - 0.64 },
    ),
    {
      ...{ colour: '#4a3a44', top: '#8a6a66', at: FOOT, grain: 0.1, foot: [0.7, 1.1] },
    },
  );
  const form = ico(R, 2);
  const spot = (corner: number): Point => ({
    x: form.xyz[corner * 3] ?? 0,
    y: form.xyz[corner * 3 + 1] ?? 0,
    z: form.xyz[corner * 3 + 2] ?? 0,
  });
  const edges = new Set<string>();
  const panes = new Form();
  const next = draft.random;
  for (let i = 0; i < form.index.length; i += 3) {
    const corners = [form.index[i] ?? 0, form.index[i + 1] ?? 0, form.index[i + 2] ?? 0];
    const [a, b, c] = corners.map(spot) as [Point, Point, Point];
    const [x, y, z] = [(a.x + b.x + c.x) / 3, (a.y + b.y + c.y) / 3, (a.z + b.z + c.z) / 3];
    if (Math.min(a.y, b.y, c.y) < -0.4) continue;
    const isDoor = z > R * 0.72 && y < R * 0.46 && Math.abs(x) < 2.6;
    const isBurst = y > R * 0.8 || (Math.abs(Math.atan2(x, z) - 2) < 0.3 && y > R * 0.4) || next() < 0.07;
    if (isDoor || isBurst) continue;
    corners.forEach((from, k) => {
      const to = corners[(k + 1) % 3] ?? 0;
      edges.add(from < to ? `${from} ${to}` : `${to} ${from}`);
    });
    if (next() < 0.62) {
      const facet = panes.newFacet();
      const [i0 = 0, i1 = 0, i2 = 0] = [a, b, c].map((p) =>
        panes.corner(p.x * 0.99, p.y * 0.99, p.z * 0.99, facet),
      );
      panes.triangle(i0, i1, i2);
    }
  }
  const place = FOOT.move(0, BASE, 0);
  glass.add(panes.face(), {
    colour: '#c8e8a0',
    top: '#ffd8b0',
    at: place,
    grain: 0.1,
    glow: 0.12,
    ghost: true,
  });
  for (const edge of edges) {
    const [from = 0, to = 0] = edge.split(' ').map(Number);
    const [a, b] = [
      place.point(spot(from).x, spot(from).y, spot(from).z),
      place.point(spot(to).x, spot(to).y, spot(to).z),
    ];
    mesh.add(
      tube(
        (t) => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t, z: a.z + (b.z - a.z) * t }),
        1,
        0.085,
        { sides: 4 },
      ),
      {
        ...{ colour: FRAME.low, top: FRAME.high, grain: 0.04, ghost: true },
      },
    );
  }
  drawDoor(draft, mesh);
  for (let k = 2; k < 25; k++) {
    const { x, z } = FOOT.turn((k / 26) * TAU).move(0, 0, R).where;
    draft.pillar(x, -1, z, 1.15, 5);
  }
}

function drawDoor(draft: Draft, mesh: Mesh): void {
  const foot = FOOT.move(0, 0, R - 0.2);
  const outer = [
    [2.5, 0],
    [3, 0],
    ...arc(0, 2.6, 3, 0, Math.PI, 12),
    [-3, 0],
    [-2.5, 0],
    ...arc(0, 2.6, 2.5, Math.PI, 0, 12),
  ] as const;
  mesh.add(cutout(outer, 0.8), { colour: '#4a3a44', top: '#a88474', at: foot, grain: 0.06 });
  for (let k = 0; k < 7; k++)
    mesh.add(box(0.24, 0.4, 0.84), {
      colour: k % 2 ? '#1c1420' : '#e8c63a',
      at: foot
        .move(0, 2.6, 0)
        .lean(0, (k - 3) * 0.42)
        .move(0, 2.75, 0.02),
      glow: k % 2 ? 0 : 0.4,
      ghost: true,
    });
  for (const side of [-1, 1]) {
    const lamp = foot.move(side * 3.2, 2.9, 0.5);
    mesh.add(ball(0.24, 8, 6), { colour: '#c8ff6a', at: lamp, glow: 1, grain: 0, ghost: true });
    draft.lamp({
      ...lamp.where,
      radius: 9,
      strength: 2.4,
      colour: '#C6FF3D',
      through: true,
      glow: 2,
      glowStrength: 0.34,
      flicker: 0.2,
    });
    draft.pillar(foot.move(side * 2.8, 0, 0).where.x, 0, foot.where.z, 0.5, 3);
  }
  draft.lamp({ ...foot.move(0, 2, -3).where, radius: 12, strength: 3, colour: '#C6FF3D', through: true });
  draft.lamp({ ...FOOT.move(0, 4, 0).where, radius: 14, strength: 2.6, colour: '#a8e83a', through: true });
  draft.glow({ ...FOOT.move(0, 3, 2).where, size: 11, colour: '#7ad83a', strength: 0.13, flicker: 0.06 });
}
