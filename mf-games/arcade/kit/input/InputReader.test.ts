import { A, DOWN, holding, IDLE, LEFT, LEFT_2, NEXT, POINT, RIGHT, TYPED, UP, X, Y } from '../sim/Input.ts';
import {
  type Controls,
  drawing,
  duel,
  fourButtons,
  fourWay,
  oneButton,
  pointer,
  twoWay,
} from './Controls.ts';
import { InputReader } from './InputReader.ts';

Object.assign(globalThis, { matchMedia: () => ({ matches: false }) });
HTMLElement.prototype.setPointerCapture = () => undefined;

/** A reader of a screen of 400 by 300. */
function reader(controls: Controls, remap: Record<string, string> = {}) {
  const canvas = document.createElement('canvas');
  Object.defineProperties(canvas, { clientWidth: { value: 400 }, clientHeight: { value: 300 } });
  document.body.replaceChildren(canvas);
  const told: string[] = [];
  const input = new InputReader({
    canvas,
    controls,
    remap: () => remap,
    toBoard: (x, y) => ({ x: x / 2, y: y / 2 }),
    onGesture: () => undefined,
    onCommand: (command) => void told.push(command),
    onPage: (by) => void told.push(`page ${by}`),
  });
  return { input, canvas, told };
}

function key(type: 'keydown' | 'keyup', code: string, more: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent(type, { code, bubbles: true, cancelable: true, ...more });
  window.dispatchEvent(event);
  return event;
}

function touch(canvas: HTMLCanvasElement, type: string, x: number, y: number): void {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true });
  Object.defineProperties(event, {
    offsetX: { value: x },
    offsetY: { value: y },
    pointerId: { value: 1 },
    pointerType: { value: 'touch' },
  });
  canvas.dispatchEvent(event);
}

describe('keys', () => {
  test('are held from press to release, and a press shorter than a tick still counts', () => {
    const { input } = reader(twoWay);
    key('keydown', 'KeyA');
    expect(input.sample()).toEqual(holding(LEFT));
    expect(input.sample()).toEqual(holding(LEFT));
    key('keyup', 'KeyA');
    expect(input.sample()).toEqual(IDLE);
    key('keydown', 'Space');
    key('keyup', 'Space');
    expect(input.sample()).toEqual(holding(A));
    expect(input.sample()).toEqual(IDLE);
  });

  test('Space begins also where it is none of the game’s', () => {
    const { input, told } = reader(fourButtons);
    expect(key('keydown', 'Space').defaultPrevented).toBe(true);
    expect([told, input.sample()]).toEqual([['confirm'], IDLE]);
    expect(reader(oneButton).told).toEqual([]);
  });

  test('of the game are kept from the browser, all others are not', () => {
    reader(oneButton);
    expect(key('keydown', 'Space').defaultPrevented).toBe(true);
    expect(key('keydown', 'F5').defaultPrevented).toBe(false);
    expect(key('keydown', 'KeyR', { ctrlKey: true }).defaultPrevented).toBe(false);
    key('keyup', 'Space');
  });

  test('that turn the page are told to it, once a press', () => {
    const { told } = reader(fourWay);
    key('keydown', 'PageDown');
    key('keydown', 'PageDown', { repeat: true });
    key('keydown', 'PageUp');
    expect(told).toEqual(['page 1', 'page -1']);
  });

  test('pause, mute and begin anew', () => {
    const { told } = reader(fourWay);
    for (const code of ['KeyP', 'Escape', 'KeyM', 'KeyR']) key('keydown', code);
    expect(told).toEqual(['pause', 'pause', 'mute', 'retry']);
  });

  test('may stand for others', () => {
    const { input } = reader(pointer, { KeyI: 'KeyE' });
    key('keydown', 'KeyI');
    expect(input.sample().held).toBe(NEXT);
    key('keyup', 'KeyI');
  });

  test('are let go of when the window loses them', () => {
    const { input } = reader(fourWay);
    key('keydown', 'ArrowUp');
    expect(input.sample().held).toBe(UP);
    window.dispatchEvent(new Event('blur'));
    expect(input.sample()).toEqual(IDLE);
  });

  test('are letters in a game of words, one a tick', () => {
    const { input, told } = reader({ ...pointer, typed: 'words' });
    key('keydown', 'KeyP', { key: 'p' });
    key('keydown', 'KeyE', { key: 'E' });
    expect(input.sample()).toEqual({ held: TYPED, x: 'p'.charCodeAt(0), y: 0 });
    expect(input.sample()).toEqual({ held: TYPED, x: 'e'.charCodeAt(0), y: 0 });
    expect(told).toEqual([]);
  });

  test('with dots or an accent are the letter below', () => {
    const { input } = reader({ ...pointer, typed: 'words' });
    for (const letter of ['ö', 'É', 'ß', '7']) key('keydown', 'Semicolon', { key: letter });
    expect([input.sample().x, input.sample().x].map((code) => String.fromCharCode(code))).toEqual(['o', 'e']);
    expect(input.sample().held & TYPED).toBe(0);
  });
});

