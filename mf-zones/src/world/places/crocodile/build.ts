import type { Draft } from '../../draft/Draft.ts';
import { drawCrocodile } from './croc.ts';
import { drawHut } from './hut.ts';
import { drawJetty, drawJungle, drawLand, drawLilies } from './lagoon.ts';

export function build(draft: Draft): void {
  drawLand(draft);
  drawCrocodile(draft);
  const built = draft.layer('built');
  drawJetty(draft, built);
  drawHut(draft, built);
  const jungle = draft.layer('jungle', { both: true });
  drawJungle(draft, jungle);
  drawLilies(draft);
  const { shafts, motes, schools, puffs } = draft.air;
  shafts.push({
    ...{ count: 16, low: [-24, -26], high: [22, 16] },
    ...{ colour: '#fff2a0', strength: 0.11, height: 19 },
  });
  motes.push({
    ...{ kind: 'spark', count: 220, box: [36, 8, 36], wind: [0.12, 0.06, 0.08] },
    ...{ colour: '#f6f2a0', size: 0.045, floor: 0.3 },
  });
  schools.push(
    {
      ...{ kind: 'bird', size: 0.42 },
      groups: [
        { centre: [-3, 1.3, 4], radius: 3.5, speed: 1.5, colour: '#3fc4c0', count: 5 },
        { centre: [6, 1.6, 2], radius: 3, speed: -1.8, colour: '#e8743a', count: 4 },
        { centre: [-10, 1.2, -2], radius: 4, speed: 1.3, colour: '#4fa0e0', count: 5 },
      ],
    },
    {
      ...{ kind: 'bird', size: 1.3 },
      groups: [{ centre: [-4, 15, -16], radius: 12, speed: 0.5, colour: '#f4f0e0', count: 6 }],
    },
  );
  puffs.push({
    ...{ x: -4, y: 0.1, z: -4, count: 12, size: 5, rise: 0.7, drift: [4, 1], spread: 16, speed: 0.035 },
    ...{ colour: '#e4f4d0', strength: 0.16 },
  });
}
