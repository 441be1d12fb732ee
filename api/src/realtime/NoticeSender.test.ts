import { NoticeSender } from './NoticeSender.ts';

it('tells the first at once, and what comes in the moment after it in one batch, each notice once', async () => {
  const sent: (readonly string[])[] = [];
  let go: () => void = () => undefined;
  const pauses: Promise<void>[] = [];
  const sender = new NoticeSender(
    async (notices) => void sent.push(notices),
    () => {
      const pause = new Promise<void>((resolve) => (go = resolve));
      pauses.push(pause);
      return pause;
    },
  );
  sender.send(['event:1']);
  expect(sent).toEqual([['event:1']]);
  for (const notice of ['event:2', 'event:1', 'event:2']) sender.send([notice]);
  await Promise.resolve();
  expect(sent).toHaveLength(1);
  go();
  while (pauses.length < 2) await Promise.resolve();
  expect(sent).toEqual([['event:1'], ['event:2', 'event:1']]);
});
