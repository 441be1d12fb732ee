/** Where somebody looks: around to the right, and up, in radians. */
export interface Look {
  yaw: number;
  pitch: number;
}

/** Nobody looks further up than straight up, or their head would turn over. */
const STEEPEST = 1.45;
export const KEY_STEP = 0.12;

export function turned({ yaw, pitch }: Look, right: number, up: number): Look {
  const full = Math.PI * 2;
  return {
    yaw: (((yaw + right) % full) + full) % full,
    pitch: Math.max(-STEEPEST, Math.min(STEEPEST, pitch + up)),
  };
}

const KEYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-KEY_STEP, 0],
  ArrowRight: [KEY_STEP, 0],
  ArrowUp: [0, KEY_STEP],
  ArrowDown: [0, -KEY_STEP],
};

/** Where one looks after a key, or undefined when the key says nothing of it. */
export function turnedByKey(look: Look, key: string): Look | undefined {
  const step = KEYS[key];
  return step && turned(look, ...step);
}
