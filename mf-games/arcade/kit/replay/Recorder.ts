import { type Input, IDLE } from '../sim/Input.ts';
import { type LogEntry, encodeLog } from './log.ts';

/** Keeps what the player did, as changes. */
export class Recorder {
  private readonly entries: LogEntry[] = [];
  private last: Input = IDLE;
  private ticks = 0;

  add(input: Input): void {
    const { held, x, y } = input;
    if (held !== this.last.held || x !== this.last.x || y !== this.last.y)
      this.entries.push({ tick: this.ticks, input });
    this.last = input;
    this.ticks += 1;
  }

  /** The whole run as text for the server. */
  encode(): string {
    return encodeLog({ entries: this.entries, ticks: this.ticks });
  }
}
