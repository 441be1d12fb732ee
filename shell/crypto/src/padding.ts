import { type Bytes, numberBytes, readNumber } from './bytes.ts';
import { ENVELOPE } from '@plaza/api-contract/values';

const { lengthBytes, zeroBytes } = ENVELOPE;
const START = zeroBytes + lengthBytes;

/** So long is what is encrypted: in steps of 64 bytes up to 512, of 256 up to 4,096, of 1,024 above. */
function paddedLength(length: number): number {
  const step = length <= 512 ? 64 : length <= 4096 ? 256 : 1024;
  return Math.ceil(length / step) * step;
}

/**
 * Zeros first: AES-GCM does not commit to its key, so one ciphertext could be made to read differently under two of
 * them; two blocks of zeros close that. Then the length, the content, and zeros that hide how long it is.
 */
export function pad(content: Bytes): Bytes {
  const padded = new Uint8Array(paddedLength(START + content.length));
  padded.set(numberBytes(content.length, lengthBytes), zeroBytes);
  padded.set(content, START);
  return padded;
}

/** The content, or nothing where the zeros are not zeros. */
export function unpad(padded: Bytes): Bytes | undefined {
  const length = readNumber(padded, zeroBytes, lengthBytes);
  const end = START + length;
  if (padded.length < START || end > padded.length) return undefined;
  let rest = 0;
  for (const byte of padded.subarray(0, zeroBytes)) rest |= byte;
  for (const byte of padded.subarray(end)) rest |= byte;
  return rest === 0 ? padded.slice(START, end) : undefined;
}
