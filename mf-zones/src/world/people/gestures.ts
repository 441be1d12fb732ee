/** What a body can do besides standing and walking. The numbers are those on the wire and in the shader. */
export const GESTURES = { none: 0, wave: 1, sit: 2, dance: 3, cheer: 4 } as const;
export type Gesture = keyof typeof GESTURES;
