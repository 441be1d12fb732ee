import { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { ARRIVAL_MS, hurry, takeTime } from './hurry.ts';

class TestRequest extends EventEmitter {
  complete = false;
  readonly socket = { bytesRead: 0 };
  silence = 0;
  fallSilent: () => void = () => undefined;
  destroy = jest.fn();
  readonly headers: Record<string, string>;
  constructor(headers: Record<string, string> = { 'content-length': '5' }) {
    super();
    this.headers = headers;
  }
  setTimeout(ms: number, act: () => void = () => undefined) {
    this.silence = ms;
    this.fallSilent = act;
  }
}
const asRequest = (request: TestRequest) => request as unknown as IncomingMessage;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('a request that brings something', () => {
  it.each<Record<string, string>>([{ 'content-length': '5' }, { 'transfer-encoding': 'chunked' }])(
    'is cut off after half a minute (%j)',
    (headers) => {
      const request = new TestRequest(headers);
      hurry(asRequest(request));
      jest.advanceTimersByTime(ARRIVAL_MS - 1);
      expect(request.destroy).not.toHaveBeenCalled();
      jest.advanceTimersByTime(1);
      expect(request.destroy).toHaveBeenCalled();
    },
  );

  it('is left alone once it is here, or gone', () => {
    const [here, gone] = [new TestRequest(), new TestRequest()];
    for (const request of [here, gone]) hurry(asRequest(request));
    here.complete = true;
    gone.emit('close');
    jest.advanceTimersByTime(ARRIVAL_MS);
    expect([here.destroy.mock.calls, gone.destroy.mock.calls]).toEqual([[], []]);
  });

  it('may take its time when it brings files, unless it falls silent', () => {
    const request = new TestRequest();
    hurry(asRequest(request));
    const { done } = takeTime(asRequest(request));
    jest.advanceTimersByTime(10 * ARRIVAL_MS);
    expect(request.destroy).not.toHaveBeenCalled();
    request.fallSilent();
    expect(request.destroy).toHaveBeenCalledTimes(1);
    done();
    expect(request.silence).toBe(0);
  });
});

it('a request that brings nothing has no clock', () => {
  hurry(asRequest(new TestRequest({})));
  expect(jest.getTimerCount()).toBe(0);
});
