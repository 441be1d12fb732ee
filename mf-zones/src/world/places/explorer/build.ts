import { at } from '../../maths/Transform.ts';
import { pane } from '../../mesh/forms.ts';
import { Mesh } from '../../mesh/Mesh.ts';
import type { Draft } from '../../draft/Draft.ts';
import { drawBridge } from './bridge.ts';
import { drawBeacons, drawClimb, drawSummit } from './beacons.ts';
import { drawCamp, drawFlags, drawMap, drawPines } from './camp.ts';
import { drawCow } from './cow.ts';
import { drawLand, SUMMIT } from './land.ts';
import { drawTrail } from './trail.ts';

export function build(draft: Draft): void {
  drawLand(draft);
  const built = draft.layer('camp', { both: true });
  drawBridge(draft, built);
  drawSummit(draft, built);
  drawBeacons(draft, built);
  drawCamp(draft, built);
  drawMap(draft, built);
  drawFlags(draft, built);
  drawCow(draft, built);
  drawPines(draft, draft.layer('pines'));
  drawFall(draft);
  drawClimb(draft, built);
  drawTrail(draft, built);
  draft.air.waters.push({ x: 0, y: -15.4, z: 0, width: 90, depth: 19, colour: '#3f9aa8', cover: 0.86 });
  const mist = { colour: '#ffe8d4', strength: 0.2, speed: 0.022 };
  draft.air.puffs.push(
    { ...mist, x: -12, y: -7, z: 0, count: 16, size: 10, rise: 2.6, drift: [14, 1], spread: 15 },
    { ...mist, x: 16, y: -6, z: -2, count: 14, size: 9, rise: 2.4, drift: [10, -1], spread: 14 },
    {
      ...mist,
      x: -4,
      y: 9,
      z: -30,
      count: 9,
      size: 8,
      rise: 1.2,
      drift: [16, 2],
      spread: 12,
      strength: 0.16,
    },
  );
  draft.air.schools.push({
    ...{ kind: 'bird', size: 1.4 },
    groups: [
      { centre: [SUMMIT.x, 27, SUMMIT.z + 6], radius: 12, speed: 0.5, colour: '#4a4048', count: 5 },
      { centre: [-6, 4, 2], radius: 9, speed: -0.7, colour: '#f4ead8', count: 5 },
    ],
  });
  draft.air.motes.push({
    ...{ kind: 'spark', count: 160, box: [36, 9, 36], wind: [0.35, 0.1, 0.1] },
    ...{ colour: '#ffe8b0', size: 0.04, floor: 0.2 },
  });
}

/** Water that falls into the gorge, in streaks. */
function drawFall(draft: Draft): void {
  const next = draft.random;
  const sheet = draft.layer('sheet', { both: true });
  for (const [x, z, wide] of [
    [12.6, -8.3, 2.6],
    [11.6, -8, 1],
    [13.9, -8.1, 0.8],
  ] as const)
    sheet.add(pane(wide, 17, 1, 10), {
      ...{ colour: '#8fc4d8', top: '#e8f6ff', glow: 0.3, grain: 0, ghost: true, at: at(x, -16, z) },
    });
  const streak = new Mesh().add(pane(0.07, 1.5), {
    colour: '#d8ecf8',
    top: '#ffffff',
    glow: 0.5,
    grain: 0,
    ghost: true,
  });
  const items = Array.from({ length: 130 }, () => ({
    at: at(12.6 + (next() - 0.5) * 2.6, -1.8, -7.9 + next() * 0.5).size(0.6 + next(), 0.7 + next() * 0.7, 1),
  }));
  draft.scatter('fall', streak, items, { both: true, motion: { kind: 'fall', amount: 15, speed: 6 } });
}
