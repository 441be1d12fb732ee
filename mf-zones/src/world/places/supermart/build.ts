import type { Draft } from '../../draft/Draft.ts';
import { drawHall } from './hall.ts';
import { drawMarket } from './market.ts';
import { BACK, FRONT, WALL } from './plan.ts';
import { drawShops, drawStrings } from './shops.ts';
import { drawEscalator, drawTower } from './tower.ts';

export function build(draft: Draft): void {
  draft.bounds = [
    [-WALL + 0.3, BACK + 0.8],
    [WALL - 0.3, FRONT - 0.8],
  ];
  const hall = draft.layer('hall');
  drawHall(draft, hall);
  drawShops(draft, hall);
  const middle = draft.layer('tower');
  drawTower(draft, middle);
  for (const side of [-1, 1]) drawEscalator(draft, middle, side);
  const market = draft.layer('market', { both: true });
  drawMarket(draft, market);
  drawStrings(draft, market);
  draft.air.motes.push({
    ...{ kind: 'spark', count: 150, box: [34, 12, 34], wind: [0.05, 0.12, 0.03] },
    ...{ colour: '#bfe8ff', size: 0.035, floor: 0.4 },
  });
}
