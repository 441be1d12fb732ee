/** Pictures that are shown in a chat. SVG is not among them: it can hold scripts. */
export const SHOWN_PICTURES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'] as const;
const PLAYED = ['audio/webm', 'audio/ogg', 'audio/mp4', 'audio/mpeg'] as const;

/** The first bytes of what is shown, so that the word of another person's device is not taken for it. */
const BEGINNINGS: readonly [type: string, at: number, bytes: readonly number[]][] = [
  ['image/jpeg', 0, [0xff, 0xd8, 0xff]],
  ['image/png', 0, [0x89, 0x50, 0x4e, 0x47]],
  ['image/gif', 0, [0x47, 0x49, 0x46, 0x38]],
  ['image/webp', 8, [0x57, 0x45, 0x42, 0x50]],
  ['image/avif', 4, [0x66, 0x74, 0x79, 0x70, 0x61, 0x76, 0x69]],
];

/** What kind of picture these bytes are; nothing for what is none that is shown. */
export function pictureTypeOf(bytes: Uint8Array): string | undefined {
  return BEGINNINGS.find(([, at, expected]) => has(bytes, at, expected))?.[0];
}

function has(bytes: Uint8Array, at: number, expected: readonly number[]): boolean {
  return expected.every((byte, index) => bytes[at + index] === byte);
}

export function isPictureType(type: string): boolean {
  return SHOWN_PICTURES.some((one) => one === type);
}

/** The type that a voice note is played as: one of few, whatever the message says. */
export function audioTypeOf(type: string): string {
  const [plain = ''] = type.split(';');
  return PLAYED.find((one) => one === plain) ?? 'audio/webm';
}

/** What is offered to be played, by what the message says of it. */
export function isVideoType(type: string): boolean {
  return /^video\/(mp4|webm|quicktime)$/.test(type);
}

/** What kind of video these bytes are; nothing for what is none that is played here. */
export function videoTypeOf(bytes: Uint8Array): string | undefined {
  if (has(bytes, 4, [0x66, 0x74, 0x79, 0x70])) return 'video/mp4';
  return has(bytes, 0, [0x1a, 0x45, 0xdf, 0xa3]) ? 'video/webm' : undefined;
}
