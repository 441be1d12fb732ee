interface Waiting<Item, Answer> {
  item: Item;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

/**
 * Asks for many at once what is asked for each, and answers in their order: whoever comes while a round is under way
 * is in the next one. So a crowd that comes all at once costs a few statements, and one alone waits for nobody.
 */
export function inRounds<Item, Answer>(
  most: number,
  ask: (items: Item[]) => Promise<readonly Answer[]>,
): (item: Item) => Promise<Answer> {
  let waiting: Waiting<Item, Answer>[] = [];
  let isBusy = false;

  async function goRound(): Promise<void> {
    isBusy = true;
    // What comes in the same turn comes along.
    await Promise.resolve();
    while (waiting.length > 0) {
      const round = waiting.slice(0, most);
      waiting = waiting.slice(most);
      try {
        const answers = await ask(round.map(({ item }) => item));
        // One for each, as `ask` promises.
        for (const [index, { resolve }] of round.entries()) resolve(answers[index] as Answer);
      } catch (error) {
        for (const { reject } of round) reject(error);
      }
    }
    isBusy = false;
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (!isBusy) void goRound();
    });
}
