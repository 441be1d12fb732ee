// How movement travels: a few bytes for each person, written as text, because the hub of the browser speaks JSON.

/** Where somebody is, which way they look, and what they do. */
export interface Motion {
  x: number;
  y: number;
  z: number;
  yaw: number;
  /** The number of their gesture, 0 to 7. */
  gesture: number;
  /** They were put there and did not walk. */
  jumped: boolean;
  /** They speak right now. */
  talks: boolean;
  /** Their page is not looked at. */
  away: boolean;
}

/** One person of a frame; `id` counts those in one copy of a zone. */
export interface MovedPerson extends Motion {
  id: number;
}

/** So many steps of a metre travel. */
const STEPS = 64;
/** Two bytes reach so far in each direction. */
export const MOTION_REACH = 32_767 / STEPS;
export const MOTION_BYTES = 8;
const PERSON_BYTES = MOTION_BYTES + 1;
const TURN = Math.PI * 2;

/** What one sends of oneself. */
export function encodeMotion(motion: Motion): string {
  const bytes = new Uint8Array(MOTION_BYTES);
  put(bytes, 0, motion);
  return toText(bytes);
}

/** What somebody sent of themselves; `null` for anything else. */
export function decodeMotion(text: string): Motion | null {
  const bytes = fromText(text);
  return bytes?.length === MOTION_BYTES ? take(bytes, 0) : null;
}

/** What everybody who moved did since the frame before. */
export function encodeFrame(people: readonly MovedPerson[]): string {
  const bytes = new Uint8Array(people.length * PERSON_BYTES);
  people.forEach((person, index) => {
    bytes[index * PERSON_BYTES] = person.id;
    put(bytes, index * PERSON_BYTES + 1, person);
  });
  return toText(bytes);
}

/** Hands over each person of a frame. A frame that is no frame has nobody in it. */
export function eachOfFrame(text: string, hand: (person: MovedPerson) => void): void {
  const bytes = fromText(text);
  if (!bytes || bytes.length % PERSON_BYTES !== 0) return;
  for (let at = 0; at < bytes.length; at += PERSON_BYTES)
    hand({ id: bytes[at] ?? 0, ...take(bytes, at + 1) });
}

function put(bytes: Uint8Array, at: number, motion: Motion): void {
  const { x, y, z, yaw, gesture, jumped, talks, away } = motion;
  putShort(bytes, at, x);
  putShort(bytes, at + 2, y);
  putShort(bytes, at + 4, z);
  const turned = ((yaw % TURN) + TURN) % TURN;
  bytes[at + 6] = Math.round((turned / TURN) * 256) & 255;
  bytes[at + 7] = (gesture & 7) | (jumped ? 8 : 0) | (talks ? 16 : 0) | (away ? 32 : 0);
}

function take(bytes: Uint8Array, at: number): Motion {
  const flags = bytes[at + 7] ?? 0;
  return {
    x: takeShort(bytes, at),
    y: takeShort(bytes, at + 2),
    z: takeShort(bytes, at + 4),
    yaw: ((bytes[at + 6] ?? 0) / 256) * TURN,
    gesture: flags & 7,
    jumped: (flags & 8) !== 0,
    talks: (flags & 16) !== 0,
    away: (flags & 32) !== 0,
  };
}

function putShort(bytes: Uint8Array, at: number, metres: number): void {
  const steps = Math.max(-32_767, Math.min(32_767, Math.round(metres * STEPS)));
  bytes[at] = (steps >> 8) & 255;
  bytes[at + 1] = steps & 255;
}

function takeShort(bytes: Uint8Array, at: number): number {
  const steps = ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
  return (steps > 32_767 ? steps - 65_536 : steps) / STEPS;
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Four letters for three bytes. The contract runs where neither Buffer nor btoa may be there. */
function toText(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const left = Math.min(3, bytes.length - at);
    const word = ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
    for (let letter = 0; letter <= left; letter++) text += LETTERS[(word >> (18 - letter * 6)) & 63];
  }
  return text;
}

const VALUES = new Map(Array.from(LETTERS, (letter, value) => [letter, value]));

function fromText(text: string): Uint8Array | null {
  if (text.length % 4 === 1) return null;
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let word = 0;
  let bits = 0;
  let at = 0;
  for (const letter of text) {
    const value = VALUES.get(letter);
    if (value === undefined) return null;
    word = ((word << 6) | value) & 0xff_ff_ff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[at++] = (word >> bits) & 255;
  }
  return bytes;
}
