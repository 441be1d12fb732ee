import { write } from '../draw/text.ts';

interface PopUp {
  x: number;
  y: number;
  text: string;
  color: string;
  size: number;
  age: number;
}

const LIFE = 0.9;

/** Numbers that rise from where they were earned. */
export class PopUps {
  private readonly all: PopUp[] = [];
  /** What stands below the letters. */
  under = '#05060f';

  add(x: number, y: number, text: string, color: string, size = 16): void {
    this.all.push({ x, y, text, color, size, age: 0 });
    if (this.all.length > 24) this.all.shift();
  }

  update(delta: number): void {
    for (const one of this.all) one.age += delta;
    while (this.all[0] && this.all[0].age >= LIFE) this.all.shift();
  }

  draw(context: CanvasRenderingContext2D): void {
    for (const { x, y, text, color, size, age } of this.all) {
      const part = Math.min(1, age / 0.5);
      const grown = age < 0.12 ? 0.6 + age * 5 : Math.max(1, 1.2 - (age - 0.12) * 1.5);
      context.globalAlpha = Math.min(1, (LIFE - age) * 4);
      write(context, text, x, y - 24 * (1 - (1 - part) ** 2), {
        size: size * grown,
        color,
        under: this.under,
      });
    }
    context.globalAlpha = 1;
  }

  clear(): void {
    this.all.length = 0;
  }
}
