import { OwnMicrophone } from './OwnMicrophone.ts';

/** A microphone that counts how often it was asked for and how often it was given back. */
function aDevice() {
  const device = { asked: 0, givenBack: 0, answer: Promise.resolve() };
  const getUserMedia = async () => {
    device.asked += 1;
    await device.answer;
    const track = Object.assign(new EventTarget(), {
      enabled: true,
      stop: () => void (device.givenBack += 1),
    });
    return { getAudioTracks: () => [track] };
  };
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });
  return device;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'mediaDevices');
});

test('a microphone that stays off is given back after a minute, and asked for anew when it is wanted', async () => {
  const device = aDevice();
  const own = new OwnMicrophone(() => undefined);
  const first = await own.open();
  own.rest();
  expect(first?.enabled).toBe(false);
  jest.advanceTimersByTime(59_000);
  expect(await own.open()).toBe(first);
  expect(first?.enabled).toBe(true);
  jest.advanceTimersByTime(120_000);
  expect(device.givenBack).toBe(0);
  own.rest();
  jest.advanceTimersByTime(60_000);
  expect(device.givenBack).toBe(1);
  expect(await own.open()).not.toBe(first);
  expect(device.asked).toBe(2);
  own.close();
  expect(device.givenBack).toBe(2);
});

test('who lets go of the key before the microphone is there is not heard', async () => {
  const device = aDevice();
  let arrive = () => undefined as void;
  device.answer = new Promise((resolve) => (arrive = resolve));
  const own = new OwnMicrophone(() => undefined);
  const pressed = own.open();
  const pressedAgain = own.open();
  own.rest();
  arrive();
  expect((await pressed)?.enabled).toBe(false);
  expect((await pressedAgain)?.enabled).toBe(false);
  expect(device.asked).toBe(1);
  expect((await own.open())?.enabled).toBe(true);
  expect(device.asked).toBe(1);
});

test('who has left before the microphone is there gives it back at once', async () => {
  const device = aDevice();
  const own = new OwnMicrophone(() => undefined);
  const opening = own.open();
  own.close();
  expect(await opening).toBeNull();
  expect(device.givenBack).toBe(1);
});
