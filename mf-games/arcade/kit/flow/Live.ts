/** What screen readers hear of a picture: one polite sentence at a time, and only when it is another. */
export class Live {
  private readonly line = document.createElement('p');
  private said = '';

  constructor(canvas: HTMLCanvasElement, title: string) {
    canvas.setAttribute('role', 'img');
    canvas.setAttribute('aria-label', title);
    canvas.tabIndex = 0;
    this.line.setAttribute('aria-live', 'polite');
    this.line.className = 'live';
    canvas.after(this.line);
  }

  say(sentence: string): void {
    if (sentence === this.said) return;
    this.said = sentence;
    this.line.textContent = sentence;
  }
}
