import type { Motion } from '@plaza/api-contract';

const KEPT_MS = 30_000;
const EACH_MS = 500;

/** What somebody did and said in the last half minute: what a report is judged by. Nothing older is kept. */
export class Trail {
  readonly #steps: { atMs: number; x: number; z: number }[] = [];
  readonly #words: { atMs: number; text: string }[] = [];

  went({ x, z }: Motion, nowMs: number): void {
    const last = this.#steps.at(-1);
    if (last && nowMs - last.atMs < EACH_MS) return;
    this.#steps.push({ atMs: nowMs, x, z });
    if (this.#steps.length > KEPT_MS / EACH_MS) this.#steps.shift();
  }

  said(text: string, nowMs: number): void {
    this.#words.push({ atMs: nowMs, text });
    if (this.#words.length > 40) this.#words.shift();
  }

  /** In words, the oldest first. */
  tell(nowMs: number): string {
    const late = ({ atMs }: { atMs: number }) => nowMs - atMs <= KEPT_MS;
    const ago = (atMs: number) => `${Math.round((nowMs - atMs) / 1000)} s before`;
    const words = this.#words.filter(late).map(({ atMs, text }) => `${ago(atMs)}: ${text}`);
    const steps = this.#steps
      .filter(late)
      .map(({ atMs, x, z }) => `${ago(atMs)} at ${x.toFixed(1)}, ${z.toFixed(1)}`);
    return [...words, ...steps].join('\n');
  }
}
