import { A, DOWN, LEFT, LEFT_2, POINT, RIGHT, RIGHT_2, UP, X, Y } from '../sim/Input.ts';
import type { Controls } from './Controls.ts';

const SWIPE_PX = 18;

interface Finger {
  startX: number;
  startY: number;
  x: number;
  y: number;
  bits: number;
}

/** Fingers and the mouse, as the bits that the game's kind of touch makes of them. */
export class Pointers {
  private readonly fingers = new Map<number, Finger>();
  private readonly canvas: HTMLCanvasElement;
  private readonly touch: Controls['touch'];
  private readonly onPress: (bits: number, isTouch: boolean) => void;
  /** Where the last finger is or was, in CSS pixels. */
  place = { x: 0, y: 0 };

  constructor(canvas: HTMLCanvasElement, touch: Controls['touch'], onPress: Pointers['onPress']) {
    this.canvas = canvas;
    this.touch = touch;
    this.onPress = onPress;
    canvas.addEventListener('pointerdown', (event) => this.handleDown(event));
    canvas.addEventListener('pointermove', (event) => this.handleMove(event));
    for (const end of ['pointerup', 'pointercancel'] as const)
      canvas.addEventListener(end, (event) => this.handleEnd(event));
    canvas.addEventListener('contextmenu', (event) => event.preventDefault());
  }

  get held(): number {
    let bits = 0;
    for (const finger of this.fingers.values()) bits |= finger.bits;
    return bits;
  }

  release(): void {
    this.fingers.clear();
  }

  private handleDown(event: PointerEvent): void {
    if (event.button > 0) return;
    this.canvas.setPointerCapture(event.pointerId);
    const x = event.offsetX;
    const y = event.offsetY;
    const bits = this.bitsAt(x, y);
    this.place = { x, y };
    this.fingers.set(event.pointerId, { startX: x, startY: y, x, y, bits });
    this.onPress(bits, event.pointerType === 'touch');
  }

  private handleMove(event: PointerEvent): void {
    const finger = this.fingers.get(event.pointerId);
    if (!finger) return;
    finger.x = event.offsetX;
    finger.y = event.offsetY;
    this.place = { x: finger.x, y: finger.y };
    if (this.touch === 'swipe') this.swipe(finger, event.pointerType === 'touch');
    else if (this.touch !== 'whole' && this.touch !== 'point') finger.bits = this.bitsAt(finger.x, finger.y);
  }

  private handleEnd(event: PointerEvent): void {
    const finger = this.fingers.get(event.pointerId);
    this.fingers.delete(event.pointerId);
    if (finger && this.touch === 'swipe' && finger.bits === 0 && event.type === 'pointerup')
      this.onPress(A, event.pointerType === 'touch');
  }

  /** A direction as soon as the finger has gone far enough; a bend in its way is a new one. */
  private swipe(finger: Finger, isTouch: boolean): void {
    const dx = finger.x - finger.startX;
    const dy = finger.y - finger.startY;
    if (Math.max(Math.abs(dx), Math.abs(dy)) < SWIPE_PX) return;
    const bits = Math.abs(dx) > Math.abs(dy) ? (dx < 0 ? LEFT : RIGHT) : dy < 0 ? UP : DOWN;
    finger.startX = finger.x;
    finger.startY = finger.y;
    if (bits === finger.bits) return;
    finger.bits = bits;
    this.onPress(bits, isTouch);
  }

  private bitsAt(x: number, y: number): number {
    const across = x / this.canvas.clientWidth;
    const isWide = this.canvas.clientWidth > this.canvas.clientHeight;
    if (this.touch === 'whole') return A;
    if (this.touch === 'point') return POINT;
    if (this.touch === 'swipe') return 0;
    if (this.touch === 'quarters') return [LEFT, DOWN, UP, RIGHT][Math.min(3, Math.floor(across * 4))] ?? 0;
    if (this.touch === 'sides') return across < 0.5 ? LEFT : RIGHT;
    // Two people at one screen: beside each other when it is wide, across from each other when it is tall.
    const isSecond = isWide ? across >= 0.5 : y < this.canvas.clientHeight / 2;
    const inHalf = isWide ? (across * 2) % 1 : isSecond ? 1 - across : across;
    // Who plays alone has the whole screen.
    const alone = across < 0.5 ? X : Y;
    if (isSecond) return alone | (inHalf < 0.5 ? LEFT_2 : RIGHT_2);
    return alone | (inHalf < 0.5 ? LEFT : RIGHT);
  }
}
