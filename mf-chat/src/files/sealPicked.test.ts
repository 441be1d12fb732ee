import { giveCrypto } from '../testing/giveCrypto.ts';
import { pictureTypeOf } from './kinds.ts';
import { openPart, sealPicked } from './sealPicked.ts';

giveCrypto();

const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10);
const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());

test('a file opens with what the message says of it, and its thumbnail with its own key', async () => {
  const { about, sealed, thumbnail } = await sealPicked({
    file: new Blob([png]),
    type: 'image/png',
    thumbnail: new Blob([png.slice(0, 4)]),
  });
  expect(Array.from(await openPart(await bytesOf(sealed), about, 'file'))).toEqual(Array.from(png));
  if (!about.thumbnail || !thumbnail) throw new Error('No thumbnail.');
  const small = await openPart(await bytesOf(thumbnail), about.thumbnail, 'thumbnail');
  expect(Array.from(small)).toEqual(Array.from(png.slice(0, 4)));
  expect(about.key).not.toBe(about.thumbnail.key);
});

test('a thumbnail does not pass for the picture', async () => {
  const { about, sealed } = await sealPicked({ file: new Blob([png]), type: 'image/png' });
  await expect(openPart(await bytesOf(sealed), about, 'thumbnail')).rejects.toThrow();
});

test('what is shown as a picture is one by its bytes', () => {
  expect(pictureTypeOf(png)).toBe('image/png');
  expect(pictureTypeOf(new TextEncoder().encode('<svg onload="x">'))).toBeUndefined();
});
