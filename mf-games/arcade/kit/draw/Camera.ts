/** A rectangle of the screen in CSS pixels. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Look {
  /** What is in the middle. */
  x: number;
  y: number;
  /** At least so much of the world is seen. */
  width: number;
  height: number;
}

/** From board units to pixels. A game sets it once a picture; fingers are read back through it. */
export class Camera {
  /** Pixels of CSS for one unit. */
  scale = 1;
  /** The part of the world that the whole screen shows, with what is beyond the wish. */
  seen: Area = { x: 0, y: 0, width: 1, height: 1 };
  private offsetX = 0;
  private offsetY = 0;
  private screen: Area = { x: 0, y: 0, width: 1, height: 1 };
  private play: Area = this.screen;
  private ratio = 1;
  /** Set by the juice before each picture. */
  shake = { x: 0, y: 0, zoom: 1 };
  private readonly onDensity: (density: number) => void;

  /** `onDensity` hears how many pixels of the device a unit has. */
  constructor(onDensity: (density: number) => void) {
    this.onDensity = onDensity;
  }

  resize(screen: Area, play: Area, ratio: number): void {
    this.screen = screen;
    this.play = play;
    this.ratio = ratio;
  }

  /** Follows something: the wish fills the whole screen, below the numbers too. */
  look(context: CanvasRenderingContext2D, look: Look): void {
    this.aim(context, look, this.screen);
  }

  /** A board that is always seen whole, `width` by `height` units from 0, 0, clear of the numbers. */
  board(context: CanvasRenderingContext2D, width: number, height: number): void {
    this.aim(context, { x: width / 2, y: height / 2, width, height }, this.play);
  }

  private aim(context: CanvasRenderingContext2D, look: Look, area: Area): void {
    this.scale = Math.min(area.width / look.width, area.height / look.height);
    this.onDensity(this.scale * this.ratio);
    const scale = this.scale * this.shake.zoom;
    this.offsetX = area.x + area.width / 2 - (look.x + this.shake.x) * scale;
    this.offsetY = area.y + area.height / 2 - (look.y + this.shake.y) * scale;
    const { width, height } = this.screen;
    this.seen = {
      x: -this.offsetX / scale,
      y: -this.offsetY / scale,
      width: width / scale,
      height: height / scale,
    };
    this.apply(context);
  }

  /** Board units again, after painting in those of the screen. */
  apply(context: CanvasRenderingContext2D): void {
    const scale = this.scale * this.shake.zoom * this.ratio;
    context.setTransform(scale, 0, 0, scale, this.offsetX * this.ratio, this.offsetY * this.ratio);
  }

  toBoard(pixelX: number, pixelY: number): { x: number; y: number } {
    return { x: (pixelX - this.offsetX) / this.scale, y: (pixelY - this.offsetY) / this.scale };
  }

  toScreen(x: number, y: number): { x: number; y: number } {
    return { x: x * this.scale + this.offsetX, y: y * this.scale + this.offsetY };
  }
}
