/** What one may feel about a post, by the stars one gave it. */
export const FEELINGS = {
  1: ['😞', '😠', '🥱', '🙈', '💔'],
  2: ['😕', '😐', '🤨', '😴', '🙄'],
  3: ['🙂', '🤔', '😌', '👀', '🤷'],
  4: ['😄', '😊', '👏', '😮', '💡'],
  5: ['😍', '🤩', '🔥', '😂', '🎉'],
} as const;

/** The four of a profile: they go with any number of stars, and with none. */
export const PROFILE_REACTIONS = ['❤️', '👏', '😂', '😮'] as const;

/** The choices that go with so many stars. */
export function feelingsFor(stars: keyof typeof FEELINGS | null): readonly string[] {
  // Some of the four are in a set already.
  return stars === null ? PROFILE_REACTIONS : [...new Set([...FEELINGS[stars], ...PROFILE_REACTIONS])];
}
