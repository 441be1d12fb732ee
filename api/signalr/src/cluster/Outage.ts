import { type Log } from '../log.ts';

export type ClusterState = 'lost' | 'restored';

/** Whether this node can speak to the others and hear them, told once per change. */
export class Outage {
  readonly #log: Log;
  readonly #onChange: (state: ClusterState) => void;
  #isDeaf = false;
  #isMute = false;

  constructor(log: Log, onChange: (state: ClusterState) => void) {
    this.#log = log;
    this.#onChange = onChange;
  }

  get isOn(): boolean {
    return this.#isDeaf || this.#isMute;
  }

  setDeaf(isDeaf: boolean, error?: unknown): void {
    this.#change(() => {
      this.#isDeaf = isDeaf;
      // What can be heard again can be spoken to again; if not, the next word will show it.
      if (!isDeaf) this.#isMute = false;
    }, error);
  }

  setMute(isMute: boolean, error?: unknown): void {
    if (this.#isMute === isMute) return;
    this.#change(() => {
      this.#isMute = isMute;
    }, error);
  }

  #change(change: () => void, error: unknown): void {
    const was = this.isOn;
    change();
    if (was === this.isOn) return;
    const text = this.isOn
      ? 'the backplane is away: clients of other nodes are not reached'
      : 'the backplane is back';
    this.#log({ level: 'warn', text, error });
    this.#onChange(this.isOn ? 'lost' : 'restored');
  }
}
