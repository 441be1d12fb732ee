import { useWords } from '@plaza/design-system';
import { type KeyboardEvent, type PointerEvent, useId, useRef } from 'react';
import { type Crop, mostZoom, moveCrop, type PictureSize, squareOf, zoomCrop } from './crop.ts';
import classes from './Cropper.module.css';
import { pictureWords } from './words.ts';

interface CropperProps {
  src: string;
  picture: PictureSize;
  crop: Crop;
  onChange(change: { crop: Crop }): void;
}

/** Chooses a round part of a picture: by dragging, by the arrow keys, by the slider. */
export function Cropper({ src, picture, crop, onChange }: CropperProps) {
  const t = useWords(pictureWords);
  const hintId = useId();
  const held = useRef<{ x: number; y: number }>(undefined);
  const { left, top, side } = squareOf(picture, crop);
  const percent = (part: number) => `${(part / side) * 100}%`;

  const handleKeyDown = (event: KeyboardEvent) => {
    const next = cropKey(picture, crop, event.key);
    if (!next) return;
    event.preventDefault();
    onChange({ crop: next });
  };

  const handleDrag = (event: PointerEvent<HTMLElement>) => {
    const from = held.current;
    if (!from) return;
    held.current = { x: event.clientX, y: event.clientY };
    const px = event.currentTarget.clientWidth;
    const by = { right: (from.x - event.clientX) / px, down: (from.y - event.clientY) / px };
    onChange({ crop: moveCrop(picture, crop, by) });
  };

  return (
    <div className={classes.cropper}>
      {/* It takes arrow keys itself, as a map does; ears are told which ones. */}
      <div
        className={classes.stage}
        role="application"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={t.stage}
        aria-describedby={hintId}
        onKeyDown={handleKeyDown}
        onPointerDown={(event) => {
          held.current = { x: event.clientX, y: event.clientY };
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerMove={handleDrag}
        onPointerUp={() => (held.current = undefined)}
        onPointerCancel={() => (held.current = undefined)}
      >
        <img
          className={classes.picture}
          src={src}
          alt=""
          draggable={false}
          style={{
            inlineSize: percent(picture.width),
            blockSize: percent(picture.height),
            insetInlineStart: percent(-left),
            insetBlockStart: percent(-top),
          }}
        />
        <span className={classes.ring} aria-hidden="true" />
      </div>
      <p className={classes.hint} id={hintId}>
        {t.stageHint}
      </p>
      <label className={classes.zoom}>
        <span>{t.zoom}</span>
        <input
          type="range"
          min={1}
          max={mostZoom}
          step={0.05}
          value={crop.zoom}
          aria-valuetext={t.zoomValue({ percent: Math.round(crop.zoom * 100) })}
          onChange={(event) => onChange({ crop: zoomCrop(picture, crop, Number(event.target.value)) })}
        />
      </label>
    </div>
  );
}

const step = 0.06;
const nearer = 1.15;

const moves: Readonly<Record<string, { right: number; down: number }>> = {
  ArrowLeft: { right: -step, down: 0 },
  ArrowRight: { right: step, down: 0 },
  ArrowUp: { right: 0, down: -step },
  ArrowDown: { right: 0, down: step },
};

/** What a key does to what is shown; nothing for a key that means something else. */
function cropKey(picture: PictureSize, crop: Crop, key: string): Crop | undefined {
  const by = moves[key];
  if (by) return moveCrop(picture, crop, by);
  if (key === '+' || key === '=') return zoomCrop(picture, crop, crop.zoom * nearer);
  if (key === '-') return zoomCrop(picture, crop, crop.zoom / nearer);
  return undefined;
}
