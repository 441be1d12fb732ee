import type { Frame } from '../protocol/Frame.ts';
import { type Outgoing } from '../protocol/Outgoing.ts';
import { type Protocol } from '../protocol/Protocol.ts';
import { type Transport } from '../transports/Transport.ts';

interface Bounds {
  readonly pressureBytes: number;
  readonly overflowBytes: number;
}

/** Everything that goes to one client: numbers it, keeps it for a return, and knows when the client is too slow. */
export class Outbox {
  readonly #protocol: Protocol;
  readonly #bounds: Bounds;
  readonly #replay: Replay | null;
  #transport: Transport | null;
  #isHeld = false;
  #waiting: (() => void)[] | null = null;

  constructor(protocol: Protocol, transport: Transport, bounds: Bounds, isStateful: boolean) {
    this.#protocol = protocol;
    this.#transport = transport;
    this.#bounds = bounds;
    this.#replay = isStateful ? new Replay() : null;
  }

  /** Unsent or unacknowledged bytes, whichever is more: the one is part of the other while connected. */
  get bytes(): number {
    return Math.max(this.#transport?.bufferedBytes ?? 0, this.#replay?.bytes ?? 0);
  }

  get isOverflowing(): boolean {
    return this.bytes > this.#bounds.overflowBytes;
  }

  /** False when an ephemeral message was dropped. */
  send(outgoing: Outgoing): boolean {
    if (outgoing.isEphemeral && (!this.#transport || this.bytes > this.#bounds.pressureBytes)) return false;
    const frame = outgoing.frame(this.#protocol);
    if (this.#replay && outgoing.isNumbered) {
      this.#replay.push(frame);
      if (!this.#isHeld) this.#transport?.send(frame);
    } else {
      this.#transport?.send(frame);
    }
    return true;
  }

  /** Numbered messages wait in the replay buffer until `release`. */
  hold(): void {
    this.#isHeld = this.#replay !== null;
  }

  release(): void {
    if (!this.#isHeld) return;
    this.#isHeld = false;
    this.#sendAgain();
  }

  acknowledge(sequenceId: number): void {
    this.#replay?.acknowledge(sequenceId);
    this.settle();
  }

  detach(): void {
    this.#transport = null;
    this.#isHeld = false;
  }

  /** The client is back on a new transport: first where we are, then all it may have missed. */
  reattach(transport: Transport, sequence: (firstId: number) => Outgoing): void {
    this.#transport = transport;
    transport.send(sequence(this.#replay?.firstId ?? 1).frame(this.#protocol));
    this.#sendAgain();
    this.settle();
  }

  /** Undefined when the client may be sent more at once, else a promise for then. */
  space(): Promise<void> | undefined {
    if (this.bytes <= this.#bounds.pressureBytes) return undefined;
    return new Promise<void>((resolve) => {
      (this.#waiting ??= []).push(resolve);
    });
  }

  /** Lets waiting streams go on if there is space, or in any case when it is all over. */
  settle(isOver = false): void {
    if (!this.#waiting || (!isOver && this.bytes > this.#bounds.pressureBytes)) return;
    const waiting = this.#waiting;
    this.#waiting = null;
    for (const resolve of waiting) resolve();
  }

  #sendAgain(): void {
    if (!this.#transport || !this.#replay) return;
    this.#transport.cork();
    for (const frame of this.#replay.frames()) this.#transport.send(frame);
    this.#transport.uncork();
  }
}

/** What was sent and not yet acknowledged, so that it can be sent again after the client returns. */
class Replay {
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
