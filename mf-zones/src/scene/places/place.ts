import type { ComponentType } from 'react';
import type { ScenePalette } from '../palette.ts';

export interface PlaceProps {
  c: ScenePalette;
  /** The fill of a circle of light. */
  glow: string;
}

/** What stands in a place, on 320 by 180, over its sky. */
export type Place = ComponentType<PlaceProps>;
