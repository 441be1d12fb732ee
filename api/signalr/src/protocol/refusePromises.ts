import { type Decoder } from '@msgpack/msgpack';

interface Reading {
  setBuffer(bytes: Uint8Array): void;
  pushArrayState(size: number): void;
}

/**
 * The library makes room for all that a list promises before it has read any of it, so a message of a hundred bytes could
 * take more memory than there is. Each item takes a byte at least: all lists of a message together hold no more items than
 * it has bytes. A test holds the names that are replaced here against the version that is installed.
 */
export function refusePromises(decoder: Decoder): void {
  const { setBuffer, pushArrayState } = decoder as unknown as Reading;
  let left = 0;
  Object.assign(decoder, {
    setBuffer(this: Reading, bytes: Uint8Array) {
      left = bytes.length;
      setBuffer.call(this, bytes);
    },
    pushArrayState(this: Reading, size: number) {
      left -= size;
      if (left < 0) throw new RangeError('A list promises more items than the message has bytes.');
      pushArrayState.call(this, size);
    },
  });
}
