import { at } from '../../maths/Transform.ts';
import { TAU } from '../../maths/ease.ts';
import type { Mesh } from '../../mesh/Mesh.ts';
import type { Draft } from '../../draft/Draft.ts';
import { roundTree } from '../../kit/trees.ts';
import { drawBalloons } from './balloons.ts';
import { drawBunting, drawCake } from './cake.ts';
import { drawLand, heightAt, onPath } from './land.ts';
import { drawRainbow } from './rainbow.ts';
import { drawPinata, drawPool, drawSweets } from './toys.ts';
import { drawTreats } from './treats.ts';

const FLOSS = [
  { low: '#e98ab8', high: '#ffe0ee' },
  { low: '#7fbfe0', high: '#e4f6ff' },
  { low: '#9ad0a0', high: '#f0ffe0' },
] as const;

export function build(draft: Draft): void {
  drawLand(draft);
  drawCake(draft, draft.layer('cake'));
  const toys = draft.layer('toys', { both: true });
  drawBunting(draft, toys);
  drawPool(draft, toys);
  drawSweets(draft, toys);
  drawBalloons(draft, toys);
  drawPinata(draft, toys);
  drawTrees(draft, toys);
  drawRainbow(draft, toys);
  drawTreats(draft, toys);
  for (const [hue, size] of [
    ['#f2507e', 0.075],
    ['#ffc43a', 0.07],
  ] as const)
    draft.air.motes.push({
      ...{ kind: 'petal', count: 150, box: [38, 13, 38], wind: [0.5, -0.6, hue === '#ffc43a' ? -0.3 : 0.25] },
      ...{ colour: hue, size, floor: 0.1 },
    });
  draft.air.schools.push({
    ...{ kind: 'bird', size: 0.8 },
    groups: [{ centre: [6, 15, -16], radius: 12, speed: 0.7, colour: '#ffffff', count: 6 }],
  });
}

/** Trees of spun sugar around the meadow. */
function drawTrees(draft: Draft, mesh: Mesh): void {
  const next = draft.random;
  for (let k = 0; k < 14; k++) {
    const angle = (k / 14) * TAU + next() * 0.2;
    const far = 27 + next() * 16;
    const [x, z] = [Math.sin(angle) * far, Math.cos(angle) * far - 2];
    if (onPath(x, z, 4)) continue;
    const size = 1.3 + next() * 1.1;
    roundTree(mesh, at(x, heightAt(x, z) - 0.1, z), size, {
      ...(FLOSS[k % 3] ?? FLOSS[0]),
      ...{ trunk: '#fff0e0', detail: 1, clumps: 4 },
    });
    draft.pillar(x, heightAt(x, z) - 0.2, z, 0.3 * size, 3);
  }
}
