/** The sides of the squares a profile picture is kept in. */
export const PICTURE_SIDES = [64, 128, 256, 512] as const;
export type PictureSide = (typeof PICTURE_SIDES)[number];

/** A profile picture in another size; an address that is not one of ours stays as it is. */
export function pictureAt(address: string, side: PictureSide): string {
  return address.replace(/^(\/media\/[\w-]+\/)\d+(\.webp)$/, `$1${side}$2`);
}
