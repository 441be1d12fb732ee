/** The first bytes of a PNG that says it is so large; what comes after them nobody looks at in a test. */
export function aPng(width: number, height: number, bytes = 100): Uint8Array<ArrayBuffer> {
  const png = new Uint8Array(bytes);
  png.set([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13]);
  png.set(new TextEncoder().encode('IHDR'), 12);
  const view = new DataView(png.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return png;
}
