import { type Crop, moveCrop, type PictureSize, zoomCrop } from './crop.ts';

const step = 0.06;
const nearer = 1.15;

const moves: Readonly<Record<string, { right: number; down: number }>> = {
  ArrowLeft: { right: -step, down: 0 },
  ArrowRight: { right: step, down: 0 },
  ArrowUp: { right: 0, down: -step },
  ArrowDown: { right: 0, down: step },
};

/** What a key does to what is shown; nothing for a key that means something else. */
export function cropKey(picture: PictureSize, crop: Crop, key: string): Crop | undefined {
  const by = moves[key];
  if (by) return moveCrop(picture, crop, by);
  if (key === '+' || key === '=') return zoomCrop(picture, crop, crop.zoom * nearer);
  if (key === '-') return zoomCrop(picture, crop, crop.zoom / nearer);
  return undefined;
}
