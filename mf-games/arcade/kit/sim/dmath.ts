/**
 * Sine and its kin by polynomials. Engines may differ in the last bit of Math.sin; they agree on + - * / and sqrt, so
 * these give every browser and the server the same run. Good to some 1e-7.
 */
export const PI = 3.141592653589793;
export const TAU = 6.283185307179586;
const HALF_PI = 1.5707963267948966;

export function sin(angle: number): number {
  let turn = wrapAngle(angle);
  if (turn > HALF_PI) turn = PI - turn;
  else if (turn < -HALF_PI) turn = -PI - turn;
  const q = turn * turn;
  return (
    turn *
    (1 +
      q *
        (-1 / 6 + q * (1 / 120 + q * (-1 / 5040 + q * (1 / 362880 + q * (-1 / 39916800 + q / 6227020800))))))
  );
}

export function cos(angle: number): number {
  return sin(angle + HALF_PI);
}

/** The same angle, from -PI to PI. */
export function wrapAngle(angle: number): number {
  return angle - TAU * Math.floor(angle / TAU + 0.5);
}

export function atan2(y: number, x: number): number {
  const ax = Math.abs(x);
  const ay = Math.abs(y);
  if (ax === 0 && ay === 0) return 0;
  const steep = ay > ax;
  let angle = atanUnit(steep ? ax / ay : ay / ax);
  if (steep) angle = HALF_PI - angle;
  if (x < 0) angle = PI - angle;
  return y < 0 ? -angle : angle;
}

/** Arc tangent of 0 to 1: halved once, where the series is short. */
function atanUnit(t: number): number {
  const h = t / (1 + Math.sqrt(1 + t * t));
  const q = h * h;
  return (
    2 * h * (1 - q * (1 / 3 - q * (1 / 5 - q * (1 / 7 - q * (1 / 9 - q * (1 / 11 - q * (1 / 13 - q / 15)))))))
  );
}

const LN2 = 0.6931471805599453;

/** e to the power of x. */
export function exp(x: number): number {
  const whole = Math.floor(x / LN2 + 0.5);
  const r = x - whole * LN2;
  let sum = 1;
  for (let n = 12; n > 0; n--) sum = 1 + (r * sum) / n;
  const base = whole < 0 ? 0.5 : 2;
  for (let n = Math.abs(whole); n > 0; n--) sum *= base;
  return sum;
}

/** The length of a vector; Math.hypot is one of those that differ. */
export function length(x: number, y: number): number {
  return Math.sqrt(x * x + y * y);
}

export function clamp(value: number, low: number, high: number): number {
  return value < low ? low : value > high ? high : value;
}

export function mix(from: number, to: number, part: number): number {
  return from + (to - from) * part;
}

/** Moves a value towards another by at most `by`. */
export function approach(value: number, target: number, by: number): number {
  return value < target ? Math.min(target, value + by) : Math.max(target, value - by);
}
