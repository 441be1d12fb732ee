import { noReading, Press, readPad } from './readPad.ts';

const button = (pressed: boolean): GamepadButton => ({ pressed, touched: pressed, value: Number(pressed) });
const pad = (axes: number[], down: number[] = [], count = 6) => ({
  axes,
  buttons: Array.from({ length: count }, (_, index) => button(down.includes(index))),
});

test('reads the stick that all controllers share, up above 0', () => {
  const out = noReading();
  readPad(pad([0, 0, 0.5, -1]), out);
  expect(out).toMatchObject({ stickX: 0.5, stickY: 1 });
});

test('a controller without a stick has its touchpad', () => {
  const out = noReading();
  readPad(pad([-0.5, 0.25], [], 3), out);
  expect(out).toMatchObject({ stickX: -0.5, stickY: -0.25 });
});

test('the upper button is the menu; where there is none, squeezing is', () => {
  const out = noReading();
  readPad(pad([0, 0, 0, 0], [5]), out);
  expect(out).toMatchObject({ high: true, low: false });
  readPad(pad([0, 0, 0, 0], [1]), out);
  expect(out).toMatchObject({ high: false, squeeze: true });
  readPad(pad([0, 0], [1], 3), out);
  expect(out.high).toBe(true);
});

test('a bare hand has no buttons', () => {
  const out = { ...noReading(), low: true, stickX: 1 };
  readPad(undefined, out);
  expect(out).toEqual(noReading());
});

test('a button that is held is pressed once', () => {
  const press = new Press();
  expect([true, true, false, true].map((down) => press.read(down))).toEqual([true, false, false, true]);
});
