import type { Draft } from '../../draft/Draft.ts';
import { drawCraft, drawOrgan } from './craft.ts';
import { drawCrystals, drawLand, heightAt, pathX } from './land.ts';
import { drawRing } from './ring.ts';
import { drawWreck } from './wreck.ts';
import { paving } from '../../kit/paving.ts';

export function build(draft: Draft): void {
  drawLand(draft);
  drawCraft(draft, draft.layer('craft'));
  const things = draft.layer('crystals');
  drawCrystals(draft, things);
  drawOrgan(draft, things);
  drawRing(draft, things);
  drawWreck(draft, things);
  // The way that people laid to the craft, with lights from its hold between the stones.
  paving(things, {
    ...{ path: pathX, height: heightAt, from: -1.5, to: 23, wide: 1.2, size: 0.52, high: 0.08 },
    ...{ colours: ['#33447a', '#3d568c', '#443a7a'], top: '#9fc4dc', gone: 0.14 },
    seam: { colour: '#A8FF60', every: 5 },
  });
  draft.air.motes.push(
    {
      ...{ kind: 'spark', count: 240, box: [40, 10, 40], wind: [0.08, 0.3, 0.04] },
      ...{ colour: '#A8FF60', size: 0.05, floor: 0.2 },
    },
    {
      ...{ kind: 'spark', count: 140, box: [40, 9, 40], wind: [-0.06, 0.1, 0.08] },
      ...{ colour: '#ff9af0', size: 0.06, floor: 0.3 },
    },
  );
  draft.air.schools.push({
    ...{ kind: 'fish', size: 1.3 },
    groups: [
      { centre: [-4, 8, -8], radius: 12, speed: 0.3, colour: '#8a9aff', count: 12 },
      { centre: [8, 5.6, 4], radius: 7, speed: -0.36, colour: '#ff9af0', count: 8 },
    ],
  });
}
