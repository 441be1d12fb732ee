import { lerp } from '../../maths/ease.ts';
import { random } from '../../maths/random.ts';
import { at, type Transform } from '../../maths/Transform.ts';
import { box, drum, pane } from '../../mesh/forms.ts';
import type { Mesh } from '../../mesh/Mesh.ts';
import { surface } from '../../mesh/surface.ts';
import type { Draft } from '../../draft/Draft.ts';
import { brainCoral, branchCoral } from '../../kit/coral.ts';
import { heightAt } from './land.ts';

const LONG = 14;
const CORAL = { low: '#c9652c', high: '#ffc47a' };
const ROSE = { low: '#d94f8a', high: '#ffc2e0' };

/** How wide and how deep the hull is along its length, from the bow (0) to the stern (1). */
const widthAt = (u: number) => 2.4 * Math.min(1, Math.sin(Math.min(1, u * 1.7 + 0.04) * (Math.PI / 2)));
const sheer = (u: number) => 1.6 + 1.5 * (2 * u - 0.9) ** 2;

/** On turning round at the spawn: a ship that went down here, with a light in its stern that should not be there. */
export function drawWreck(draft: Draft, mesh: Mesh): void {
  const [x, z] = [5.4, 39.5];
  const ship = at(x, heightAt(x, z) + 0.3, z)
    .turn(-1.15)
    .lean(0.1, 0.3);
  drawHull(mesh, ship);
  drawStern(draft, mesh, ship);
  drawMast(mesh, ship);
  const next = random(5);
  branchCoral(mesh, ship.point(2.2, 0.4, 3), 1.2, ROSE, next);
  brainCoral(mesh, ship.move(-2.3, 0.7, -1), 0.6, CORAL);
  brainCoral(mesh, ship.move(-2.6, 0.4, 2.4), 0.8, ROSE);
  for (const deep of [-4.6, -1.6, 1.4, 4.4]) {
    const spot = ship.move(0, 0, deep).where;
    draft.pillar(spot.x, spot.y - 1, spot.z, 2.2, 4);
  }
}

function drawHull(mesh: Mesh, ship: Transform): void {
  const planks = surface(12, 8, (u, v) => {
    const across = Math.sin((v - 0.5) * Math.PI);
    const deep = 1 - Math.cos((v - 0.5) * Math.PI) * 1.15;
    // Some planks of the side that one sees are gone.
    return [widthAt(u) * across, lerp(-0.6, sheer(u), deep), (u - 0.5) * LONG];
  });
  mesh.add(planks, { colour: '#3f5f58', top: '#a3ae84', at: ship, grain: 0.2, foot: [0.75, 1.15] });
  const deck = surface(2, 10, (u, v) => [widthAt(v) * 0.92 * (u * 2 - 1), sheer(v) - 0.5, (0.5 - v) * -LONG]);
  mesh.add(deck, { colour: '#5f6f58', top: '#93a27a', at: ship, grain: 0.2 });
  for (const u of [0.2, 0.35, 0.5, 0.65, 0.8])
    for (const side of [-1, 1])
      mesh.add(box(0.16, 0.9, 0.3), {
        ...{ colour: '#3f5a50', top: '#9fae82', grain: 0.1, ghost: true },
        at: ship.move(side * widthAt(u) * 0.98, sheer(u) - 0.1, (u - 0.5) * LONG),
      });
}

/** The cabin, its row of windows lit from inside. */
function drawStern(draft: Draft, mesh: Mesh, ship: Transform): void {
  const cabin = ship.move(0, 3, LONG * 0.39);
  mesh.add(box(3.9, 2.2, 2.9, [5, 3, 3]), { colour: '#3a5450', top: '#8a9a72', at: cabin, grain: 0.16 });
  mesh.add(box(4.4, 0.3, 3.4), { colour: '#4f6658', top: '#a0ae84', at: cabin.move(0, 1.2, 0) });
  for (const side of [-1, 1])
    for (const deep of [-0.75, 0.6])
      mesh.add(box(0.12, 0.9, 0.8), {
        ...{ colour: '#FFD9A8', at: cabin.move(side * 1.95, 0.1, deep), glow: 1, grain: 0, ghost: true },
      });
  for (const side of [-1.1, 0, 1.1])
    mesh.add(box(0.8, 0.9, 0.12), {
      ...{ colour: '#FFD9A8', at: cabin.move(side, 0.1, -1.46), glow: 1, grain: 0, ghost: true },
    });
  draft.lamp({
    ...cabin.move(0, 0.4, -3).where,
    ...{ radius: 9, strength: 1.9, colour: '#FFB79A', through: true },
  });
  draft.glow({ ...cabin.move(-1.6, 0.2, -1.6).where, size: 3.4, colour: '#FFD0A0', strength: 0.34 });
}

function drawMast(mesh: Mesh, ship: Transform): void {
  const mast = ship.move(0, 0.6, -0.6).turn(0.9).lean(0.1, -0.16);
  mesh.add(drum(0.26, 0.14, 9.4, 7), { colour: '#2c4440', top: '#7f8f6a', at: mast, grain: 0.08 });
  mesh.add(drum(0.12, 0.1, 5.4, 6), {
    ...{ colour: '#3f5a50', at: mast.move(2.7, 7.2, 0).lean(0, Math.PI / 2), ghost: true },
  });
  const sail = pane(4.4, 3.6, 6, 4).bend((x, y, z) => [x, y, z + Math.sin((x + 2.2) * 0.9) * 0.35]);
  for (const turn of [0, Math.PI])
    mesh.add(sail, {
      ...{ colour: '#4f8f8a', top: '#bfe0c8', at: mast.move(0, 3.6, 0).turn(turn), ghost: true },
      // It hangs from its yard and moves where it is loose.
      sway: ({ t }) => (1 - t) * 0.5,
      glow: 0.1,
    });
  mesh.add(drum(0.18, 0.06, 4.6, 6), {
    ...{ colour: '#2c4440', at: ship.move(0, 2.6, -LONG * 0.46).lean(-1.1), ghost: true },
  });
}
