import { blend, darker, fade, lighter } from '../../kit/draw/color.ts';
import type { Sprite } from '../../kit/draw/Painter.ts';
import type { Stage } from '../../kit/flow/Stage.ts';

export function appleSprite({ paint, palette }: Stage): Sprite {
  return paint.sprite('apple', 36, 36, (inner) => {
    const body = new Path2D();
    body.moveTo(0, -4);
    body.bezierCurveTo(4, -9, 11, -7, 10.5, 1);
    body.bezierCurveTo(10, 8, 4, 11, 0, 9);
    body.bezierCurveTo(-4, 11, -10, 8, -10.5, 1);
    body.bezierCurveTo(-11, -7, -4, -9, 0, -4);
    body.closePath();
    paint.solid(inner, body, palette.glow, { foot: 3, edge: 0.7 });
    inner.strokeStyle = darker(palette.ground, 0.4);
    inner.lineWidth = 2;
    inner.beginPath();
    inner.moveTo(0, -4);
    inner.lineTo(1, -10);
    inner.stroke();
    inner.fillStyle = '#8bd982';
    inner.beginPath();
    inner.ellipse(5, -9, 4.5, 2.3, -0.5, 0, Math.PI * 2);
    inner.fill();
    inner.fillStyle = fade('#ffffff', 0.65);
    inner.beginPath();
    inner.ellipse(-4.5, -1.5, 2, 3.2, 0.4, 0, Math.PI * 2);
    inner.fill();
  });
}

export function potSprite({ paint, palette }: Stage): Sprite {
  return paint.sprite('pot', 40, 40, (inner) => {
    const jar = new Path2D();
    jar.roundRect(-10, -7, 20, 18, 7);
    paint.solid(inner, jar, blend('#c98a4a', palette.high, 0.1), { foot: 3, edge: 0.5 });
    const lid = new Path2D();
    lid.roundRect(-9, -11, 18, 6, 3);
    paint.solid(inner, lid, '#ffd36b', { foot: 2, shadow: false });
    inner.fillStyle = '#ffd36b';
    inner.beginPath();
    inner.arc(0, 2, 4, 0, Math.PI * 2);
    inner.fill();
  });
}

/** A child in a yellow coat with a lantern, from above and a little before. */
export function childSprite({ paint, palette }: Stage, facing: number): Sprite {
  return paint.sprite(`child ${facing}`, 44, 48, (inner) => {
    const side = facing === 1 ? 1 : facing === -1 ? -1 : 0;
    const away = facing === -13;
    const coat = new Path2D();
    coat.moveTo(-6, -4);
    coat.quadraticCurveTo(-11, 8, -10, 12);
    coat.quadraticCurveTo(0, 16, 10, 12);
    coat.quadraticCurveTo(11, 8, 6, -4);
    coat.closePath();
    paint.solid(inner, coat, '#f0b64a', { foot: 3, edge: 0.5 });
    inner.strokeStyle = darker(palette.ground, 0.3);
    inner.lineWidth = 2;
    inner.beginPath();
    inner.moveTo(7 + side * 3, 2);
    inner.lineTo(12 + side * 2, 4);
    inner.stroke();
    inner.fillStyle = '#fff2c0';
    inner.beginPath();
    inner.roundRect(9 + side * 2, 3, 7, 8, 2.5);
    inner.fill();
    const head = new Path2D();
    head.arc(side * 1.5, -8, 8, 0, Math.PI * 2);
    paint.solid(inner, head, away ? '#f0b64a' : '#ffd9b8', { foot: 2, edge: 0.3, shadow: false });
    const hood = new Path2D();
    hood.arc(side * 1.5, -9.5, 8.6, Math.PI * 0.95, Math.PI * 2.05);
    hood.quadraticCurveTo(side * 1.5, -11, side * 1.5 - 8.6, -8);
    hood.closePath();
    paint.solid(inner, hood, palette.glow, { foot: 2, edge: 0.5, shadow: false });
    if (away) return;
    inner.fillStyle = '#33263f';
    for (const eye of [-3, 3]) {
      inner.beginPath();
      inner.arc(side * 4 + eye, -6.5, 1.5, 0, Math.PI * 2);
      inner.fill();
    }
  });
}

/** Huge and round; its eyes say what is to be done. */
export function bearSprite({ paint, palette }: Stage, mood: 'sleep' | 'growl' | 'hunt'): Sprite {
  return paint.sprite(`bear ${mood}`, 96, 92, (inner) => {
    const fur = blend('#8a5a3c', palette.high, 0.12);
    const ears = new Path2D();
    for (const x of [-19, 19]) ears.arc(x, -22, 9, 0, Math.PI * 2);
    paint.solid(inner, ears, darker(fur, 0.12), { foot: 3, edge: 0.3 });
    const body = new Path2D();
    body.ellipse(0, 2, 33, 30, 0, 0, Math.PI * 2);
    paint.solid(inner, body, fur, { foot: 7, edge: 0.45 });
    for (const x of [-22, 22]) {
      const paw = new Path2D();
      paw.ellipse(x, 24, 10, 8, 0, 0, Math.PI * 2);
      paint.solid(inner, paw, darker(fur, 0.1), { foot: 3, edge: 0.35 });
    }
    inner.fillStyle = lighter(fur, 0.42);
    inner.beginPath();
    inner.ellipse(0, 6, 14, 11, 0, 0, Math.PI * 2);
    inner.fill();
    inner.fillStyle = '#2b1c22';
    inner.beginPath();
    inner.ellipse(0, 0.5, 5.5, 4, 0, 0, Math.PI * 2);
    inner.fill();
    inner.strokeStyle = '#2b1c22';
    inner.lineWidth = 2.6;
    inner.lineCap = 'round';
    if (mood === 'sleep') {
      for (const x of [-13, 13]) {
        inner.beginPath();
        inner.arc(x, -8, 4.6, 0.3, Math.PI - 0.3);
        inner.stroke();
      }
      inner.beginPath();
      inner.arc(0, 8, 3.4, 0.2, Math.PI - 0.2);
      inner.stroke();
      return;
    }
    for (const x of [-13, 13]) {
      inner.fillStyle = '#fff6d8';
      inner.beginPath();
      inner.arc(x, -7, 5.4, 0, Math.PI * 2);
      inner.fill();
      inner.fillStyle = '#2b1c22';
      inner.beginPath();
      inner.arc(x * 0.86, -6.4, 2.6, 0, Math.PI * 2);
      inner.fill();
      inner.beginPath();
      inner.moveTo(x * 1.6, -16);
      inner.lineTo(x * 0.5, -12);
      inner.stroke();
    }
    inner.fillStyle = '#2b1c22';
    inner.beginPath();
    inner.ellipse(0, 11.5, 6.5, mood === 'hunt' ? 5 : 3, 0, 0, Math.PI * 2);
    inner.fill();
  });
}
