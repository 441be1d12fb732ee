import { IMAGE_WIDTHS } from '@plaza/api-contract';
import sharp, { type Sharp } from 'sharp';
import type { MediaFile } from '../Media.ts';
import { type OpenedImage, readable } from './openImage.ts';

/** WebP can be no higher than 16383; a long screenshot stays readable well below it. */
const MOST_HEIGHT = 6400;
const MOVING_WIDTH = 800;
const PLACEHOLDER_SIDE = 16;

export interface MadeFile extends MediaFile {
  content: Buffer;
}

export interface ImageForms {
  files: MadeFile[];
  width: number;
  height: number;
  /** The picture in a few pixels, as an address that holds it. */
  placeholder: string;
}

/**
 * Makes the picture anew in every size and type. What was sent is thrown away, and with it where it was
 * taken, with which camera, and whatever else was hidden in the file.
 */
export async function imageForms(image: OpenedImage): Promise<ImageForms> {
  return readable(async () => {
    const largest = Math.max(...IMAGE_WIDTHS);
    const { data, info } = await image
      .still()
      .resize({ width: largest, height: MOST_HEIGHT, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    const pixels = () => sharp(data, { raw: { width, height, channels } });

    const files: MadeFile[] = [];
    for (const form of widthsOf(width)) {
      const sized = pixels().resize({ width: form });
      const avif = await sized.clone().avif({ quality: 55, effort: 1 }).toBuffer();
      const webp = await sized.webp({ quality: 80 }).toBuffer();
      files.push(made(`${form}.avif`, avif, form), made(`${form}.webp`, webp, form));
    }
    if (image.moving) files.push(made('moving.webp', await movingForm(image.moving())));
    return { files, width, height, placeholder: await placeholderOf(pixels()) };
  });
}

/** The three widths as far as the picture reaches; the last is its own. */
function widthsOf(width: number): number[] {
  return [...IMAGE_WIDTHS.filter((one) => one < width), width];
}

function movingForm(moving: Sharp): Promise<Buffer> {
  return moving
    .resize({ width: MOVING_WIDTH, withoutEnlargement: true })
    .webp({ quality: 70, effort: 2 })
    .toBuffer();
}

async function placeholderOf(pixels: Sharp): Promise<string> {
  const tiny = await pixels
    .resize({ width: PLACEHOLDER_SIDE, height: PLACEHOLDER_SIDE, fit: 'inside' })
    .webp({ quality: 40 })
    .toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}

export function made(name: string, content: Buffer, width?: number): MadeFile {
  const type = name.endsWith('.avif') ? 'image/avif' : 'image/webp';
  return { name, type, bytes: content.length, content, ...(width === undefined ? {} : { width }) };
}
