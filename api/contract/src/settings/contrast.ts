/** What an accent stands on, by theme: the ground, the panels and what is raised above them. */
const GROUNDS = {
  dark: ['#0e1526', '#16203a', '#1e2b4c'],
  light: ['#fbf6ec', '#ffffff', '#f3eadb'],
} as const;

/** What text needs, by WCAG 2. */
export const TEXT_CONTRAST = 4.5;

/** The least contrast of an accent against all that it stands on in a theme. */
export function accentContrast(theme: keyof typeof GROUNDS, accent: string): number {
  return Math.min(...GROUNDS[theme].map((ground) => contrast(accent, ground)));
}

/** The ink that is read best on an accent: nearly black, or white. */
export function inkOn(accent: string): string {
  return contrast(accent, '#1a1204') >= contrast(accent, '#ffffff') ? '#1a1204' : '#ffffff';
}

/** The contrast of two opaque colours, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light = 1, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
