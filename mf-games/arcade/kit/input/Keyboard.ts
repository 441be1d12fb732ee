import type { Controls } from './Controls.ts';

/** What keys mean to the flow, whatever the game does with the others. */
export type Command = 'pause' | 'mute' | 'retry' | 'confirm';

const COMMANDS: Readonly<Record<string, Command>> = {
  KeyP: 'pause',
  Escape: 'pause',
  KeyM: 'mute',
  KeyR: 'retry',
  Enter: 'confirm',
};

export interface KeyboardPlan {
  controls: Controls;
  /** A key of the player's to the key that it stands for. */
  remap: () => Readonly<Record<string, string>>;
  onPress: (bits: number) => void;
  onCommand: (command: Command) => void;
  onTyped: (character: string) => void;
  /** PageUp and PageDown, which belong to the page around the game. */
  onPage: (by: 1 | -1) => void;
}

/** Keys that are down, as bits. Only the game's own are kept from the browser. */
export class Keyboard {
  private readonly down = new Map<string, number>();
  private readonly plan: KeyboardPlan;

  constructor(plan: KeyboardPlan) {
    this.plan = plan;
    addEventListener('keydown', (event) => this.handleDown(event));
    addEventListener('keyup', (event) => this.down.delete(event.code));
  }

  get held(): number {
    let bits = 0;
    for (const one of this.down.values()) bits |= one;
    return bits;
  }

  release(): void {
    this.down.clear();
  }

  private handleDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const code = this.plan.remap()[event.code] ?? event.code;
    if (code === 'PageUp' || code === 'PageDown') {
      event.preventDefault();
      if (!event.repeat) this.plan.onPage(code === 'PageDown' ? 1 : -1);
      return;
    }
    const { controls } = this.plan;
    // A letter with dots or an accent is the letter below it.
    const plain = event.key.normalize('NFD').charAt(0).toLowerCase();
    const letter = controls.typed && /^\p{L}$/u.test(event.key) && /^[a-z]$/.test(plain);
    const bits = letter ? 0 : controls.keys[code];
    // Who sees a title presses the longest key first, also where it is none of the game's.
    const command = letter ? undefined : code === 'Space' && !bits ? 'confirm' : COMMANDS[code];
    if (bits === undefined && !letter && !command) return;
    event.preventDefault();
    if (event.repeat) return;
    if (letter) this.plan.onTyped(plain);
    if (bits) {
      this.down.set(event.code, bits);
      this.plan.onPress(bits);
    }
    if (command) this.plan.onCommand(command);
  }
}
