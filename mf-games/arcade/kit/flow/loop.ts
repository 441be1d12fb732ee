const STEP = 1 / 60;
const MOST_STEPS = 5;

interface LoopPlan {
  step: () => void;
  /** `alpha` is how far the clock is between two steps; `delta` the seconds since the last picture. */
  draw: (alpha: number, delta: number) => void;
  /** Times real time. */
  speed: () => number;
}

/** Sixty steps a second whatever the screen does: a slow frame is caught up with by at most five, the rest is dropped. */
export class Loop {
  private readonly plan: LoopPlan;
  private owed = 0;
  private last = 0;
  private handle = 0;
  /** Seconds of game time that have passed, and the steps that were taken in them. */
  readonly counted = { seconds: 0, steps: 0 };

  constructor(plan: LoopPlan) {
    this.plan = plan;
  }

  start(): void {
    this.last = performance.now();
    this.handle = requestAnimationFrame((now) => this.frame(now));
  }

  stop(): void {
    cancelAnimationFrame(this.handle);
  }

  private frame(now: number): void {
    this.handle = requestAnimationFrame((next) => this.frame(next));
    const passed = Math.max(0, (now - this.last) / 1000);
    const delta = Math.min(0.25, passed);
    this.counted.seconds += passed * this.plan.speed();
    this.last = now;
    this.owed = Math.min(this.owed + delta * this.plan.speed(), STEP * MOST_STEPS);
    while (this.owed >= STEP) {
      this.owed -= STEP;
      this.counted.steps += 1;
      this.plan.step();
    }
    this.plan.draw(this.owed / STEP, delta);
  }
}
