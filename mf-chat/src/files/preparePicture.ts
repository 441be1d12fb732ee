import type { PickedFile } from './sealPicked.ts';

/** What is sent is at most this long on a side; a thumbnail is for the list of messages. */
const LONGEST_PX = 2560;
const THUMBNAIL_PX = 480;
const THUMBNAIL_BYTES = 20 * 1024;
const QUALITY = 0.86;

/**
 * A picture as it is sent: drawn anew, so that where and when it was taken stays here, and with a thumbnail. What cannot
 * be drawn, and what moves, goes as it is.
 */
export async function preparePicture(file: File): Promise<PickedFile> {
  const plain: PickedFile = { file, name: file.name, type: file.type };
  if (file.type === 'image/gif' || !('createImageBitmap' in window)) return plain;
  try {
    const picture = await createImageBitmap(file);
    try {
      const whole = await draw(picture, LONGEST_PX, QUALITY);
      const thumbnail = await drawSmall(picture);
      const name = file.name.replace(/\.\w+$/, '');
      return {
        file: whole.blob,
        name: `${name}.jpg`,
        type: 'image/jpeg',
        width: whole.width,
        height: whole.height,
        thumbnail,
      };
    } finally {
      picture.close();
    }
  } catch {
    return plain;
  }
}

/** As good as fits into a thumbnail's bytes. */
async function drawSmall(picture: ImageBitmap): Promise<Blob | undefined> {
  for (const [px, quality] of [
    [THUMBNAIL_PX, 0.7],
    [320, 0.6],
    [200, 0.5],
  ] as const) {
    const { blob } = await draw(picture, px, quality);
    if (blob.size <= THUMBNAIL_BYTES) return blob;
  }
  return undefined;
}

async function draw(picture: ImageBitmap, longest: number, quality: number) {
  const scale = Math.min(1, longest / Math.max(picture.width, picture.height));
  const width = Math.max(1, Math.round(picture.width * scale));
  const height = Math.max(1, Math.round(picture.height * scale));
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('Nothing to draw on.');
  // JPEG has no glass: what shines through is white.
  brush.fillStyle = 'white';
  brush.fillRect(0, 0, width, height);
  brush.drawImage(picture, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
  if (!blob) throw new Error('Not drawn.');
  return { blob, width, height };
}
