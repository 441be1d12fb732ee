/** jsdom has no channels; this one delivers at once. */
export class TestPort {
  other: TestPort | undefined;
  onmessage: ((event: { data: unknown; timeStamp: number }) => void) | null = null;
  isClosed = false;
  at = 0;
  postMessage(data: unknown): void {
    if (!this.isClosed) this.other?.onmessage?.({ data, timeStamp: this.at });
  }
  close(): void {
    this.isClosed = true;
  }
}

class TestChannel {
  readonly port1 = new TestPort();
  readonly port2 = new TestPort();
  constructor() {
    this.port1.other = this.port2;
    this.port2.other = this.port1;
  }
}

/** Call it at the top of a test file. */
export function installTestChannel(): void {
  const before = globalThis.MessageChannel;
  beforeAll(() => void Object.assign(globalThis, { MessageChannel: TestChannel }));
  afterAll(() => void Object.assign(globalThis, { MessageChannel: before }));
}
