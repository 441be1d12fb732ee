import { askWithProgress } from './askWithProgress.ts';

/** The browser's own request, as far as the code speaks to it. */
class TestRequest {
  static last: TestRequest;
  readonly upload: { onprogress?(event: { loaded: number; total: number }): void } = {};
  readonly headers: Record<string, string> = {};
  opened = '';
  sent: unknown;
  status = 0;
  responseText = '';
  onload?(): void;
  onerror?(): void;
  onabort?(): void;
  onloadend?(): void;

  constructor() {
    TestRequest.last = this;
  }
  open(method: string, url: string): void {
    this.opened = `${method} ${url}`;
  }
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }
  send(body: unknown): void {
    this.sent = body;
  }
  abort(): void {
    this.onabort?.();
    this.onloadend?.();
  }
  answer(status: number, text: string): void {
    Object.assign(this, { status, responseText: text });
    this.onload?.();
    this.onloadend?.();
  }
}

const { XMLHttpRequest: realRequest, Response: realResponse } = globalThis;

beforeAll(() => {
  const response = function (this: object, text: string, { status }: { status: number }) {
    return { ok: status < 300, status, json: async () => JSON.parse(text) as unknown };
  };
  Object.assign(globalThis, { XMLHttpRequest: TestRequest, Response: response });
});
afterAll(() => Object.assign(globalThis, { XMLHttpRequest: realRequest, Response: realResponse }));

function upload(signal?: AbortSignal) {
  const shares: number[] = [];
  const init = {
    method: 'POST',
    headers: { authorization: 'Bearer a' },
    body: 'file',
    ...(signal && { signal }),
  };
  const answer = askWithProgress('/api/media', init, (share) => shares.push(share));
  return { answer, shares, request: TestRequest.last };
}

test('sends what fetch would send, and tells how much has gone out', async () => {
  const { answer, shares, request } = upload();
  expect(request.opened).toBe('POST /api/media');
  expect(request.headers).toEqual({ authorization: 'Bearer a' });
  expect(request.sent).toBe('file');
  request.upload.onprogress?.({ loaded: 5, total: 20 });
  request.upload.onprogress?.({ loaded: 20, total: 20 });
  request.answer(200, '{"id":"1"}');
  expect(shares).toEqual([0.25, 1]);
  await expect((await answer).json()).resolves.toEqual({ id: '1' });
});

test('a refusal is an answer like any other', async () => {
  const { answer, request } = upload();
  request.answer(413, '{}');
  await expect(answer).resolves.toMatchObject({ ok: false, status: 413 });
});

test('a network that is gone rejects as fetch does', async () => {
  const { answer, request } = upload();
  request.onerror?.();
  await expect(answer).rejects.toThrow(TypeError);
});

test('whoever gives the call up ends the upload', async () => {
  const leaving = new AbortController();
  const { answer } = upload(leaving.signal);
  leaving.abort();
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
});
