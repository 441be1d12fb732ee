/** As much of CBOR (RFC 8949) as an authenticator speaks: whole numbers, bytes, texts, maps. */
export function cbor(value: unknown): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Map) {
    const pairs = [...value].flatMap(([key, one]) => [cbor(key), cbor(one)]);
    return Buffer.concat([head(5, value.size), ...pairs]);
  }
  throw new Error(`No authenticator says ${String(value)}.`);
}

function head(kind: number, size: number): Buffer {
  if (size < 24) return Buffer.of((kind << 5) | size);
  if (size < 0x100) return Buffer.of((kind << 5) | 24, size);
  return Buffer.of((kind << 5) | 25, size >> 8, size & 0xff);
}
