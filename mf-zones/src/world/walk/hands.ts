import { clamp } from '../maths/ease.ts';
import { IDLE, type Intent } from './Walker.ts';

/** What the keys that are down mean. Letters by their place on the board, so that WASD is WASD everywhere. */
export function fromKeys(down: ReadonlySet<string>): Intent {
  const held = (...codes: readonly string[]) => (codes.some((code) => down.has(code)) ? 1 : 0);
  return {
    ahead: held('KeyW', 'ArrowUp') - held('KeyS', 'ArrowDown'),
    aside: held('KeyD') - held('KeyA'),
    up: held('Space') - held('KeyC', 'ControlLeft'),
    turn: (held('ArrowLeft', 'KeyQ') - held('ArrowRight')) * 1.9,
    tilt: (held('PageUp') - held('PageDown')) * 0.9,
    jump: down.has('Space'),
  };
}

/** A thumb this near to where it came down does nothing yet. */
const STICK_REST = 3;
const STICK_REACH = 50;

/** What a thumb on the stick means: how far it was pulled from where it came down, in pixels. */
export function fromStick(dx: number, dy: number): Pick<Intent, 'ahead' | 'aside'> {
  const far = Math.hypot(dx, dy);
  if (far < STICK_REST) return { ahead: 0, aside: 0 };
  const pull = Math.min(1, far / STICK_REACH) / far;
  // Not minus nought.
  return { ahead: -dy * pull || 0, aside: dx * pull || 0 };
}

const PAD_REST = 0.15;

/** What a gamepad means: left stick walks, right stick looks, its lowest button jumps. */
export function fromGamepad(pad: Pick<Gamepad, 'axes' | 'buttons'> | null | undefined): Intent {
  if (!pad) return IDLE;
  const axis = (index: number) => {
    const value = pad.axes[index] ?? 0;
    return Math.abs(value) < PAD_REST ? 0 : clamp(value, -1, 1);
  };
  const pressed = (index: number) => pad.buttons[index]?.pressed ?? false;
  return {
    ahead: -axis(1) || 0,
    aside: axis(0),
    up: (pressed(0) ? 1 : 0) - (pressed(1) ? 1 : 0),
    turn: -axis(2) * 2.4 || 0,
    tilt: -axis(3) * 1.4 || 0,
    jump: pressed(0),
  };
}

/** The left of the four buttons at the right thumb. */
const USE_BUTTON = 2;

/** Whether a gamepad uses what is near. */
export const usesByGamepad = (pad: Pick<Gamepad, 'buttons'> | null | undefined): boolean =>
  pad?.buttons[USE_BUTTON]?.pressed ?? false;

/** Several hands at once: keys and a stick add up. */
export function together(...intents: readonly Partial<Intent>[]): Intent {
  const sum = (key: 'ahead' | 'aside' | 'up' | 'turn' | 'tilt') =>
    intents.reduce((total, intent) => total + (intent[key] ?? 0), 0);
  return {
    ahead: clamp(sum('ahead'), -1, 1),
    aside: clamp(sum('aside'), -1, 1),
    up: clamp(sum('up'), -1, 1),
    turn: clamp(sum('turn'), -3, 3),
    tilt: clamp(sum('tilt'), -2, 2),
    jump: intents.some(({ jump }) => jump),
  };
}

/** A finger must go farther than this, upwards or downwards, to be a swipe. */
const SWIPE_PX = 50;

/** A swipe up goes forward, a swipe down back; anything shorter, or more sideways, is none. */
export function fromSwipe(dx: number, dy: number): 'forward' | 'back' | null {
  if (Math.abs(dy) <= SWIPE_PX || Math.abs(dx) > Math.abs(dy)) return null;
  return dy < 0 ? 'forward' : 'back';
}

/** Browsers of phones and tablets say so; they get buttons to move by. */
export const isMobileAgent = (agent: string) => /Mobi|Android/.test(agent);
