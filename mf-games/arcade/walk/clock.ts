/** Hours of play in seconds: pictures come when they are asked for, each a sixtieth of a second after the last. */
export class Clock {
  private now = 0;
  private waiting: FrameRequestCallback[] = [];
  private readonly real = window.requestAnimationFrame.bind(window);

  constructor() {
    Object.assign(window, { requestAnimationFrame: (call: FrameRequestCallback) => this.waiting.push(call) });
    Object.defineProperty(performance, 'now', { value: () => this.now });
  }

  /** A browser brings moves of fingers just before its own next picture. */
  settle(): Promise<void> {
    return new Promise((resolve) => {
      this.real(() => resolve());
    });
  }

  /** One picture. A hair more than a sixtieth, so that rounding never swallows a step. */
  frame(): void {
    this.now += 1000 / 60 + 1e-5;
    const due = this.waiting;
    this.waiting = [];
    for (const call of due) call(this.now);
  }
}
