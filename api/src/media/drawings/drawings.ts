import { beacon } from './beacon.ts';
import { dunes } from './dunes.ts';
import { harbour } from './harbour.ts';
import { library } from './library.ts';
import { moons } from './moons.ts';
import { regatta } from './regatta.ts';

export interface Drawing {
  draw(): string;
  /** What is to be seen. */
  alt: string;
}

/** Pictures for the sample community, drawn by code so that nobody owns them but who runs this place. */
export const DRAWINGS = {
  harbour: {
    draw: harbour,
    alt: 'Lanterns on a string over a harbour at dusk, two sailing boats below them',
  },
  dunes: { draw: dunes, alt: 'The last sun in a half-buried stone arch, tracks in the sand leading there' },
  library: {
    draw: library,
    alt: 'A reading room late in the evening: shelves, two lamps, an open book',
  },
  regatta: { draw: regatta, alt: 'Paper boats of all colours on a pond on a bright morning' },
  beacon: { draw: beacon, alt: 'A beacon burning on a mountain at dawn, pines in front' },
  moons: { draw: moons, alt: 'Two moons over a field of crystals, a small craft hovering above it' },
} satisfies Record<string, Drawing>;

export type DrawingName = keyof typeof DRAWINGS;
