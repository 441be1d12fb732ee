import { Speaker } from './Speaker.ts';

/** As much of the browser's sound as is asked for before anything sounds. */
class TestAudio {
  static last: TestAudio | undefined;
  state = 'running';
  readonly sampleRate = 10;
  readonly createGain = () => ({ gain: { value: 0 }, connect: () => undefined });
  readonly createBuffer = () => ({ getChannelData: () => new Float32Array(20) });
  readonly resume = async () => void (this.state = 'running');
  readonly close = async () => void (this.state = 'closed');
  constructor() {
    TestAudio.last = this;
  }
}

beforeEach(() => void Object.assign(globalThis, { AudioContext: TestAudio }));
afterEach(() => Reflect.deleteProperty(globalThis, 'AudioContext'));

const touch = () => document.dispatchEvent(new Event('pointerdown'));

test('a place that a phone call made silent sounds again with the next touch, as long as one is in it', async () => {
  const speaker = new Speaker();
  const context = TestAudio.last;
  if (!context) throw new Error('Nothing sounds.');
  context.state = 'interrupted';
  touch();
  expect(context.state).toBe('running');
  await speaker.dispose();
  touch();
  expect(context.state).toBe('closed');
});
