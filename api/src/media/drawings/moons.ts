import { chance, dot, drawing, fade, glow, hills, round, shape, sheet, shine, stars, WIDE } from './kit.ts';

/** Two moons over crystals, somewhere that is not here. */
export function moons(): string {
  return drawing(
    [
      fade('sky', ['#160B33', '#3B1F66', '#7A3E9D', '#D98BB8']),
      fade('ground', ['#3B2A5A', '#1A1233']),
      fade('crystal', ['#C8FFE8', '#4F7A8A']),
      glow('moonlight', '#FFE9F4'),
      glow('lime', '#A8FF60'),
    ],
    [
      sheet('url(#sky)'),
      stars(170, 25, 620),
      shine('moonlight', 1090, 290, 380, 0.55),
      moon(1090, 290, 170, '#F6DDE8'),
      moon(560, 210, 70, '#CFE3FF'),
      hills(760, 130, 5, 91, '#54397A'),
      hills(850, 90, 4, 97, 'url(#ground)'),
      ...field(),
      craft(820, 610),
    ],
  );
}

function moon(x: number, y: number, r: number, colour: string): string {
  const next = chance(r);
  const craters = Array.from({ length: 7 }, () => {
    const [turn, far] = [next() * 6.28, next() * r * 0.7];
    return dot(
      round(x + Math.cos(turn) * far),
      round(y + Math.sin(turn) * far),
      round(r * (0.06 + next() * 0.12)),
      '#3B1F66',
      'opacity="0.12"',
    );
  });
  return dot(x, y, r, colour) + craters.join('');
}

function field(): string[] {
  const next = chance(103);
  return Array.from({ length: 17 }, (_, at) => {
    const x = 40 + (at / 16) * (WIDE - 80) + (next() - 0.5) * 60;
    const [high, base] = [60 + next() * 190, 880 + next() * 110];
    const wide = high * 0.2;
    const whole = `M${round(x - wide)} ${round(base)} L${round(x - wide * 0.6)} ${round(base - high * 0.8)} L${round(x)} ${round(base - high)} L${round(x + wide * 0.8)} ${round(base - high * 0.7)} L${round(x + wide)} ${round(base)} Z`;
    const bright = `M${round(x)} ${round(base - high)} L${round(x + wide * 0.8)} ${round(base - high * 0.7)} L${round(x + wide)} ${round(base)} H${round(x)} Z`;
    return shape(whole, 'url(#crystal)', 'opacity="0.9"') + shape(bright, '#FFFFFF', 'opacity="0.22"');
  });
}

function craft(x: number, y: number): string {
  const light =
    shine('lime', x, y + 40, 230, 0.5) +
    shape(
      `M${x - 60} ${y + 30} L${x - 150} ${y + 250} H${x + 150} L${x + 60} ${y + 30} Z`,
      '#A8FF60',
      'opacity="0.14"',
    );
  const hull = `<ellipse cx="${x}" cy="${y + 20}" rx="170" ry="40" fill="#2C2450"/><ellipse cx="${x}" cy="${y + 10}" rx="150" ry="28" fill="#6B5AA0"/>`;
  const dome = shape(`M${x - 74} ${y + 4} Q${x} ${y - 92} ${x + 74} ${y + 4} Z`, '#BFEFFF', 'opacity="0.75"');
  const lamps = [-110, -60, 0, 60, 110].map((at) => dot(x + at, y + 30, 7, '#A8FF60'));
  return light + dome + hull + lamps.join('');
}
