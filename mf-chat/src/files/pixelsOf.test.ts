import { aPng } from '../testing/pictureBytes.ts';
import { pixelsOf } from './pixelsOf.ts';

/** How pictures of 120 by 70 pixels begin, as encoders write them. */
const BEGINNINGS = [
  [
    'a JPEG',
    'image/jpeg',
    '/9j/2wBDACgcHiMeGSgjISMtKygwPGRBPDc3PHtYXUlkkYCZlo+AjIqgtObDoKrarYqMyP/L2u71////m8H////6/+b9//j/2wBDASstLTw1PHZBQXb4pYyl+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj/wAARCABGAHgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAT/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFgEBAQEAAAAAAAAAAAAAAAAAAAQF/8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/a',
  ],
  [
    'a JPEG that comes in steps',
    'image/jpeg',
    '/9j/2wBDACgcHiMeGSgjISMtKygwPGRBPDc3PHtYXUlkkYCZlo+AjIqgtObDoKrarYqMyP/L2u71////m8H////6/+b9//j/2wBDASstLTw1PHZBQXb4pYyl+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj/wgARCABGAHgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAP/xAAWAQEBAQAAAAAAAAAAAAAAAAAAAwT/2g==',
  ],
  [
    'a PNG',
    'image/png',
    'iVBORw0KGgoAAAANSUhEUgAAAHgAAABGCAMAAAAwyqA9AAAAA1BMVEX/pQDKkkGbAAAACXBIWXMAAAPoAAAD6A==',
  ],
  [
    'a GIF',
    'image/gif',
    'R0lGODlheABGAIAAAExpcf+lACH5BAUAAAAALAAAAAB4AEYAAAJojI+py+0Po5y02ouz3rz7D4biSJbmiabqyg==',
  ],
  [
    'a WebP',
    'image/webp',
    'UklGRl4AAABXRUJQVlA4IFIAAABQBQCdASp4AEYAPm02mUmkIyKhIMgAgA2JaQB2APwAAAxvdTfRtQ5xlAPdTQ==',
  ],
  ['a WebP that loses nothing', 'image/webp', 'UklGRiQAAABXRUJQVlA4TBcAAAAvd0ARAAfQ0v5H/8MAJIT/+6WI/qcYAAA='],
  [
    'a WebP with holes',
    'image/webp',
    'UklGRngAAABXRUJQVlA4WAoAAAAQAAAAdwAARQAAQUxQSBEAAAABB1DAiAgDkBD+75ci+p9iAABWUDggQAAAAA==',
  ],
  [
    'an AVIF',
    'image/avif',
    'AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAANZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAACJpbG9jAAAAAERAAAEAAQAAAAAA+gABAAAAAAAAACoAAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABhdjAxAAAAAA5waXRtAAAAAAABAAAAVmlwcnAAAAA4aXBjbwAAAAxhdjFDgSACAAAAABRpc3BlAAAAAAAAAHgAAABGAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAgMAAAAybWRhdA==',
  ],
] as const;

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
const beginningOf = (type: string) => bytesOf(BEGINNINGS.find(([, one]) => one === type)?.[2] ?? '');

test.each(BEGINNINGS)('%s says how large it is', (_, type, base64) => {
  expect(pixelsOf(type, bytesOf(base64))).toBe(120 * 70);
});

test.each(['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif'])(
  'one of %s that ends too early says nothing',
  (type) => {
    expect(pixelsOf(type, aPng(800, 600).slice(0, 10))).toBeUndefined();
  },
);

test('what stands between the parts of a JPEG hides nothing', () => {
  const jpeg = beginningOf('image/jpeg');
  const odd = Uint8Array.of(...jpeg.slice(0, 2), 0, 7, 0xff, 0xff, ...jpeg.slice(2));
  expect(pixelsOf('image/jpeg', odd)).toBe(120 * 70);
});

test('a first picture of a GIF that is larger than what it stands on counts', () => {
  const gif = beginningOf('image/gif');
  gif.set([1, 0, 1, 0], 6);
  expect(pixelsOf('image/gif', gif)).toBe(120 * 70);
});

test('of an AVIF that moves the size of its track counts', () => {
  const avif = new Uint8Array(120);
  avif.set(new TextEncoder().encode('tkhd'), 4);
  // Whole pixels, and two bytes of what is beside them.
  avif.set([0x75, 0x30, 0, 0, 0x75, 0x30, 0, 0], 84);
  expect(pixelsOf('image/avif', avif)).toBe(30_000 * 30_000);
});
