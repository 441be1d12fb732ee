/** The parts of the administration. Which of them is open to whom, the server says. */
export const POWERS = ['people', 'reports', 'investors', 'remotes', 'audit', 'settings'] as const;
export type Power = (typeof POWERS)[number];
