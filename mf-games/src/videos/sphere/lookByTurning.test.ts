import { lookByTurning, mayTurn, mustAskToTurn } from './lookByTurning.ts';

/** jsdom knows no phone that is turned. */
function turn(alpha: number | null, beta: number | null) {
  window.dispatchEvent(Object.assign(new Event('deviceorientation'), { alpha, beta }));
}

test('a phone that is turned looks about as far as it was turned, over north too', () => {
  const turns: number[][] = [];
  const stop = lookByTurning((right, up) =>
    turns.push([right, up].map((radians) => Math.round((radians * 180) / Math.PI))),
  );
  turn(10, 40);
  turn(350, 45);
  turn(null, null);
  turn(340, 45);
  stop();
  turn(90, 0);
  expect(turns).toEqual([
    [20, 5],
    [10, 0],
  ]);
});

describe('a browser that asks first', () => {
  const says = (answer: () => Promise<string>) =>
    Object.assign(window, { DeviceOrientationEvent: { requestPermission: answer } });
  afterEach(() => Reflect.deleteProperty(window, 'DeviceOrientationEvent'));

  test.each([
    ['granted', true],
    ['denied', false],
  ])('and hears %s', async (answer, may) => {
    says(async () => answer);
    expect(mustAskToTurn()).toBe(true);
    expect(await mayTurn()).toBe(may);
  });

  test('and refuses to ask', async () => {
    says(() => Promise.reject(new Error('Not now.')));
    expect(await mayTurn()).toBe(false);
  });
});

test('others are not asked', () => expect(mustAskToTurn()).toBe(false));
