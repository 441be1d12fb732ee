import type { Palette } from '../Game.ts';
import { blend, darker, fade, lighter } from './color.ts';

export interface Sprite {
  image: HTMLCanvasElement;
  width: number;
  height: number;
}

interface Placing {
  angle?: number;
  scaleX?: number;
  scaleY?: number;
  alpha?: number;
}

type Draw = (context: CanvasRenderingContext2D) => void;

/** Paints things once and stamps them afterwards: gradients, clips and blurs cost a frame nothing that way. */
export class Painter {
  private readonly sprites = new Map<string, Sprite>();
  private density = 0.5;
  /** Flat skies and outlines of three units: settings. */
  contrast = false;
  palette: Palette;

  constructor(palette: Palette) {
    this.palette = palette;
  }

  /** Pixels of the device for a unit. It only grows, so that a camera which comes and goes does not repaint everything. */
  setDensity(density: number): void {
    if (density <= this.density * 1.1) return;
    this.density = Math.ceil(density * 4) / 4;
    this.sprites.clear();
  }

  /** Paints everything anew: the screen or a setting is another. */
  forget(): void {
    this.density = 0.5;
    this.sprites.clear();
  }

  /** The picture with this name, painted by `draw` the first time: 0, 0 is its middle. The name holds all that it depends on. */
  sprite(name: string, width: number, height: number, draw: Draw, density = this.density): Sprite {
    const known = this.sprites.get(name);
    if (known) return known;
    const image = document.createElement('canvas');
    image.width = Math.max(1, Math.ceil(width * density));
    image.height = Math.max(1, Math.ceil(height * density));
    const context = image.getContext('2d');
    if (context) {
      context.scale(density, density);
      context.translate(width / 2, height / 2);
      draw(context);
    }
    const sprite = { image, width, height };
    this.sprites.set(name, sprite);
    return sprite;
  }

  /** Lets go of a sprite that will not come again, as of a board that is over. */
  drop(name: string): void {
    this.sprites.delete(name);
  }

  /** Stamps a sprite with its middle at a place. */
  stamp(
    context: CanvasRenderingContext2D,
    sprite: Sprite,
    x: number,
    y: number,
    placing: Placing = {},
  ): void {
    const { angle = 0, scaleX = 1, scaleY = 1, alpha = 1 } = placing;
    if (alpha <= 0) return;
    const { width, height } = sprite;
    context.globalAlpha = alpha;
    if (angle || scaleX !== 1 || scaleY !== 1) {
      context.save();
      context.translate(x, y);
      if (angle) context.rotate(angle);
      context.scale(scaleX, scaleY);
      context.drawImage(sprite.image, -width / 2, -height / 2, width, height);
      context.restore();
    } else context.drawImage(sprite.image, x - width / 2, y - height / 2, width, height);
    context.globalAlpha = 1;
  }

  /** Light added to the picture; one stamp per colour, so hundreds are cheap. */
  glow(
    context: CanvasRenderingContext2D,
    x: number,
    y: number,
    radius: number,
    color: string,
    alpha = 1,
  ): void {
    if (this.contrast || alpha <= 0.01) return;
    const light = this.sprite(
      `glow ${color}`,
      128,
      128,
      (inner) => {
        const gradient = inner.createRadialGradient(0, 0, 0, 0, 0, 64);
        gradient.addColorStop(0, fade(color, 0.85));
        gradient.addColorStop(0.25, fade(color, 0.42));
        gradient.addColorStop(0.6, fade(color, 0.1));
        gradient.addColorStop(1, fade(color, 0));
        inner.fillStyle = gradient;
        inner.fillRect(-64, -64, 128, 128);
      },
      1,
    );
    context.globalCompositeOperation = 'lighter';
    context.globalAlpha = Math.min(1, alpha);
    context.drawImage(light.image, x - radius, y - radius, radius * 2, radius * 2);
    context.globalAlpha = 1;
    context.globalCompositeOperation = 'source-over';
  }

  /**
   * The family's solid: an honest shadow (the same shape, four down and two right), a darker foot, a body, a lit edge.
   * For sprites and backdrops; too dear for hundreds in every picture.
   */
  solid(context: CanvasRenderingContext2D, path: Path2D, color: string, look: SolidLook = {}): void {
    const { foot = 3, shadow = true, edge = 0.35 } = look;
    if (shadow) {
      context.save();
      context.translate(2, 4);
      context.fillStyle = fade(darker(this.palette.high, 0.4), 0.3);
      context.fill(path);
      context.restore();
    }
    context.fillStyle = blend(darker(color, 0.25), this.palette.high, 0.35);
    context.fill(path);
    context.save();
    context.clip(path);
    context.translate(0, -foot);
    context.fillStyle = color;
    context.fill(path);
    if (edge > 0) {
      context.translate(0, foot);
      context.strokeStyle = fade(lighter(color, 0.7), edge);
      context.lineWidth = 2.4;
      context.translate(0.6, 1.2);
      context.stroke(path);
    }
    context.restore();
    if (this.contrast) {
      context.strokeStyle = '#ffffff';
      context.lineWidth = 3;
      context.stroke(path);
    }
  }
}

interface SolidLook {
  /** How high the darker foot is. */
  foot?: number;
  shadow?: boolean;
  /** How bright the lit edge is, 0 to 1. */
  edge?: number;
}
