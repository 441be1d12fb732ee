import { fromGamepad, fromKeys, fromSwipe, together, usesByGamepad } from '../walk/hands.ts';
import { IDLE, type Intent } from '../walk/Walker.ts';

/** Keys that would scroll the page or press a button; in a zone they walk. */
const WALKING = new Set([
  ...['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Space', 'PageUp', 'PageDown'],
  ...['KeyW', 'KeyA', 'KeyS', 'KeyD', 'KeyQ', 'KeyC'],
]);

interface HandsOptions {
  onLook: (yaw: number, pitch: number) => void;
  onSwipe: (way: 'forward' | 'back') => void;
  /** A key that does something once: its code. */
  onKey: (code: string) => void;
  /** A gamepad uses what is near. */
  onUse: () => void;
}

/** Everything that moves somebody: keys, mouse, fingers, buttons, a gamepad. */
export class Hands {
  /** What the stick and the buttons on the screen want. */
  readonly screen: Partial<Intent> = {};
  readonly #down = new Set<string>();
  readonly #options: HandsOptions;
  /** What is held while one comes in is no press. */
  #usedBefore = true;
  #drag: { id: number; x: number; y: number; fromX: number; fromY: number; touch: boolean } | null = null;

  constructor(options: HandsOptions) {
    this.#options = options;
  }

  /** Asked with each picture. */
  intent(): Intent {
    const pads = typeof navigator.getGamepads === 'function' ? navigator.getGamepads() : [];
    const pad = pads.find((each) => each?.connected);
    const uses = usesByGamepad(pad);
    if (uses && !this.#usedBefore) this.#options.onUse();
    this.#usedBefore = uses;
    return together(IDLE, fromKeys(this.#down), fromGamepad(pad), this.screen);
  }

  /** Listens to an element; the answer stops it. */
  hold(element: HTMLElement): () => void {
    const stop = new AbortController();
    const options = { signal: stop.signal };
    element.addEventListener('keydown', (event) => this.#keyDown(event), options);
    element.addEventListener('keyup', ({ code }) => this.#down.delete(code), options);
    element.addEventListener('blur', () => this.#down.clear(), options);
    element.addEventListener('pointerdown', (event) => this.#grab(event, element), options);
    element.addEventListener('pointermove', (event) => this.#pull(event), options);
    element.addEventListener('pointerup', (event) => this.#release(event), options);
    element.addEventListener('pointercancel', () => (this.#drag = null), options);
    return () => {
      stop.abort();
      this.#down.clear();
    };
  }

  #keyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (WALKING.has(event.code)) event.preventDefault();
    if (!event.repeat) this.#options.onKey(event.code);
    this.#down.add(event.code);
  }

  #grab(event: PointerEvent, element: HTMLElement): void {
    if (this.#drag || event.button !== 0) return;
    const { pointerId: id, clientX: x, clientY: y } = event;
    this.#drag = { id, x, y, fromX: x, fromY: y, touch: event.pointerType === 'touch' };
    element.focus({ preventScroll: true });
    element.setPointerCapture?.(id);
  }

  #pull({ pointerId, clientX, clientY }: PointerEvent): void {
    const drag = this.#drag;
    if (drag?.id !== pointerId) return;
    // A finger looks sideways only: up and down is a step.
    const pitch = drag.touch ? 0 : (drag.y - clientY) * 0.004;
    this.#options.onLook((drag.x - clientX) * 0.005, pitch);
    drag.x = clientX;
    drag.y = clientY;
  }

  #release({ pointerId, clientX, clientY }: PointerEvent): void {
    const drag = this.#drag;
    if (drag?.id !== pointerId) return;
    this.#drag = null;
    const way = drag.touch && fromSwipe(clientX - drag.fromX, clientY - drag.fromY);
    if (way) this.#options.onSwipe(way);
  }
}
