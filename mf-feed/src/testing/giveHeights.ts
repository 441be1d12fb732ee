const WINDOW_PX = 600;
const ROW_PX = 50;

/** jsdom knows no heights, and a list of visible rows shows none without. Here a window holds twelve. */
export function giveHeights(): void {
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const above = this.dataset['index'] ? [...(this.parentElement?.children ?? [])].indexOf(this) : 0;
    return new DOMRect(0, above * ROW_PX, 600, this.dataset['index'] ? ROW_PX : 0);
  });
  Object.assign(Element.prototype, { scrollTo: () => undefined });
  Object.assign(window, { scrollTo: () => undefined, scrollBy: () => undefined, innerHeight: WINDOW_PX });
}
