import type { Draft } from '../../draft/Draft.ts';
import { drawCraft, drawOrgan } from './craft.ts';
import { drawCrystals, drawLand } from './land.ts';
import { drawRing } from './ring.ts';
import { drawWreck } from './wreck.ts';

export function build(draft: Draft): void {
  drawLand(draft);
  drawCraft(draft, draft.layer('craft'));
  const things = draft.layer('crystals');
  drawCrystals(draft, things);
  drawOrgan(draft, things);
  drawRing(draft, things);
  drawWreck(draft, things);
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
