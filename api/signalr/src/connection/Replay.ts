import { type Frame } from '../protocol/Frame.ts';

/** What was sent and not yet acknowledged, so that it can be sent again after the client returns. */
export class Replay {
  /** By their numbers. A list would move all that is left at each acknowledgement. */
  readonly #frames = new Map<number, Frame>();
  #count = 0;
  #acknowledged = 0;
  #bytes = 0;

  get bytes(): number {
    return this.#bytes;
  }

  /**
   * What the Sequence message must carry. The published text says "one greater than the highest sent";
   * both real implementations send the oldest that is not acknowledged, and so do we.
   */
  get firstId(): number {
    return this.#acknowledged + 1;
  }

  push(frame: Frame): void {
    this.#count += 1;
    this.#frames.set(this.#count, frame);
    this.#bytes += frame.size;
  }

  acknowledge(sequenceId: number): void {
    const last = Math.min(sequenceId, this.#count);
    for (; this.#acknowledged < last; this.#acknowledged += 1) {
      const id = this.#acknowledged + 1;
      this.#bytes -= this.#frames.get(id)?.size ?? 0;
      this.#frames.delete(id);
    }
  }

  frames(): Iterable<Frame> {
    return this.#frames.values();
  }
}
