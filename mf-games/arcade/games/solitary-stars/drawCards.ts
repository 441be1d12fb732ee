import { blend, darker, fade, lighter } from '../../kit/draw/color.ts';
import { roundedPolygon } from '../../kit/draw/pieces.ts';
import type { Sprite } from '../../kit/draw/Painter.ts';
import { write } from '../../kit/draw/text.ts';
import type { Stage } from '../../kit/flow/Stage.ts';
import { CARD } from './sim.ts';

const RANKS = ['', 'A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];

export const rankName = (rank: number) => RANKS[rank] ?? '';

const outline = () => {
  const path = new Path2D();
  path.roundRect(-CARD.width / 2, -CARD.height / 2, CARD.width, CARD.height, 9);
  return path;
};

/** A card of the night: its rank large at the top, where another may leave it to be seen, and a star below. */
export function cardSprite({ paint, palette }: Stage, rank: number, look: 'free' | 'covered'): Sprite {
  return paint.sprite(`card ${rank} ${look}`, CARD.width + 16, CARD.height + 18, (inner) => {
    const covered = look === 'covered';
    const face = covered ? blend(palette.built, palette.low, 0.72) : lighter(palette.built, 0.35);
    const ink = covered ? blend(palette.built, palette.low, 0.12) : darker(palette.ground, 0.15);
    paint.solid(inner, outline(), face, { foot: 4, edge: covered ? 0.2 : 0.9 });
    inner.fillStyle = fade(ink, covered ? 0.22 : 0.2);
    inner.fill(star(0, 14.5, 9));
    const text = rankName(rank);
    write(inner, text, 0, -12, { size: text.length > 1 ? 26 : 30, color: ink });
  });
}

export function backSprite({ paint, palette }: Stage): Sprite {
  return paint.sprite('card back', CARD.width + 16, CARD.height + 18, (inner) => {
    paint.solid(inner, outline(), blend(palette.low, palette.high, 0.2), { foot: 4, edge: 0.5 });
    inner.strokeStyle = fade(palette.glow, 0.75);
    inner.lineWidth = 1.6;
    inner.beginPath();
    inner.roundRect(-CARD.width / 2 + 4.5, -CARD.height / 2 + 4.5, CARD.width - 9, CARD.height - 13, 5.5);
    inner.stroke();
    inner.fillStyle = palette.glow;
    inner.fill(star(0, -2, 9));
  });
}

/** Any card at all. */
export function cometSprite({ paint, palette }: Stage): Sprite {
  return paint.sprite('comet', CARD.width + 40, CARD.height + 30, (inner) => {
    const tail = inner.createLinearGradient(18, -20, -8, 10);
    tail.addColorStop(0, fade(palette.glow, 0));
    tail.addColorStop(1, fade(palette.glow, 0.9));
    inner.fillStyle = tail;
    inner.beginPath();
    inner.moveTo(26, -28);
    inner.lineTo(0, 14);
    inner.lineTo(-14, 0);
    inner.fill();
    paint.solid(inner, star(-6, 7, 15), palette.glow, { foot: 3, edge: 0.9 });
  });
}

/** A card's place once it has become a star. */
export function starSprite({ paint, palette }: Stage): Sprite {
  return paint.sprite('star', 30, 30, (inner) => {
    inner.fillStyle = lighter(palette.glow, 0.35);
    inner.fill(star(0, 0, 8));
  });
}

export function star(x: number, y: number, radius: number): Path2D {
  const path = new Path2D();
  const points = Array.from({ length: 10 }, (_, i): [number, number] => {
    const reach = i % 2 ? radius * 0.5 : radius;
    const angle = -Math.PI / 2 + (i * Math.PI) / 5;
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
  });
  roundedPolygon(path, points, radius * 0.12);
  return path;
}
