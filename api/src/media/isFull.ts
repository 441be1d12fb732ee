import { errorCode } from '../errorCode.ts';

/** Whether a file could not be written because there is no mediaService for it: on the disk, or in the owner's share of it. */
export function isFull(error: unknown): boolean {
  return ['ENOSPC', 'EDQUOT', 'EFBIG'].includes(errorCode(error));
}
