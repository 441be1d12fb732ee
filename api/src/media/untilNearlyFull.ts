import { Transform } from 'node:stream';
import { isNearlyFull } from './isNearlyFull.ts';
import { noSpace } from './media.errors.ts';

/** Many that come at the same time all began while there was space: so often each looks again. */
const LOOKS_EACH_BYTES = 4 * 1024 * 1024;

/** Lets bytes through to a file in this folder until the last of the disk begins, which is for the database. */
export function untilNearlyFull(
  folder: string,
  { eachBytes = LOOKS_EACH_BYTES, isFull = isNearlyFull } = {},
): Transform {
  let since = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, pass) {
      since += chunk.length;
      if (since < eachBytes) return pass(null, chunk);
      since = 0;
      isFull(folder).then((full) => (full ? pass(noSpace()) : pass(null, chunk)), pass);
    },
  });
}
