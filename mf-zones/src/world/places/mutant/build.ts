import type { Draft } from '../../draft/Draft.ts';
import { drawDome } from './dome.ts';
import { drawPlant } from './plant.ts';
import { drawLab, drawRibs, drawRing } from './garden.ts';
import { drawHorizon, drawMaze } from './horizon.ts';
import { drawLand, heightAt, pathX } from './land.ts';
import { drawOvergrown } from './overgrown.ts';
import { paving } from '../../kit/paving.ts';

export function build(draft: Draft): void {
  drawLand(draft);
  const dome = draft.layer('dome');
  const glass = draft.layer('glass', { both: true, glass: 0.13 });
  drawDome(draft, dome, glass);
  drawPlant(draft, dome);
  const garden = draft.layer('garden', { both: true });
  drawRibs(draft, garden, glass);
  drawLab(draft, garden, glass);
  drawRing(draft, garden);
  drawMaze(draft, garden);
  drawHorizon(draft, garden);
  drawOvergrown(draft, garden);
  // Tiles of the lab that the garden grew over.
  paving(garden, {
    ...{ path: pathX, height: heightAt, from: 0.5, to: 23.5, wide: 1.25, size: 0.55, high: 0.06 },
    ...{ colours: ['#6a5648', '#7a5a44', '#5c5242'], top: '#d09a78', gone: 0.26 },
    seam: { colour: '#C6FF3D', every: 9 },
  });
  draft.air.puffs.push({
    ...{ x: -34, y: 23, z: -58, count: 16, colour: '#c8605a', size: 9, rise: 12, drift: [22, 0] },
    ...{ spread: 3, speed: 0.03, strength: 0.4 },
  });
  draft.air.motes.push({
    ...{ kind: 'spark', count: 240, box: [38, 11, 38], wind: [0.1, 0.3, 0.06] },
    ...{ colour: '#C6FF3D', size: 0.05, floor: 0.1 },
  });
  draft.air.schools.push({
    ...{ kind: 'bird', size: 0.8 },
    groups: [
      { centre: [-8, 4, 2], radius: 6, speed: 1, colour: '#ffd24a', count: 6 },
      { centre: [3, 13, -8], radius: 8, speed: -0.8, colour: '#2a1028', count: 8 },
    ],
  });
}
