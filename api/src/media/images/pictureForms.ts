import { PICTURE_SIDES, type PictureCrop } from '@plaza/api-contract';
import sharp from 'sharp';
import { made, type ImageForms, type MadeFile } from './imageForms.ts';
import { type OpenedImage, readable } from './openImage.ts';

/** Cuts the square out of a picture and makes it in every size of a face. */
export async function pictureForms(image: OpenedImage, crop: PictureCrop | undefined): Promise<ImageForms> {
  return readable(async () => {
    const square = squareIn(image, crop);
    const largest = Math.max(...PICTURE_SIDES);
    const face = await image
      .still()
      .extract(square)
      .resize(largest, largest)
      .png({ compressionLevel: 1 })
      .toBuffer();
    const files: MadeFile[] = [];
    for (const side of PICTURE_SIDES) {
      const form = await sharp(face).resize(side, side).webp({ quality: 82 }).toBuffer();
      files.push(made(`${side}.webp`, form, side));
    }
    return { files, width: largest, height: largest, placeholder: '' };
  });
}

/** The wanted square, moved and shrunk until it lies within the picture; the middle when none was wanted. */
export function squareIn(
  { width, height }: Pick<OpenedImage, 'width' | 'height'>,
  crop: PictureCrop | undefined,
): { left: number; top: number; width: number; height: number } {
  const shorter = Math.min(width, height);
  const side = Math.max(1, Math.min(shorter, Math.round(crop?.side ?? shorter)));
  const left = Math.min(width - side, Math.round(crop?.x ?? (width - side) / 2));
  const top = Math.min(height - side, Math.round(crop?.y ?? (height - side) / 2));
  return { left, top, width: side, height: side };
}
