import { setImmediate } from 'node:timers/promises';
import { NoticeSender } from './NoticeSender.ts';

it('hands on the first at once, and what comes until it has rested in one batch, each once', async () => {
  const sent: (readonly string[])[] = [];
  const rests: (() => void)[] = [];
  const sender = new NoticeSender(
    async (notices) => void sent.push(notices),
    () => new Promise<void>((resolve) => rests.push(resolve)),
  );
  sender.send(['event:1']);
  expect(sent).toEqual([['event:1']]);
  await setImmediate();
  sender.send(['event:2', 'event:3']);
  sender.send(['event:2']);
  await setImmediate();
  expect(sent).toHaveLength(1);
  rests.shift()?.();
  await setImmediate();
  expect(sent.slice(1)).toEqual([['event:2', 'event:3']]);
  rests.shift()?.();
  await setImmediate();
  sender.send(['event:4']);
  expect(sent.slice(2)).toEqual([['event:4']]);
});
