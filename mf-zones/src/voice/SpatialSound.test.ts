import { SpatialSound } from './SpatialSound.ts';

/** What a browser's sound has of which one sees where it has glided to. */
class TestParam {
  value = 0;
  setTargetAtTime(value: number): void {
    this.value = value;
  }
}

class TestNode {
  readonly gain = new TestParam();
  readonly positionX = new TestParam();
  readonly positionY = new TestParam();
  readonly positionZ = new TestParam();
  readonly forwardX = new TestParam();
  readonly forwardY = new TestParam();
  readonly forwardZ = new TestParam();
  readonly upX = new TestParam();
  readonly upY = new TestParam();
  readonly upZ = new TestParam();
  isConnected = false;
  connect<T>(to: T): T {
    this.isConnected = true;
    return to;
  }
  disconnect(): void {
    this.isConnected = false;
  }
}

const panners: TestPanner[] = [];
class TestPanner extends TestNode {
  readonly options: PannerOptions;
  panningModel: string | undefined;
  constructor(_: unknown, options: PannerOptions) {
    super();
    this.options = options;
    this.panningModel = options.panningModel;
    panners.push(this);
  }
}

function aContext() {
  const gains: TestNode[] = [];
  const listener = new TestNode();
  const context = {
    ...{ currentTime: 0, listener, destination: new TestNode() },
    createDynamicsCompressor: () => new TestNode(),
    createMediaStreamSource: () => new TestNode(),
    createGain: () => {
      const gain = new TestNode();
      gains.push(gain);
      return gain;
    },
    state: 'running',
    resume: async () => void (context.state = 'running'),
    close: async () => undefined,
  };
  // As much of a context as it asks for.
  return {
    ...{ context: context as unknown as AudioContext, listener, gains },
    interrupt: () => void (context.state = 'interrupted'),
  };
}

beforeEach(() => {
  panners.length = 0;
  Object.assign(globalThis, { PannerNode: TestPanner });
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
});
afterEach(() => Reflect.deleteProperty(globalThis, 'PannerNode'));

const stream = {} as MediaStream;
const upright = { ahead: [0, 0, 1], up: [0, 1, 0] } as const;
const placeOf = ({ positionX, positionY, positionZ }: TestNode) => [
  positionX.value,
  positionY.value,
  positionZ.value,
];

test('each voice comes from where its person stands, and follows them; nobody is heard beyond 14 m', () => {
  const { context } = aContext();
  const sound = new SpatialSound(context);
  sound.add(7, stream);
  sound.add(9, stream);
  const [seven, nine] = panners;
  if (!seven || !nine) throw new Error('A voice is missing.');
  sound.put(7, 3, 1.6, -4);
  sound.put(9, -2, 1.6, 5);
  expect([placeOf(seven), placeOf(nine)]).toEqual([
    [3, 1.6, -4],
    [-2, 1.6, 5],
  ]);
  sound.put(7, 4, 1.6, -4);
  expect(placeOf(seven)).toEqual([4, 1.6, -4]);
  expect(placeOf(nine)).toEqual([-2, 1.6, 5]);
  expect(seven.options).toMatchObject({ distanceModel: 'linear', refDistance: 2, maxDistance: 14 });
});

test('one hears from where one stands, the way one looks; who is muted is silent, who goes is gone', () => {
  const { context, listener, gains } = aContext();
  const sound = new SpatialSound(context);
  sound.listen({ x: 1, y: 1.6, z: 2, ahead: [0.6, 0, 0.8], up: [0, 0.8, 0.6] });
  expect(placeOf(listener)).toEqual([1, 1.6, 2]);
  const { forwardX, forwardY, forwardZ, upX, upY, upZ } = listener;
  expect([forwardX, forwardY, forwardZ].map(({ value }) => value)).toEqual([0.6, 0, 0.8]);
  expect([upX, upY, upZ].map(({ value }) => value)).toEqual([0, 0.8, 0.6]);
  sound.add(7, stream);
  sound.add(9, stream);
  sound.silence(new Set([7]));
  expect(gains.map(({ gain }) => gain.value)).toEqual([0, 1]);
  sound.remove(9);
  expect(panners.map(({ isConnected }) => isConnected)).toEqual([true, false]);
});

test('a browser that knows only the older way places people and turns the ears as well', () => {
  const { context } = aContext();
  const told: unknown[] = [];
  const older = {
    setPosition: (...at: number[]) => void told.push(at),
    setOrientation: (...way: number[]) => void told.push(way),
  };
  Object.defineProperty(context, 'listener', { value: older });
  const sound = new SpatialSound(context);
  sound.add(7, stream);
  const [seven] = panners;
  Object.assign(seven ?? {}, { positionX: undefined, setPosition: older.setPosition });
  sound.put(7, 3, 1.6, -4);
  sound.listen({ x: 1, y: 1.6, z: 2, ...upright });
  expect(told).toEqual([
    [3, 1.6, -4],
    [1, 1.6, 2],
    [0, 0, 1, 0, 1, 0],
  ]);
});

describe('how voices are placed', () => {
  const crowd = [1, 2, 3, 4, 5];
  const heard = (cores: number) => {
    const sound = new SpatialSound(aContext().context, cores);
    for (const id of crowd) sound.add(id, stream);
    const stand = (...far: number[]) => {
      far.forEach((x, index) => sound.put(index + 1, x, 0, 0));
      sound.listen({ x: 0, y: 0, z: 0, ...upright });
      return crowd.filter((_, index) => panners[index]?.panningModel === 'HRTF');
    };
    return { stand };
  };

  test('the three nearest are heard as ears hear, from behind and above; who is out of hearing is not', () => {
    const { stand } = heard(8);
    expect(stand(9, 2, 4, 6, 13)).toEqual([2, 3, 4]);
    expect(stand(1, 2, 4, 12, 13)).toEqual([1, 2, 3]);
    expect(stand(20, 2, 4, 15, 16)).toEqual([2, 3]);
  });

  test('two who are as near as each other do not take turns, which would be heard', () => {
    const { stand } = heard(8);
    expect(stand(1, 2, 5, 5.4, 13)).toEqual([1, 2, 3]);
    expect(stand(1, 2, 5.4, 5, 13)).toEqual([1, 2, 3]);
    expect(stand(1, 2, 7, 5, 13)).toEqual([1, 2, 4]);
  });

  test('a weak device places everybody between left and right alone', () => {
    expect(heard(4).stand(1, 2, 3, 4, 5)).toEqual([]);
  });
});

test('sound that a phone call took away is back with the next touch, while one talks', () => {
  const { context, interrupt } = aContext();
  const sound = new SpatialSound(context);
  interrupt();
  document.dispatchEvent(new Event('pointerdown'));
  expect(context.state).toBe('running');
  sound.close();
  interrupt();
  document.dispatchEvent(new Event('pointerdown'));
  expect(context.state).toBe('interrupted');
});
