import { renderStep, type Step } from './renderStep.ts';

interface Output {
  isTTY?: boolean;
  columns?: number;
  write(text: string): unknown;
}

/**
 * The progress of a command. In a terminal the running steps stay at the bottom with their time
 * ticking; in a pipe each step is one line, written when it ends.
 */
export class StepList {
  readonly #out: Output;
  readonly #now: () => number;
  readonly #running = new Map<Step, number>();
  #drawn = 0;
  #ticking: NodeJS.Timeout | undefined;

  constructor(out: Output = process.stdout, now: () => number = () => performance.now()) {
    this.#out = out;
    this.#now = now;
  }

  /** Runs one step. `act` may leave a note beside its line; what it throws marks the step as failed. */
  async run<T>(title: string, act: (note: (text: string) => void) => Promise<T>): Promise<T> {
    const end = this.begin(title);
    let note: string | undefined;
    try {
      const result = await act((text) => (note = text));
      end('done', note);
      return result;
    } catch (error) {
      end('failed', note);
      throw error;
    }
  }

  /** Opens a step that somebody else runs; the answer closes it. */
  begin(title: string): (state: 'done' | 'failed', note?: string) => void {
    const step: Step = { title, state: 'running', ms: 0 };
    this.#running.set(step, this.#now());
    if (this.#out.isTTY) this.#ticking ??= setInterval(() => this.#redraw(), 200);
    this.#redraw();
    return (state, note) => {
      Object.assign(step, { state, note, ms: this.#elapsed(step) });
      this.#running.delete(step);
      this.print(renderStep(step));
      if (this.#running.size > 0) return;
      clearInterval(this.#ticking);
      this.#ticking = undefined;
    };
  }

  /** Whatever still runs will not end any more. */
  failRunning(): void {
    for (const step of this.#running.keys()) {
      this.#running.delete(step);
      this.print(renderStep({ ...step, state: 'failed' }));
    }
    clearInterval(this.#ticking);
  }

  /** A step that was looked at and left out, with the reason. */
  skip(title: string, why: string): void {
    this.print(renderStep({ title, state: 'skipped', ms: 0, note: why }));
  }

  /** A line of its own, above the steps that still run. */
  print(line: string): void {
    this.#erase();
    this.#out.write(`${line}\n`);
    this.#draw();
  }

  #elapsed(step: Step): number {
    return this.#now() - (this.#running.get(step) ?? this.#now());
  }

  #redraw(): void {
    this.#erase();
    this.#draw();
  }

  #draw(): void {
    if (!this.#out.isTTY) return;
    for (const step of this.#running.keys()) {
      const line = renderStep({ ...step, ms: this.#elapsed(step) });
      this.#out.write(`${line.slice(0, (this.#out.columns ?? 100) - 1)}\n`);
    }
    this.#drawn = this.#running.size;
  }

  #erase(): void {
    if (this.#drawn > 0) this.#out.write(`\x1b[${this.#drawn}A\x1b[J`);
    this.#drawn = 0;
  }
}
