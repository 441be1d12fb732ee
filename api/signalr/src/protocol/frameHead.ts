// RFC 6455, 5.2: the kind of a frame, and its length in one, three or nine bytes.

export const textHead = 0x81;
export const binaryHead = 0x82;
export const LARGEST_HEAD = 10;

const TWO_BYTES = 126;
const EIGHT_BYTES = 127;
const MOST_IN_TWO = 0xffff;

/** Writes the head right before the payload of a buffer with space for it. Answers the frame. */
export function writeHead(whole: Buffer, kind: number): Buffer {
  const length = whole.length - LARGEST_HEAD;
  if (length < TWO_BYTES) {
    whole[LARGEST_HEAD - 2] = kind;
    whole[LARGEST_HEAD - 1] = length;
    return whole.subarray(LARGEST_HEAD - 2);
  }
  if (length <= MOST_IN_TWO) {
    whole[LARGEST_HEAD - 4] = kind;
    whole[LARGEST_HEAD - 3] = TWO_BYTES;
    whole.writeUInt16BE(length, LARGEST_HEAD - 2);
    return whole.subarray(LARGEST_HEAD - 4);
  }
  whole[0] = kind;
  whole[1] = EIGHT_BYTES;
  whole.writeBigUInt64BE(BigInt(length), 2);
  return whole;
}

/** The same as text of one byte per letter, for payloads of up to 65,535 bytes. */
export function headText(kind: number, length: number): string {
  return length < TWO_BYTES
    ? String.fromCharCode(kind, length)
    : String.fromCharCode(kind, TWO_BYTES, length >>> 8, length & 0xff);
}
