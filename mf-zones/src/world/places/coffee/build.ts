import type { Draft } from '../../draft/Draft.ts';
import { drawCosy } from './cosy.ts';
import { drawBar, drawFrame, drawRecords, drawTables } from './furniture.ts';
import { drawMachine } from './machine.ts';
import { DEEP, drawRoom, WIDE } from './room.ts';

export function build(draft: Draft): void {
  draft.bounds = [
    [-WIDE / 2 + 0.3, -DEEP / 2 + 0.3],
    [WIDE / 2 - 0.3, DEEP / 2 - 0.3],
  ];
  const room = draft.layer('room');
  drawRoom(draft, room);
  const inside = draft.layer('furniture');
  drawMachine(draft, inside);
  drawBar(draft, inside);
  drawTables(draft, inside);
  drawRecords(draft, inside);
  drawFrame(inside, draft);
  drawCosy(draft, inside);
  draft.air.motes.push({
    ...{ kind: 'spark', count: 120, box: [18, 5, 14], wind: [0.04, 0.04, 0.02] },
    ...{ colour: '#FFD9A0', size: 0.025, floor: 0.3 },
  });
}
