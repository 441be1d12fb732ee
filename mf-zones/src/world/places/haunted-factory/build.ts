import type { Draft } from '../../draft/Draft.ts';
import { drawChimney } from './chimney.ts';
import { drawGate } from './gate.ts';
import { drawHall } from './hall.ts';
import { drawLamp, drawLantern } from './lamps.ts';
import { drawLift } from './lift.ts';
import { drawLand } from './land.ts';
import { drawMachine } from './machine.ts';
import { drawSiding } from './siding.ts';
import { drawThings } from './yard.ts';

export function build(draft: Draft): void {
  drawLand(draft);
  drawHall(draft, draft.layer('hall'));
  drawChimney(draft);
  const yard = draft.layer('yard', { both: true });
  drawMachine(draft, yard);
  drawGate(draft, yard);
  drawLamp(draft, yard);
  drawLift(draft, yard);
  drawThings(draft, yard);
  drawSiding(draft, yard);
  drawLantern(draft);
  draft.air.puffs.push({
    ...{ x: 0, y: 0.3, z: 2, count: 22, colour: '#8fa396', size: 6, rise: 0.8, drift: [7, 0.6] },
    ...{ spread: 19, speed: 0.03, strength: 0.16 },
  });
  draft.air.schools.push({
    ...{ kind: 'bird', size: 1 },
    groups: [{ centre: [2, 18, -12], radius: 9, speed: 0.9, colour: '#101414', count: 9 }],
  });
  draft.air.motes.push({
    ...{ kind: 'spark', count: 150, box: [34, 8, 34], wind: [0.12, 0.22, 0.05] },
    ...{ colour: '#B6FF8A', size: 0.035, floor: 0.1 },
  });
}
