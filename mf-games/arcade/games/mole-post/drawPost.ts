import { blend, darker, fade, lighter } from '../../kit/draw/color.ts';
import type { Sprite } from '../../kit/draw/Painter.ts';
import { pieceAt, shapePath } from '../../kit/draw/pieces.ts';
import type { Stage } from '../../kit/flow/Stage.ts';

export type Face = 'plain' | 'glad' | 'sad';

/** Round, nearly blind, with a postman's cap. */
export function moleSprite({ paint, palette }: Stage, face: Face): Sprite {
  return paint.sprite(`mole ${face}`, 84, 100, (inner) => {
    const fur = blend('#5a4a66', palette.high, 0.12);
    const body = new Path2D();
    body.moveTo(-23, 46);
    body.bezierCurveTo(-28, 2, -22, -24, 0, -24);
    body.bezierCurveTo(22, -24, 28, 2, 23, 46);
    body.closePath();
    paint.solid(inner, body, fur, { foot: 0, edge: 0.5 });
    inner.fillStyle = lighter(fur, 0.22);
    inner.beginPath();
    inner.ellipse(0, 26, 14, 20, 0, 0, Math.PI * 2);
    inner.fill();
    const lift = face === 'glad' ? -16 : 8;
    for (const side of [-1, 1]) {
      const paw = new Path2D();
      paw.ellipse(
        side * 24,
        lift + (face === 'sad' && side > 0 ? -26 : 0),
        7.5,
        6,
        side * 0.5,
        0,
        Math.PI * 2,
      );
      paint.solid(inner, paw, '#f2b9a5', { foot: 2, edge: 0.4, shadow: false });
    }
    inner.fillStyle = '#f2b9a5';
    inner.beginPath();
    inner.ellipse(0, 2, 12, 8.5, 0, 0, Math.PI * 2);
    inner.fill();
    inner.fillStyle = '#ff7a8a';
    inner.beginPath();
    inner.ellipse(0, -3, 6.2, 4.6, 0, 0, Math.PI * 2);
    inner.fill();
    inner.fillStyle = fade('#ffffff', 0.8);
    inner.beginPath();
    inner.ellipse(-2, -4.6, 1.8, 1.2, 0, 0, Math.PI * 2);
    inner.fill();
    inner.strokeStyle = '#2b1c2c';
    inner.fillStyle = '#2b1c2c';
    inner.lineWidth = 2.6;
    inner.lineCap = 'round';
    for (const x of [-11.5, 11.5]) {
      inner.beginPath();
      if (face === 'glad') inner.arc(x, -7, 3.6, Math.PI + 0.2, -0.2);
      else if (face === 'sad') inner.arc(x, -9, 3.4, 0.3, Math.PI - 0.3);
      else inner.ellipse(x, -8, 2.1, 2.9, 0, 0, Math.PI * 2);
      if (face === 'plain') inner.fill();
      else inner.stroke();
    }
    inner.lineWidth = 2.2;
    inner.beginPath();
    if (face === 'sad') inner.arc(0, 10, 3, Math.PI + 0.3, -0.3);
    else inner.arc(0, 4, face === 'glad' ? 4.6 : 3, 0.3, Math.PI - 0.3);
    inner.stroke();
    paintCap(inner, paint, palette);
  });
}

function paintCap(context: CanvasRenderingContext2D, paint: Stage['paint'], palette: Stage['palette']): void {
  const cloth = blend('#4a6ab5', palette.high, 0.15);
  const cap = new Path2D();
  cap.moveTo(-19, -19);
  cap.quadraticCurveTo(-18, -36, 0, -36);
  cap.quadraticCurveTo(18, -36, 19, -19);
  cap.closePath();
  paint.solid(context, cap, cloth, { foot: 0, edge: 0.5, shadow: false });
  const rim = new Path2D();
  rim.roundRect(-22, -22, 44, 7, 3.5);
  paint.solid(context, rim, darker(cloth, 0.35), { foot: 2, edge: 0.3, shadow: false });
  context.fillStyle = palette.glow;
  context.beginPath();
  context.arc(0, -27, 3.6, 0, Math.PI * 2);
  context.fill();
}

/** Brown paper, a string, and the stamp that says for whom. */
export function parcelSprite({ paint, palette }: Stage, kind: number): Sprite {
  return paint.sprite(`parcel ${kind}`, 60, 58, (inner) => {
    const { color, shape } = pieceAt(kind);
    const box = new Path2D();
    box.roundRect(-21, -18, 42, 37, 6);
    paint.solid(inner, box, blend('#d9aa72', palette.high, 0.08), { foot: 5, edge: 0.6 });
    inner.fillStyle = fade('#fff6e4', 0.55);
    inner.fillRect(-21, 7, 42, 3);
    inner.fillRect(-15, -18, 3, 32);
    inner.fillStyle = '#fff6e4';
    inner.beginPath();
    inner.roundRect(-11, -14, 28, 27, 4);
    inner.fill();
    inner.translate(3, -0.5);
    inner.fillStyle = darker(color, 0.4);
    inner.fill(shapePath(shape, 10.6));
    inner.fillStyle = color;
    inner.fill(shapePath(shape, 9));
  });
}

/** A thought above a mole. */
export function bubbleSprite({ paint, palette }: Stage): Sprite {
  return paint.sprite('bubble', 84, 84, (inner) => {
    const cloud = new Path2D();
    cloud.roundRect(-31, -34, 62, 54, 20);
    cloud.moveTo(-8, 18);
    cloud.lineTo(0, 30);
    cloud.lineTo(9, 18);
    paint.solid(inner, cloud, blend('#fffaf0', palette.low, 0.05), { foot: 4, edge: 0 });
  });
}

/** The cart that brings the parcels. */
export function cartSprite({ paint, palette }: Stage): Sprite {
  return paint.sprite('cart', 130, 76, (inner) => {
    for (const x of [-30, 30]) {
      const wheel = new Path2D();
      wheel.arc(x, 20, 11, 0, Math.PI * 2);
      paint.solid(inner, wheel, darker(palette.built, 0.4), { foot: 3, edge: 0.4 });
      inner.fillStyle = palette.glow;
      inner.beginPath();
      inner.arc(x, 20, 3.6, 0, Math.PI * 2);
      inner.fill();
    }
    const tub = new Path2D();
    tub.moveTo(-52, -14);
    tub.lineTo(52, -14);
    tub.lineTo(43, 16);
    tub.quadraticCurveTo(0, 22, -43, 16);
    tub.closePath();
    paint.solid(inner, tub, blend('#c9503f', palette.high, 0.1), { foot: 6, edge: 0.5 });
    inner.fillStyle = palette.glow;
    inner.beginPath();
    inner.roundRect(-16, -6, 32, 13, 3);
    inner.fill();
    inner.strokeStyle = darker(palette.built, 0.2);
    inner.lineWidth = 1.6;
    inner.beginPath();
    inner.moveTo(-15, -5);
    inner.lineTo(0, 2);
    inner.lineTo(15, -5);
    inner.stroke();
  });
}
