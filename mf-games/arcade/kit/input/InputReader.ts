import { clamp } from '../sim/dmath.ts';
import { holding, IDLE, type Input, POINT, pointing, TYPED } from '../sim/Input.ts';
import type { Controls } from './Controls.ts';
import { type Command, Keyboard } from './Keyboard.ts';
import { Pads } from './Pads.ts';
import { Pointers } from './Pointers.ts';

/** What the last press came from, for the sign that shows how to play. */
export type Device = 'keys' | 'touch' | 'mouse' | 'pad';

interface ReaderPlan {
  canvas: HTMLCanvasElement;
  controls: Controls;
  remap: () => Readonly<Record<string, string>>;
  toBoard: (x: number, y: number) => { x: number; y: number };
  onGesture: () => void;
  onCommand: (command: Command) => void;
  onPage: (by: 1 | -1) => void;
}

/** Slowest and fastest pace of the free cursor in pixels a second. */
const CURSOR = { slow: 120, fast: 300, growth: 450 };

/** All devices as one `Input` a tick. A press shorter than a tick still counts as one. */
export class InputReader {
  device: Device = matchMedia('(pointer: coarse)').matches ? 'touch' : 'keys';
  /** The free cursor in CSS pixels; undefined until keys or a pad move it. */
  cursor: { x: number; y: number } | undefined;
  private readonly plan: ReaderPlan;
  private readonly keyboard: Keyboard;
  private readonly pointers: Pointers;
  private readonly pads: Pads;
  private readonly arrows = new Set<string>();
  private latched = 0;
  private typed: string[] = [];
  private cursorPace = CURSOR.slow;
  private samples = 0;
  private last: Input = IDLE;
  private usesCursor = false;

  constructor(plan: ReaderPlan) {
    this.plan = plan;
    this.keyboard = new Keyboard({
      controls: plan.controls,
      remap: plan.remap,
      onPress: (bits) => this.press(bits, 'keys'),
      onCommand: plan.onCommand,
      onTyped: (character) => {
        this.typed.push(character);
        this.press(0, 'keys');
      },
      onPage: plan.onPage,
    });
    this.pointers = new Pointers(plan.canvas, plan.controls.touch, (bits, isTouch) => {
      this.usesCursor = false;
      this.cursor = undefined;
      this.press(bits, isTouch ? 'touch' : 'mouse');
    });
    this.pads = new Pads(plan.controls, {
      onPress: () => this.press(0, 'pad'),
      onStart: () => plan.onCommand('pause'),
    });
    addEventListener('blur', () => this.release());
    if (plan.controls.freeCursor) this.listenToArrows();
  }

  /** Once a tick. */
  sample(): Input {
    this.samples += 1;
    const pad = this.pads.read();
    this.moveCursor(pad.x, pad.y);
    const held = this.keyboard.held | this.pointers.held | pad.held | this.latched;
    this.latched = 0;
    const character = this.typed.shift();
    if (character) this.last = { held: held | TYPED, x: character.charCodeAt(0), y: 0 };
    else if (held & POINT) this.last = this.point(held);
    else this.last = holding(held);
    return this.last;
  }

  /** Lets go of everything, as when the window loses the keyboard. */
  release(): void {
    this.keyboard.release();
    this.pointers.release();
    this.arrows.clear();
    this.latched = 0;
    this.typed = [];
  }

  private press(bits: number, device: Device): void {
    this.device = device;
    if (device === 'keys' && bits & POINT) this.usesCursor = true;
    this.latched |= bits;
    this.plan.onGesture();
  }

  /** A place is taken twenty times a second: a log of a drawn line stays short. */
  private point(held: number): Input {
    if (this.last.held === held && this.samples % 3 !== 0) return this.last;
    const pixel = this.usesCursor && this.cursor ? this.cursor : this.pointers.place;
    const { x, y } = this.plan.toBoard(pixel.x, pixel.y);
    return pointing(x, y, held);
  }

  private listenToArrows(): void {
    addEventListener('keydown', ({ code }) => {
      if (!code.startsWith('Arrow')) return;
      this.arrows.add(code);
      this.device = 'keys';
    });
    addEventListener('keyup', ({ code }) => this.arrows.delete(code));
  }

  private moveCursor(padX: number, padY: number): void {
    if (!this.plan.controls.freeCursor) return;
    const along = (more: string, less: string) =>
      Number(this.arrows.has(more)) - Number(this.arrows.has(less));
    const x = clamp(along('ArrowRight', 'ArrowLeft') + padX, -1, 1);
    const y = clamp(along('ArrowDown', 'ArrowUp') + padY, -1, 1);
    if (x === 0 && y === 0) {
      this.cursorPace = CURSOR.slow;
      return;
    }
    this.usesCursor = true;
    this.cursorPace = Math.min(CURSOR.fast, this.cursorPace + CURSOR.growth / 60);
    const { clientWidth, clientHeight } = this.plan.canvas;
    const from = this.cursor ?? { x: clientWidth / 2, y: clientHeight / 2 };
    this.cursor = {
      x: clamp(from.x + (x * this.cursorPace) / 60, 0, clientWidth),
      y: clamp(from.y + (y * this.cursorPace) / 60, 0, clientHeight),
    };
  }
}
