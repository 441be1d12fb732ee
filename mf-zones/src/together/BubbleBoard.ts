/** Where the bubbles of people are on the picture. The scene writes it with each frame, past React. */
export class BubbleBoard {
  readonly #elements = new Map<number, HTMLElement>();

  has(id: number): boolean {
    return this.#elements.has(id);
  }

  /** For a `ref`: the bubble over somebody's head, or none any more. */
  hold(id: number): (element: HTMLElement | null) => void {
    return (element) => {
      if (element) this.#elements.set(id, element);
      else this.#elements.delete(id);
    };
  }

  put(id: number, isSeen: boolean, x: number, y: number): void {
    const element = this.#elements.get(id);
    if (!element) return;
    element.style.opacity = isSeen ? '1' : '0';
    element.style.translate = `calc(${Math.round(x)}px - 50%) calc(${Math.round(y)}px - 100%)`;
  }
}