describe('a finger', () => {
  test('is a side of the screen', () => {
    const { input, canvas } = reader(twoWay);
    touch(canvas, 'pointerdown', 300, 100);
    expect(input.sample().held).toBe(RIGHT);
    touch(canvas, 'pointermove', 100, 100);
    expect(input.sample().held).toBe(LEFT);
    touch(canvas, 'pointerup', 100, 100);
    expect(input.sample()).toEqual(IDLE);
    expect(input.device).toBe('touch');
  });

  test('that swipes is a direction as long as it stays, and a tap is A', () => {
    const { input, canvas } = reader(fourWay);
    touch(canvas, 'pointerdown', 100, 100);
    expect(input.sample()).toEqual(IDLE);
    touch(canvas, 'pointermove', 130, 104);
    touch(canvas, 'pointermove', 131, 140);
    expect(input.sample().held).toBe(RIGHT | DOWN);
    expect(input.sample().held).toBe(DOWN);
    touch(canvas, 'pointerup', 131, 140);
    expect(input.sample()).toEqual(IDLE);
    touch(canvas, 'pointerdown', 50, 50);
    touch(canvas, 'pointerup', 50, 50);
    expect(input.sample().held).toBe(A);
  });

  test('points at the board in whole units, twenty times a second', () => {
    const { input, canvas } = reader(drawing);
    touch(canvas, 'pointerdown', 101, 40);
    const places = [input.sample()];
    for (let x = 110; x < 170; x += 10) {
      touch(canvas, 'pointermove', x, 40);
      places.push(input.sample());
    }
    expect(places.every(({ held, x, y }) => held === POINT && Number.isInteger(x) && y === 20)).toBe(true);
    expect(new Set(places.map(({ x }) => x)).size).toBeLessThanOrEqual(3);
  });

  test('of each of two players has a half of a wide screen, and who is alone all of it', () => {
    const { input, canvas } = reader(duel);
    touch(canvas, 'pointerdown', 230, 100);
    expect(input.sample().held).toBe(LEFT_2 | Y);
    touch(canvas, 'pointermove', 150, 100);
    expect(input.sample().held).toBe(RIGHT | X);
  });
});

test('arrows move the free cursor faster and faster, and Space draws there', () => {
  const { input } = reader(drawing);
  key('keydown', 'ArrowRight');
  input.sample();
  const first = input.cursor?.x ?? 0;
  for (let i = 0; i < 30; i++) input.sample();
  const pace = ((input.cursor?.x ?? 0) - first) / 30;
  expect(first - 200).toBeLessThan(pace);
  key('keyup', 'ArrowRight');
  key('keydown', 'Space');
  expect(input.sample()).toEqual({ held: POINT, x: Math.round((input.cursor?.x ?? 0) / 2), y: 75 });
  key('keyup', 'Space');
});

describe('a pad', () => {
  const pad = (axes: number[], down: number[] = []) => ({
    connected: true,
    axes,
    buttons: Array.from({ length: 16 }, (_, i) => ({ pressed: down.includes(i), value: 0 })),
  });

  test('has a stick with a dead middle, buttons, and Start', () => {
    const { input, told } = reader(twoWay);
    const give = (...pads: unknown[]) => Object.assign(navigator, { getGamepads: () => pads });
    give(pad([0.2, 0]));
    expect(input.sample()).toEqual(IDLE);
    give(null, pad([-0.8, 0], [0, 9]));
    expect(input.sample().held).toBe(LEFT | A);
    input.sample();
    expect(told).toEqual(['pause']);
    expect(input.device).toBe('pad');
    give();
  });

  test('leads the free cursor along a flat slope', () => {
    const { input } = reader(drawing);
    Object.assign(navigator, { getGamepads: () => [pad([0.9, 0.2])] });
    for (let i = 0; i < 10; i++) input.sample();
    const { x = 200, y = 150 } = input.cursor ?? {};
    expect((y - 150) / (x - 200)).toBeCloseTo(0.2 / 0.9);
    Object.assign(navigator, { getGamepads: () => [] });
  });

  test('that the page may not know of is no end of the game', () => {
    const { input } = reader(twoWay);
    const getGamepads = () => {
      throw new DOMException(
        'Access to the feature "gamepad" is disallowed by permissions policy.',
        'SecurityError',
      );
    };
    Object.assign(navigator, { getGamepads });
    expect(input.sample()).toEqual(IDLE);
    Object.assign(navigator, { getGamepads: () => [] });
  });
});
