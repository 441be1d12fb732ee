/**
 * A QR code of version 2, medium error correction: what sixty digits fit into exactly (ISO/IEC 18004). One size, one
 * block and one mask make it small; any scanner reads it.
 */
const SIZE = 25;
const DATA_BYTES = 28;
const CHECK_BYTES = 16;
const MOST_DIGITS = 63;
/** Medium correction, mask 0, with its own correction: fixed, since both are. */
const FORMAT = 0b101010000010010;
const ALIGNMENT = 18;

type Modules = boolean[][];

/** The dark modules of the code, row by row. */
export function qrOfDigits(digits: string): Modules {
  if (!/^\d+$/.test(digits) || digits.length > MOST_DIGITS) throw new Error('Not digits that fit.');
  const data = bytesOf(digits);
  const bits = [...data, ...checkOf(data)].flatMap((byte) => bitsOf(byte, 8));
  const dark = grid();
  const isFixed = grid();
  const fix = (row: number, column: number, isDark: boolean) => {
    const [darkRow, fixedRow] = [dark[row], isFixed[row]];
    if (!darkRow || !fixedRow || column < 0 || column >= SIZE) return;
    darkRow[column] = isDark;
    fixedRow[column] = true;
  };
  drawPatterns(fix);
  drawFormat(fix);
  let at = 0;
  for (const [row, column] of path()) {
    const line = dark[row];
    if (!line || isFixed[row]?.[column]) continue;
    const isMasked = (row + column) % 2 === 0;
    line[column] = (bits[at] === 1) !== isMasked;
    at += 1;
  }
  return dark;
}

function grid(): Modules {
  return Array.from({ length: SIZE }, () => Array.from({ length: SIZE }, () => false));
}

function bitsOf(value: number, count: number): number[] {
  return Array.from({ length: count }, (_, at) => (value >> (count - 1 - at)) & 1);
}

/** The mode for digits, how many, the digits in threes, an end, and what fills up the rest. */
function bytesOf(digits: string): number[] {
  const bits = [...bitsOf(0b0001, 4), ...bitsOf(digits.length, 10)];
  for (const some of digits.match(/\d{1,3}/g) ?? []) bits.push(...bitsOf(Number(some), some.length * 3 + 1));
  bits.push(...bitsOf(0, Math.min(4, DATA_BYTES * 8 - bits.length)));
  while (bits.length % 8 > 0) bits.push(0);
  const bytes = Array.from({ length: bits.length / 8 }, (_, at) =>
    Number.parseInt(bits.slice(at * 8, at * 8 + 8).join(''), 2),
  );
  for (let fill = 0xec; bytes.length < DATA_BYTES; fill ^= 0xec ^ 0x11) bytes.push(fill);
  return bytes;
}

/** Reed and Solomon's bytes, by which a scanner mends what it has not seen well. */
function checkOf(data: readonly number[]): number[] {
  let divisor = [1];
  for (let root = 1, step = 0; step < CHECK_BYTES; step += 1, root = times(root, 2)) {
    const next = [...divisor, 0];
    divisor.forEach((factor, at) => (next[at + 1] = (next[at + 1] ?? 0) ^ times(factor, root)));
    divisor = next;
  }
  const rest = [...data, ...Array.from({ length: CHECK_BYTES }, () => 0)];
  for (let at = 0; at < data.length; at += 1) {
    const factor = rest[at] ?? 0;
    divisor.forEach((one, step) => (rest[at + step] = (rest[at + step] ?? 0) ^ times(one, factor)));
  }
  return rest.slice(data.length);
}

/** In the field of 256 numbers that QR codes count in. */
function times(one: number, other: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((other >> bit) & 1) * one;
  }
  return product;
}

type Fix = (row: number, column: number, isDark: boolean) => void;

/** What a scanner finds the code by: three large squares, a small one, and two dotted lines. */
function drawPatterns(fix: Fix): void {
  for (let at = 0; at < SIZE; at += 1) {
    fix(6, at, at % 2 === 0);
    fix(at, 6, at % 2 === 0);
  }
  const square = (row: number, column: number, reach: number, lightAt: readonly number[]) => {
    for (let down = -reach; down <= reach; down += 1)
      for (let right = -reach; right <= reach; right += 1)
        if (row + down >= 0 && row + down < SIZE)
          fix(row + down, column + right, !lightAt.includes(Math.max(Math.abs(down), Math.abs(right))));
  };
  square(3, 3, 4, [2, 4]);
  square(3, SIZE - 4, 4, [2, 4]);
  square(SIZE - 4, 3, 4, [2, 4]);
  square(ALIGNMENT, ALIGNMENT, 2, [1]);
}

/** Which correction and which mask, twice, and the one module that is always dark. */
function drawFormat(fix: Fix): void {
  const bit = (at: number) => ((FORMAT >> at) & 1) === 1;
  for (let at = 0; at < 15; at += 1) {
    if (at < 6) fix(at, 8, bit(at));
    else if (at < 8) fix(at + 1, 8, bit(at));
    else if (at === 8) fix(8, 7, bit(at));
    else fix(8, 14 - at, bit(at));
    if (at < 8) fix(8, SIZE - 1 - at, bit(at));
    else fix(SIZE - 15 + at, 8, bit(at));
  }
  fix(SIZE - 8, 8, true);
}

/** Two columns at a time from the right, up and down in turn, past the dotted line. */
function* path(): Generator<[row: number, column: number]> {
  let isUp = true;
  for (let right = SIZE - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < SIZE; step += 1) {
      const row = isUp ? SIZE - 1 - step : step;
      yield [row, right];
      yield [row, right - 1];
    }
    isUp = !isUp;
  }
}
