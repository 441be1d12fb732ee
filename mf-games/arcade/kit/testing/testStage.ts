import { Stage } from '../flow/Stage.ts';
import type { Game } from '../Game.ts';
import type { BaseState } from '../sim/Sim.ts';
import { Sound } from '../sound/Sound.ts';

const settings = {
  muted: false,
  volume: 1,
  contrast: false,
  reducedMotion: false,
  slow: false,
  captions: true,
  keys: {},
};

/** A stage of a size, as a view gets it. */
export function testStage<State extends BaseState>(
  { palette, song }: Pick<Game<State>, 'palette' | 'song'>,
  { width, height, contrast = false }: { width: number; height: number; contrast?: boolean },
): Stage {
  const stage = new Stage(palette, new Sound(song), { ...settings, contrast });
  stage.resize(document.createElement('canvas'), width, height);
  return stage;
}
