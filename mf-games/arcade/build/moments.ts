/** A moment at which each game has something to show. */
const TICKS = 900;
/** Where another moment says more: the boats just after the gun, a picture nearly done. */
const MOMENTS: Readonly<Record<string, number>> = { 'paper-regatta': 300, 'chalk-town': 4430 };

/** The bot's run that cards show of a game, from that moment on. */
export const sceneOf = (id: string, sooner = 0): string =>
  `film=play&bare&seed=4&ticks=${(MOMENTS[id] ?? TICKS) - sooner}`;
