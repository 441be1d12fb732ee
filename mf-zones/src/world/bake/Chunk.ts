/** What one call draws, as bytes. They travel from the worker without a copy. */
export interface Chunk {
  position: Float32Array<ArrayBuffer>;
  /** Three signed bytes, one empty. */
  normal: Int8Array<ArrayBuffer>;
  /** Square roots of the colour, where the dark is finer; then glow over 1.25. */
  albedo: Uint8Array<ArrayBuffer>;
  /** Square roots of a quarter of the lamps' light, then how open the spot is. */
  light: Uint8Array<ArrayBuffer>;
  /** Sun, then the square root of an eighth of the sway. */
  effect: Uint8Array<ArrayBuffer>;
  index: Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer>;
}

export const unitByte = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 255);

export const lampByte = (value: number) => unitByte(Math.sqrt(Math.max(0, value) / 4));
