/** What of a picture is shown: the middle of a square, in the picture's own pixels, and how near one is. */
export interface Crop {
  middleX: number;
  middleY: number;
  /** 1 shows the largest square that fits. */
  zoom: number;
}

export interface PictureSize {
  width: number;
  height: number;
}

/** A square of the picture, in its own pixels. */
export interface Square {
  left: number;
  top: number;
  side: number;
}

export const mostZoom = 6;

/** The largest square in the middle. */
export function wholeOf({ width, height }: PictureSize): Crop {
  return { middleX: width / 2, middleY: height / 2, zoom: 1 };
}

export function squareOf(picture: PictureSize, crop: Crop): Square {
  const side = Math.min(picture.width, picture.height) / crop.zoom;
  return { left: crop.middleX - side / 2, top: crop.middleY - side / 2, side };
}

/** Moves what is shown by a part of its own side; 1 to the right brings what was right of it. Never past an edge. */
export function moveCrop(picture: PictureSize, crop: Crop, by: { right: number; down: number }): Crop {
  const { side } = squareOf(picture, crop);
  return keepInside(picture, {
    ...crop,
    middleX: crop.middleX + by.right * side,
    middleY: crop.middleY + by.down * side,
  });
}

/** Nearer or further, around the same middle as long as an edge allows it. */
export function zoomCrop(picture: PictureSize, crop: Crop, zoom: number): Crop {
  return keepInside(picture, { ...crop, zoom: clamp(zoom, 1, mostZoom) });
}

function keepInside(picture: PictureSize, crop: Crop): Crop {
  const half = squareOf(picture, crop).side / 2;
  return {
    ...crop,
    middleX: clamp(crop.middleX, half, picture.width - half),
    middleY: clamp(crop.middleY, half, picture.height - half),
  };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
