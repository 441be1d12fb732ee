/**
 * Squash and stretch, or anything that is pushed and swings back: 120 ms, with a little overshoot. `value` rests at 0.
 * `squash.kick(-0.2)` on landing, then `scaleX: 1 - squash.value, scaleY: 1 + squash.value`.
 */
export class Spring {
  value = 0;
  private speed = 0;
  private readonly stiffness: number;
  private readonly damping: number;

  constructor(stiffness = 620, damping = 26) {
    this.stiffness = stiffness;
    this.damping = damping;
  }

  /** Puts it there at once; it swings home from there. */
  kick(value: number): void {
    this.value = value;
    this.speed = 0;
  }

  /** Follows a place that moves, as a rope its hand. */
  update(delta: number, home = 0): number {
    const time = Math.min(delta, 1 / 30);
    this.speed += (-(this.value - home) * this.stiffness - this.speed * this.damping) * time;
    this.value += this.speed * time;
    return this.value;
  }
}
