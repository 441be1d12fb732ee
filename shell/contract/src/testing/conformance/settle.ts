// Kept from before any test swaps the clock.
const { setTimeout: realSetTimeout } = globalThis;

/** Lets answers that are already there arrive, and React draw them. */
export async function settle(): Promise<void> {
  for (let task = 0; task < 4; task += 1) await new Promise((resolve) => void realSetTimeout(resolve, 0));
}

/**
 * Runs a check as in a browser. Inside `act` React keeps an uncaught error for itself, and the very
 * thing to be checked, that the shell hears of it, would not happen.
 */
export async function outsideAct(check: () => Promise<void>): Promise<void> {
  const world = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  const before = world.IS_REACT_ACT_ENVIRONMENT;
  world.IS_REACT_ACT_ENVIRONMENT = false;
  try {
    await check();
  } finally {
    world.IS_REACT_ACT_ENVIRONMENT = before;
  }
}
