import DataLoader from 'dataloader';

/**
 * Asks for many at once what is asked for each, and answers in their order: whoever comes while a round is under way
 * is in the next one. So a crowd that comes all at once costs a few statements, and one alone waits for nobody.
 */
export function inRounds<Item, Answer>(
  most: number,
  ask: (items: Item[]) => Promise<readonly Answer[]>,
): (item: Item) => Promise<Answer> {
  let asking: Promise<unknown> = Promise.resolve();
  let underWay = asking;
  const loader = new DataLoader<Item, Answer>(
    (items) => {
      const answering = ask([...items]);
      asking = answering.catch(() => undefined); // who was in that round hears of it
      return answering;
    },
    {
      cache: false,
      maxBatchSize: most,
      // One after the other: a crowd of thousands takes one connection and not all of them.
      batchScheduleFn(go) {
        underWay = underWay.then(() => {
          go();
          return asking;
        });
      },
    },
  );
  return (item) => loader.load(item);
}
