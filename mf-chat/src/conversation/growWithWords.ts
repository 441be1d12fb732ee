/** Makes a field as tall as its words where `field-sizing` is not known, as in Safari before 26.2. */
export function growWithWords(field: HTMLTextAreaElement): void {
  const { style } = field;
  if (Reflect.has(style, 'fieldSizing')) return;
  style.blockSize = 'auto';
  style.blockSize = `${field.scrollHeight + field.offsetHeight - field.clientHeight}px`;
}
