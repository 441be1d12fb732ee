import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { untilNearlyFull } from './untilNearlyFull.ts';

const BYTES = Buffer.alloc(10, 1);
const chunks = (count: number) => Readable.from(Array.from({ length: count }, () => BYTES));

it('looks at the disk again after so many bytes, and lets them through while there is space', async () => {
  const asked: string[] = [];
  const isFull = async (folder: string) => asked.push(folder) > 99;
  const through = chunks(10).pipe(untilNearlyFull('here', { eachBytes: 30, isFull }));
  expect(await buffer(through)).toHaveLength(100);
  expect(asked).toEqual(['here', 'here', 'here']);
});

it('lets nothing more through once the last of the disk begins', async () => {
  const answers = [false, true];
  const isFull = async () => answers.shift() ?? true;
  const through = chunks(10).pipe(untilNearlyFull('here', { eachBytes: 30, isFull }));
  await expect(buffer(through)).rejects.toMatchObject({ code: 'media.no-space' });
});

it('is a refusal of the upload where the disk cannot be asked', async () => {
  const isFull = () => Promise.reject(new Error('no such folder'));
  const through = chunks(10).pipe(untilNearlyFull('here', { eachBytes: 30, isFull }));
  await expect(buffer(through)).rejects.toThrow('no such folder');
});
