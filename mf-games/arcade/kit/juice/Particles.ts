const MOST = 300;

interface Particle {
  x: number;
  y: number;
  vx: number;
  vy: number;
  age: number;
  life: number;
  size: number;
  color: string;
  gravity: number;
  shape: ParticleShape;
  turn: number;
}

type ParticleShape = 'dot' | 'shard' | 'ring';

export interface Burst {
  count?: number;
  color: string | readonly string[];
  /** Units a second. */
  speed?: number;
  /** Towards this angle only, half a turn wide at `spread` 1. */
  angle?: number;
  spread?: number;
  size?: number;
  /** Seconds. */
  life?: number;
  gravity?: number;
  shape?: ParticleShape;
}

/** Sparks, splinters and rings in board units. Decoration only: nothing here may decide anything. */
export class Particles {
  private readonly all: Particle[] = [];
  private share = 1;

  burst(x: number, y: number, burst: Burst): void {
    const {
      count = 10,
      color,
      speed = 120,
      angle = 0,
      spread = 2,
      size = 3.4,
      life = 0.45,
      gravity = 400,
      shape = 'dot',
    } = burst;
    const wanted = shape === 'ring' ? count : Math.ceil(count * this.share);
    for (let i = 0; i < wanted && this.all.length < MOST; i++) {
      const heading = angle + (Math.random() - 0.5) * Math.PI * spread;
      const pace = speed * (0.45 + Math.random() * 0.75);
      this.all.push({
        x,
        y,
        vx: Math.cos(heading) * pace,
        vy: Math.sin(heading) * pace,
        age: 0,
        life: life * (0.7 + Math.random() * 0.6),
        size: size * (0.6 + Math.random() * 0.8),
        color: typeof color === 'string' ? color : (color[i % color.length] ?? '#ffffff'),
        gravity,
        shape,
        turn: Math.random() * 6,
      });
    }
  }

  /** A ring that widens, as of sound or water. */
  ring(x: number, y: number, color: string, size = 30, life = 0.5): void {
    this.burst(x, y, { count: 1, color, speed: 0, size, life, gravity: 0, shape: 'ring' });
  }

  update(delta: number, reduced: boolean): void {
    this.share = reduced ? 0.2 : 1;
    for (let i = this.all.length - 1; i >= 0; i--) {
      const one = this.all[i];
      if (!one) continue;
      one.age += delta;
      if (one.age >= one.life) {
        const last = this.all.pop();
        if (last && last !== one) this.all[i] = last;
        continue;
      }
      one.vy += one.gravity * delta;
      one.x += one.vx * delta;
      one.y += one.vy * delta;
      one.turn += delta * 8;
    }
  }

  draw(context: CanvasRenderingContext2D): void {
    for (const one of this.all) {
      const left = 1 - one.age / one.life;
      if (one.shape === 'ring') {
        context.globalAlpha = left * 0.8;
        context.strokeStyle = one.color;
        context.lineWidth = 1 + 3 * left;
        context.beginPath();
        context.arc(one.x, one.y, one.size * (1.15 - left), 0, Math.PI * 2);
        context.stroke();
        continue;
      }
      context.globalAlpha = Math.min(1, left * 2);
      context.fillStyle = one.color;
      const size = one.size * (0.35 + 0.65 * left);
      if (one.shape === 'shard') {
        const wide = size * Math.abs(Math.cos(one.turn)) + 0.6;
        context.fillRect(one.x - wide, one.y - size * 0.7, wide * 2, size * 1.4);
      } else {
        context.beginPath();
        context.arc(one.x, one.y, size, 0, Math.PI * 2);
        context.fill();
      }
    }
    context.globalAlpha = 1;
  }

  clear(): void {
    this.all.length = 0;
  }
}
