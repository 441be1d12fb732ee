import { type Decoder, type Encoder } from '@msgpack/msgpack';

interface Reading {
  readonly view: DataView;
  pos: number;
}

interface Writing {
  encodeBigInt64(value: bigint): void;
  encodeObject(value: unknown, depth: number): void;
}

/**
 * Whole numbers of 64 bits stay what they are: a BigInt goes out as one, and comes in where a number would lose digits.
 * All others are plain numbers in both directions. The library knows only all or nothing: with its own setting every
 * moment in milliseconds would come as a BigInt, and every such number would go out with a fraction. A test holds the
 * names that are replaced here against the version that is installed.
 */
export function keepLargeNumbers(encoder: Encoder, decoder: Decoder): void {
  Object.assign(decoder, {
    readU64AsBigInt(this: Reading) {
      return asRead(this, this.view.getBigUint64(this.pos));
    },
    readI64AsBigInt(this: Reading) {
      return asRead(this, this.view.getBigInt64(this.pos));
    },
  });
  const { encodeObject } = encoder as unknown as Writing;
  Object.assign(encoder, {
    encodeObject(this: Writing, value: unknown, depth: number) {
      if (typeof value !== 'bigint') return encodeObject.call(this, value, depth);
      if (BigInt.asIntN(64, value) !== value && BigInt.asUintN(64, value) !== value)
        throw new RangeError('A whole number of more than 64 bits cannot be sent.');
      this.encodeBigInt64(value);
    },
  });
}

function asRead(reading: Reading, value: bigint): number | bigint {
  reading.pos += 8;
  const plain = Number(value);
  return Number.isSafeInteger(plain) ? plain : value;
}
