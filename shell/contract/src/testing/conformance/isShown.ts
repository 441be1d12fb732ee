/** Whether a visitor would see, or hear read, anything in the element. */
export function isShown(element: HTMLElement): boolean {
  if (element.textContent.trim() !== '') return true;
  return element.querySelector('img, svg, canvas, video, iframe, input, [role], [aria-label]') !== null;
}
