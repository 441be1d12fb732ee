/** What can be earned by playing. Few, and never bought; what each asks for is said where it is shown. */
export const ACHIEVEMENTS = [
  'first-run',
  'five-games',
  'ten-games',
  'fifty-runs',
  'seven-days',
  'first-place',
] as const;
export type Achievement = (typeof ACHIEVEMENTS)[number];
