import { type HubMessage, isNumbered, MessageType } from '../protocol/messages.ts';
import { ProtocolError } from '../protocol/ProtocolError.ts';

/** Numbers what a stateful client sends, and tells repeats from other after it returned. */
export class InboundSequence {
  #next = 1;
  #latest = 0;
  #isWaiting = false;
  #acknowledged = 0;
  #bytes = 0;

  /** The number to acknowledge, or null when nothing new arrived since the last time. */
  get pendingAck(): number | null {
    return this.#latest > this.#acknowledged ? this.#latest : null;
  }

  /** Bytes received since the last acknowledgement. */
  get pendingBytes(): number {
    return this.#bytes;
  }

  acknowledged(): void {
    this.#acknowledged = this.#latest;
    this.#bytes = 0;
  }

  /** The client is gone: whatever arrives next counts only after its Sequence. */
  interrupted(): void {
    this.#isWaiting = true;
    // It may have missed the last acknowledgement, so say it again after the return.
    this.#acknowledged = 0;
  }

  isNew(message: HubMessage, bytes: number): boolean {
    if (message.type === MessageType.Sequence) {
      this.#restart(message.sequenceId);
      return false;
    }
    if (this.#isWaiting) return false;
    if (!isNumbered(message)) return true;
    const id = this.#next++;
    if (id <= this.#latest) return false;
    this.#latest = id;
    this.#bytes += bytes;
    return true;
  }

  #restart(sequenceId: number): void {
    if (sequenceId < 1 || sequenceId > this.#latest + 1) {
      throw new ProtocolError("Sequence ID greater than amount of messages we've received.");
    }
    this.#next = sequenceId;
    this.#isWaiting = false;
  }
}
