/** @jest-environment node */
import { randomBytes, type Bytes } from './bytes.ts';
import { CHUNK_BYTES, openChunk, openFile, SEALED_CHUNK_BYTES, sealedLength, sealFile } from './file.ts';

/** More bytes at once than the browser would give at random. */
function bytesOf(length: number): Bytes {
  return Uint8Array.from({ length }, (_, at) => (at * 31) % 251);
}
const bytesIn = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());
const aFile = async (length: number, purpose = 'picture') => {
  const { sealed, ...about } = await sealFile(new Blob([bytesOf(length)]), purpose);
  return { about, sealed: await bytesIn(sealed) };
};

test.each([0, 1, 100, CHUNK_BYTES - 1, CHUNK_BYTES, CHUNK_BYTES + 1, 3 * CHUNK_BYTES + 7])(
  'a file of %d bytes opens as it was',
  async (length) => {
    const { about, sealed } = await aFile(length);
    expect(sealed).toHaveLength(sealedLength(about));
    expect(sealed.length).toBeLessThanOrEqual(Math.ceil(length * 1.0625) + 16 * (length / CHUNK_BYTES + 2));
    expect(await openFile(sealed, about)).toEqual(bytesOf(length));
  },
);

test('a part of it opens by itself', async () => {
  const { about, sealed } = await aFile(2 * CHUNK_BYTES + 100);
  const chunk = (at: number) => sealed.slice(at * SEALED_CHUNK_BYTES, (at + 1) * SEALED_CHUNK_BYTES);
  expect(await openChunk(chunk(1), 1, about)).toEqual(bytesOf(2 * CHUNK_BYTES).slice(CHUNK_BYTES));
  expect(await openChunk(chunk(2), 2, about)).toHaveLength(100);
  await expect(openChunk(chunk(1), 0, about)).rejects.toMatchObject({ problem: 'tampered' });
});

test('a file that was cut, changed, or put together from others is refused', async () => {
  const { about, sealed } = await aFile(3 * CHUNK_BYTES);
  const changed = sealed.slice();
  changed[CHUNK_BYTES + 5] = (changed[CHUNK_BYTES + 5] ?? 0) ^ 1;
  const swapped = sealed.slice();
  swapped.set(sealed.slice(SEALED_CHUNK_BYTES, 2 * SEALED_CHUNK_BYTES), 0);
  for (const wrong of [sealed.slice(0, SEALED_CHUNK_BYTES), sealed.slice(0, -1), changed, swapped])
    await expect(openFile(wrong, about)).rejects.toMatchObject({ problem: 'tampered' });
  const shorter = { ...about, bytes: CHUNK_BYTES };
  const cut = sealed.slice(0, sealedLength(shorter));
  await expect(openFile(cut, shorter)).rejects.toMatchObject({ problem: 'tampered' });
});

test('a thumbnail does not pass for the picture', async () => {
  const { about, sealed } = await aFile(100, 'thumbnail');
  await expect(openFile(sealed, { ...about, purpose: 'picture' })).rejects.toMatchObject({
    problem: 'tampered',
  });
});

test('says how far it is, and can be given up', async () => {
  const shares: number[] = [];
  const file = new Blob([randomBytes(CHUNK_BYTES), randomBytes(CHUNK_BYTES)]);
  await sealFile(file, 'picture', { onProgress: (share) => shares.push(share) });
  expect(shares).toEqual([0.5, 1]);
  const signal = AbortSignal.abort();
  await expect(sealFile(file, 'picture', { signal })).rejects.toMatchObject({ name: 'AbortError' });
});
