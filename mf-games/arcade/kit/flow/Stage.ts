import type { Settings } from '@plaza/games-sdk';
import { Camera } from '../draw/Camera.ts';
import { Painter } from '../draw/Painter.ts';
import { pieceAt } from '../draw/pieces.ts';
import type { Palette } from '../Game.ts';
import { Juice } from '../juice/Juice.ts';
import type { Sound } from '../sound/Sound.ts';
import { fill, type Holes, say, type Words } from './words.ts';

const MOST_PIXELS = 2;
/** A screen this wide in units has room for numbers beside a board. */
const HUD_TOP = 62;

/** What a view paints and sounds with. */
export class Stage {
  readonly camera = new Camera((density) => this.paint.setDensity(density));
  readonly juice = new Juice();
  readonly paint: Painter;
  readonly palette: Palette;
  readonly sound: Sound;
  settings: Settings;
  /** The visitor's language. */
  locale = 'en';
  /** The screen in its own units: 360 across on a phone held upright, a few more on a desk. */
  width = 360;
  height = 640;
  /** CSS pixels of one such unit. */
  unit = 1;
  /** Device pixels of one CSS pixel, at most two. */
  ratio = 1;
  /** The free cursor in CSS pixels, while keys or a pad lead it. */
  cursor: { x: number; y: number } | undefined;
  private captionText = '';
  private captionAge = 9;

  constructor(palette: Palette, sound: Sound, settings: Settings) {
    this.palette = palette;
    this.sound = sound;
    this.settings = settings;
    this.paint = new Painter(palette);
    this.applySettings(settings);
  }

  /** Wider than high: numbers stand beside a board instead of above it. */
  get isWide(): boolean {
    return this.width > this.height * 1.05;
  }

  resize(canvas: HTMLCanvasElement, width: number, height: number): void {
    this.ratio = Math.min(MOST_PIXELS, devicePixelRatio || 1);
    canvas.width = Math.round(width * this.ratio);
    canvas.height = Math.round(height * this.ratio);
    this.unit = Math.max(0.5, Math.min(width / 360, height / (width > height ? 460 : 600)));
    this.width = width / this.unit;
    this.height = height / this.unit;
    const inset = (this.isWide ? 14 : HUD_TOP) * this.unit;
    const side = (this.isWide ? 96 : 10) * this.unit;
    const play = { x: side, y: inset, width: width - side * 2, height: height - inset - 14 * this.unit };
    this.camera.resize({ x: 0, y: 0, width, height }, play, this.ratio);
    this.paint.forget();
  }

  applySettings(settings: Settings): void {
    this.settings = settings;
    this.juice.reducedMotion = settings.reducedMotion;
    if (this.paint.contrast !== settings.contrast) this.paint.forget();
    this.paint.contrast = settings.contrast;
    this.sound.mixer.setMuted(settings.muted, settings.volume);
  }

  /** Paints in units of the screen from now on. */
  useScreen(context: CanvasRenderingContext2D): void {
    const scale = this.unit * this.ratio;
    context.setTransform(scale, 0, 0, scale, 0, 0);
  }

  /** A still picture behind everything, as large as the screen, painted once a size. Call it before the camera. */
  backdrop(context: CanvasRenderingContext2D, name: string, draw: BackdropDraw): void {
    this.useScreen(context);
    const { width, height, paint } = this;
    const image = paint.sprite(
      `backdrop ${name}`,
      width,
      height,
      (inner) => {
        inner.translate(-width / 2, -height / 2);
        if (paint.contrast) {
          inner.fillStyle = '#05060f';
          inner.fillRect(0, 0, width, height);
        } else draw(inner, width, height);
      },
      this.unit * this.ratio,
    );
    context.drawImage(image.image, 0, 0, width, height);
  }

  /** A sentence of a game's own words in the visitor's language. */
  tell<Name extends string>(words: Words<Name>, name: Name, holes: Holes = {}): string {
    return fill((this.locale.startsWith('de') ? words.de : words.en)[name], holes);
  }

  /** What one of the five pieces is called. */
  pieceName(index: number): string {
    return say(this.locale, pieceAt(index).name);
  }

  /** Words for a sound that tells something; seen by those who asked for captions. Not of the bot's run. */
  caption(text: string): void {
    if (this.sound.quiet) return;
    this.captionText = text;
    this.captionAge = 0;
  }

  /** What is to be read now, if anything. */
  readCaption(delta: number): string {
    this.captionAge += delta;
    return this.settings.captions && this.captionAge < 2 ? this.captionText : '';
  }
}

type BackdropDraw = (context: CanvasRenderingContext2D, width: number, height: number) => void;
