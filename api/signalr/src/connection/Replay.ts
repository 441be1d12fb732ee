import { type Frame } from '../protocol/Frame.ts';

interface Entry {
  readonly id: number;
  readonly frame: Frame;
}

/** What was sent and not yet acknowledged, so that it can be sent again after the client returns. */
export class Replay {
  #entries: Entry[] = [];
  #count = 0;
  #bytes = 0;

  get bytes(): number {
    return this.#bytes;
  }

  /**
   * What the Sequence message must carry. The published text says "one greater than the highest sent";
   * both real implementations send the oldest that is not acknowledged, and so do we.
   */
  get firstId(): number {
    return this.#entries[0]?.id ?? this.#count + 1;
  }

  push(frame: Frame): void {
    this.#count += 1;
    this.#entries.push({ id: this.#count, frame });
    this.#bytes += frame.size;
  }

  acknowledge(sequenceId: number): void {
    let done = 0;
    for (const entry of this.#entries) {
      if (entry.id > sequenceId) break;
      this.#bytes -= entry.frame.size;
      done += 1;
    }
    if (done > 0) this.#entries = this.#entries.slice(done);
  }

  *frames(): Generator<Frame> {
    for (const entry of this.#entries) yield entry.frame;
  }
}
