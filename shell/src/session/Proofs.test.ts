import { ApiError } from '@plaza/shell-contract';
import { Proofs } from './Proofs.ts';

const refused = new ApiError('Prove it.', { code: 'keys.not-fresh', status: 403 });

test('calls of one click are one question, and all hear its answer', async () => {
  const proofs = new Proofs();
  const heard: boolean[] = [];
  proofs.isAsked$.subscribe((isAsked) => heard.push(isAsked));
  const both = [proofs.ask(), proofs.ask()];
  proofs.answer(true);
  expect(await Promise.all(both)).toEqual([true, true]);
  expect(heard).toEqual([false, true, false]);
});

test('a question after an answer is a new one', async () => {
  const proofs = new Proofs();
  const first = proofs.ask();
  proofs.answer(false);
  const second = proofs.ask();
  proofs.answer(true);
  expect([await first, await second]).toEqual([false, true]);
});

test('an act that was refused for want of a proof is done after it, and not without it', async () => {
  const proofs = new Proofs();
  const act = jest.fn(async () => 'done').mockRejectedValueOnce(refused);
  const done = proofs.proven(act);
  await Promise.resolve();
  await Promise.resolve();
  expect(proofs.isAsked$.getValue()).toBe(true);
  proofs.answer(true);
  expect(await done).toBe('done');

  act.mockClear().mockRejectedValueOnce(refused);
  const left = proofs.proven(act);
  await Promise.resolve();
  await Promise.resolve();
  proofs.answer(false);
  await expect(left).rejects.toBe(refused);
  expect(act).toHaveBeenCalledTimes(1);
});
