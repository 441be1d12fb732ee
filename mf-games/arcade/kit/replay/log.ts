import { type Input, POINT, TYPED } from '../sim/Input.ts';
import { at } from '../sim/at.ts';
import { fromBase64, toBase64 } from './base64.ts';

/** From this tick on, this was held. */
export interface LogEntry {
  tick: number;
  input: Input;
}

export interface Log {
  entries: LogEntry[];
  /** How many steps the run had. */
  ticks: number;
}

const FORMAT = 1;

/** Format, number of entries, then for each: ticks since the last one, bits held, and a place if there is one; at last the rest. */
export function encodeLog({ entries, ticks }: Log): string {
  const bytes: number[] = [FORMAT];
  writeInteger(bytes, entries.length);
  let before = 0;
  for (const { tick, input } of entries) {
    writeInteger(bytes, tick - before);
    writeInteger(bytes, input.held);
    if (input.held & (POINT | TYPED)) {
      writeInteger(bytes, zigzag(input.x));
      writeInteger(bytes, zigzag(input.y));
    }
    before = tick;
  }
  writeInteger(bytes, ticks - before);
  return toBase64(bytes);
}

/** Throws a RangeError on text that is no log. */
export function decodeLog(text: string): Log {
  const reader = { bytes: fromBase64(text), place: 1 };
  if (reader.bytes[0] !== FORMAT) throw new RangeError('Not a log of this format');
  const entries: LogEntry[] = [];
  let tick = 0;
  for (let left = readInteger(reader); left > 0; left--) {
    tick += readInteger(reader);
    const held = readInteger(reader);
    const placed = (held & (POINT | TYPED)) !== 0;
    const x = placed ? unzigzag(readInteger(reader)) : 0;
    const y = placed ? unzigzag(readInteger(reader)) : 0;
    entries.push({ tick, input: { held, x, y } });
  }
  return { entries, ticks: tick + readInteger(reader) };
}

function writeInteger(bytes: number[], value: number): void {
  let rest = value >>> 0;
  while (rest > 127) {
    bytes.push((rest & 127) | 128);
    rest >>>= 7;
  }
  bytes.push(rest);
}

function readInteger(reader: { bytes: Uint8Array; place: number }): number {
  let value = 0;
  for (let shift = 0; shift < 35; shift += 7) {
    const byte = at(reader.bytes, reader.place++);
    value |= (byte & 127) << shift;
    if (byte < 128) return value >>> 0;
  }
  throw new RangeError('A number of the log has no end');
}

const zigzag = (value: number) => (value << 1) ^ (value >> 31);
const unzigzag = (value: number) => (value >>> 1) ^ -(value & 1);
