import { type Frame } from '../protocol/Frame.ts';
import { type Transport } from '../transports/Transport.ts';

/** A transport that keeps what it is given, as one to a client that does not read. */
export class TestTransport implements Transport {
  readonly name = 'WebSockets';
  readonly hasOwnKeepAlive = false;
  isBinary = false;
  isPaused = false;
  end: 'closed' | 'terminated' | null = null;
  readonly frames: string[] = [];
  bufferedBytes = 0;

  send({ payload }: Frame): void {
    this.frames.push(payload.toString('utf8'));
    this.bufferedBytes += payload.length;
  }

  cork(): void {}

  uncork(): void {}

  get isDeaf(): boolean {
    return this.isPaused;
  }

  pause(): void {
    this.isPaused = true;
  }

  resume(): void {
    this.isPaused = false;
  }

  ping(): void {}

  close(): void {
    this.end ??= 'closed';
  }

  terminate(): void {
    this.end ??= 'terminated';
  }

  tick(): void {
    // Time does nothing here.
  }
}
