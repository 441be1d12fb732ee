const tones = ['amber', 'teal', 'rose', 'leaf', 'sky'] as const;

export type AvatarTone = (typeof tones)[number];

/** The same name has the same tone everywhere and always. */
export function avatarTone(name: string): AvatarTone {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return tones[sum % tones.length] ?? 'amber';
}
