/** What a controller says with its sticks and buttons right now. A hand has none. */
export interface SourceReading {
  /** From -1 to 1, up and right above 0. */
  stickX: number;
  stickY: number;
  squeeze: boolean;
  /** A and X: jump. */
  low: boolean;
  /** B and Y: the menu. */
  high: boolean;
}

type Pad = Pick<Gamepad, 'axes' | 'buttons'>;

const STICK_LOW = 4;
const STICK_HIGH = 5;

/** Reads a controller by the layout that all share (xr-standard); without a stick its touchpad is one. */
export function readPad(pad: Pad | null | undefined, out: SourceReading): void {
  const axes = pad?.axes ?? [];
  const first = axes.length >= 4 ? 2 : 0;
  const pressed = (index: number) => pad?.buttons[index]?.pressed ?? false;
  out.stickX = axes[first] ?? 0;
  out.stickY = -(axes[first + 1] ?? 0) || 0;
  out.squeeze = pressed(1);
  out.low = pressed(STICK_LOW);
  // Few buttons: whoever squeezes wants the menu.
  out.high = (pad?.buttons.length ?? 0) > STICK_HIGH ? pressed(STICK_HIGH) : pressed(1);
}

export const noReading = (): SourceReading => ({
  ...{ stickX: 0, stickY: 0, squeeze: false, low: false, high: false },
});

/** The same button is one press until it is let go. */
export class Press {
  #was = false;

  read(isDown: boolean): boolean {
    const isNew = isDown && !this.#was;
    this.#was = isDown;
    return isNew;
  }
}
