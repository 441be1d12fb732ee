import { spaceAbove, spaceFor } from './space.ts';
import { leapTo, type Span } from './span.ts';

/**
 * What the rows stand on, as tall as all of them together or as tall as it may be. Above the made rows it keeps a space
 * that gives way to whatever happens there: so the row that somebody reads stays where it is, also while they scroll.
 */
export class Sheet {
  readonly #element: HTMLElement;
  #rowPx: number;
  #measured: Span | undefined;
  #abovePx = 0;
  #belowPx = 0;
  /** What stays where it is, and how far from the top of the sheet that is. */
  #held: { row: Element; px: number } | undefined;

  constructor(element: HTMLElement, rowPx: number) {
    this.#element = element;
    this.#rowPx = rowPx;
  }

  /** About how tall a row is. */
  get rowPx(): number {
    return this.#rowPx;
  }

  /** The space for what is not made below. */
  get belowPx(): number {
    return this.#belowPx;
  }

  /** The top of each row and the bottom of the last, in pixels below the top of the window; none while it is nowhere. */
  edges(): number[] {
    const rows = [...this.#element.children].map((row) => row.getBoundingClientRect());
    const last = rows.at(-1);
    return last && last.bottom > (rows[0]?.top ?? 0) ? [...rows.map(({ top }) => top), last.bottom] : [];
  }

  /** How far the top of the window is below the top of the sheet; less than nothing when it is above. */
  depth(edges: readonly number[]): number {
    return this.#abovePx - (edges[0] ?? 0);
  }

  /** The rows that are made begin anew, so far from the top of the sheet. */
  begin(abovePx: number): void {
    this.#abovePx = abovePx;
    this.#held = undefined;
  }

  /** From here on a row stays where it is; without one, none does. */
  hold(index: number | undefined, edges: readonly number[]): void {
    const row = index === undefined ? undefined : this.#element.children[index];
    const px = this.#abovePx + ((edges[index ?? 0] ?? 0) - (edges[0] ?? 0));
    this.#held = row && { row, px };
  }

  /** Where to begin anew when nothing that is made is in the window, though there is something to see. */
  leap(span: Span, length: number, edges: readonly number[]): { index: number; abovePx: number } | undefined {
    const [top = 0, bottom = top] = [edges[0], edges.at(-1)];
    const isBelow = bottom < 0 && span.to < length;
    const isAbove = top > window.innerHeight && span.from > 0;
    if (!isBelow && !isAbove) return undefined;
    const px = this.depth(edges);
    const spaces = { abovePx: this.#abovePx, rowsPx: bottom - top, belowPx: this.#belowPx };
    const index = leapTo(span, { px, length, ...spaces });
    return { index, abovePx: index === 0 ? 0 : px };
  }

  /** After whatever has come, gone or grown: puts what is held back to where it was, and makes the space right. */
  settle({ from, to }: Span, length: number, isResting: boolean): void {
    const edges = this.edges();
    const [top, bottom] = [edges[0], edges.at(-1)];
    if (length === 0) this.#stretch(0, 0);
    if (top === undefined || bottom === undefined) return;
    this.#measure({ from, to }, bottom - top);
    if (this.#held?.row.isConnected)
      this.#abovePx = this.#held.px - (this.#held.row.getBoundingClientRect().top - top);
    const space = spaceAbove(this.#abovePx, { rows: from, rowPx: this.#rowPx, isResting });
    // By whole pixels: a browser scrolls by nothing smaller.
    const byPx = Math.ceil(space - this.#abovePx);
    this.#abovePx += byPx;
    if (this.#held) this.#held.px += byPx;
    this.#belowPx = spaceFor(length - to, this.#rowPx);
    const scroll = () => window.scrollBy({ top: byPx, behavior: 'instant' });
    // First of all: a page that becomes less tall would scroll by itself.
    if (byPx < 0) scroll();
    this.#stretch(this.#abovePx, this.#abovePx + bottom - top + this.#belowPx);
    if (byPx > 0) scroll();
  }

  #stretch(abovePx: number, wholePx: number): void {
    this.#element.style.paddingBlockStart = `${abovePx}px`;
    this.#element.style.blockSize = `${wholePx}px`;
  }

  /** Learns from each new span how tall a row is: slowly, so that the bar of the page does not tremble. */
  #measure({ from, to }: Span, px: number): void {
    if (this.#measured?.from === from && this.#measured.to === to) return;
    const mean = px / (to - from);
    this.#rowPx = this.#measured ? this.#rowPx + (mean - this.#rowPx) / 10 : mean;
    this.#measured = { from, to };
  }
}
