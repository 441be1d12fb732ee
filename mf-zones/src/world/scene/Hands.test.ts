import { Hands } from './Hands.ts';

const nothing = () => undefined;

function aPad(axes: number[], pressed: number[] = [], connected = true): Gamepad {
  const buttons = [0, 1, 2].map((n) => ({ pressed: pressed.includes(n), touched: false, value: 0 }));
  // As much of a pad as is read.
  return { connected, axes, buttons } as unknown as Gamepad;
}

afterEach(() => Reflect.deleteProperty(navigator, 'getGamepads'));

test('[2.17-1] a gamepad that is plugged in walks, looks and jumps; one that is pulled out does nothing', () => {
  let pads: (Gamepad | null)[] = [];
  Object.assign(navigator, { getGamepads: () => pads });
  const hands = new Hands({ onLook: nothing, onSwipe: nothing, onKey: nothing, onUse: nothing });
  expect(hands.intent()).toMatchObject({ ahead: 0, aside: 0, jump: false });
  // Browsers leave holes where others were.
  pads = [null, aPad([0.8, -1, -1, 0], [0])];
  expect(hands.intent()).toMatchObject({ ahead: 1, jump: true });
  expect(hands.intent().aside).toBeGreaterThan(0.5);
  expect(hands.intent().turn).toBeGreaterThan(0);
  pads = [null, aPad([0, -1], [], false)];
  expect(hands.intent()).toMatchObject({ ahead: 0, jump: false });
});

test('[2.17-1] the button at the left of the right thumb uses what is near, once for each press', () => {
  let pressed = [2];
  Object.assign(navigator, { getGamepads: () => [aPad([0, 0, 0, 0], pressed)] });
  const handleUse = jest.fn();
  const hands = new Hands({ onLook: nothing, onSwipe: nothing, onKey: nothing, onUse: handleUse });
  const pictures = () => [hands.intent(), hands.intent()];
  // Held since before one came in.
  pictures();
  expect(handleUse).toHaveBeenCalledTimes(0);
  pressed = [];
  pictures();
  pressed = [2];
  expect(pictures()).toEqual([expect.objectContaining({ jump: false }), expect.anything()]);
  expect(handleUse).toHaveBeenCalledTimes(1);
  pressed = [];
  pictures();
  pressed = [2];
  pictures();
  expect(handleUse).toHaveBeenCalledTimes(2);
});
