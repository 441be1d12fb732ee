import type { PickedFile } from '../files/sealPicked.ts';

/** Twice what the largest place shows it at. */
const SIDE_PX = 256;
const QUALITY = 0.86;

/** What is said when a file is no picture that can be drawn. */
export class NotAPicture extends Error {}

/** The middle of a picture as a small square, drawn anew: where it was taken stays here, and it weighs next to nothing. */
export async function squarePicture(file: File): Promise<PickedFile> {
  const picture = await createImageBitmap(file).catch((cause: unknown) => {
    throw new NotAPicture('', { cause });
  });
  try {
    const side = Math.min(picture.width, picture.height);
    const left = (picture.width - side) / 2;
    const top = (picture.height - side) / 2;
    const canvas = document.createElement('canvas');
    canvas.width = SIDE_PX;
    canvas.height = SIDE_PX;
    const brush = canvas.getContext('2d');
    if (!brush) throw new Error('Nothing to draw on.');
    // JPEG has no glass: what shines through is white.
    brush.fillStyle = 'white';
    brush.fillRect(0, 0, SIDE_PX, SIDE_PX);
    brush.drawImage(picture, left, top, side, side, 0, 0, SIDE_PX, SIDE_PX);
    const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
    if (!drawn) throw new Error('Not drawn.');
    return { file: drawn, type: 'image/jpeg', width: SIDE_PX, height: SIDE_PX };
  } finally {
    picture.close();
  }
}
