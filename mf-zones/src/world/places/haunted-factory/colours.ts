/** Brick, iron and rust, and the light that should not be there. */
export const BRICK = {
  low: '#4f342a',
  high: '#8a5c44',
  edge: '#8f7560',
  iron: '#1c1f20',
  dark: '#0c1011',
} as const;
export const IRON = '#15181a';
export const RUST = { low: '#3a2a22', high: '#7a5238' } as const;
export const GREEN = '#B6FF8A';
