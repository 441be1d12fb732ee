import { calls } from '@plaza/api-contract';
import sharp from 'sharp';
import { testPlaza } from '../testing/testPlaza.ts';
import type { User } from '../users/User.ts';
import { DOORS, knock, POST_DOOR } from './testing/doors.ts';
import { aMovingPicture, aPicture } from './testing/pictures.ts';
import { NOTHING, whatIsKept } from './testing/whatIsKept.ts';

const server = testPlaza();
let amber: User;
let picture: Buffer;
const files: Record<string, Buffer> = {};

beforeAll(async () => {
  amber = await server.aUser();
  picture = await aPicture(300, 200);
  files['a page that calls itself a picture'] = Buffer.from('<!doctype html><p>Hello'.repeat(9));
  files['an SVG'] = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  files['an SVG that says it is XML'] = Buffer.from(`<?xml version="1.0"?>${String(files['an SVG'])}`);
  files['an empty file'] = Buffer.alloc(0);
  files['a file of one byte'] = Buffer.from('x');
  files['half a picture'] = picture.subarray(0, picture.length / 2);
  // Read as a script it is one: a variable called GIF89a.
  files['a script that begins as a GIF'] = Buffer.from(`GIF89a=1;alert(document.domain);//${'x'.repeat(90)}`);
  files['a picture of 20 MB and a byte'] = Buffer.concat([
    picture,
    Buffer.alloc(20 * 1024 * 1024 + 1 - picture.length),
  ]);
  files['a picture of too many pixels'] = await sharp({
    create: { width: 8000, height: 5001, channels: 3, background: '#000' },
  })
    .png()
    .toBuffer();
  files['a moving one of too many together'] = await aMovingPicture(2000, 2001, 10);
});

/** Nobody but the members of a chat can tell what these bring: they arrive encrypted. */
const SEALED = ['POST /chat/blobs', 'POST /chat/send-media'];

it('knows every call that takes files', () => {
  const takers = Object.entries(calls).flatMap(([name, call]) => ('form' in call ? [name] : []));
  expect(takers.toSorted()).toEqual([...DOORS.map(({ call }) => call), ...SEALED].toSorted());
});

describe.each(DOORS)(
  '[5-2] $call refuses in a sentence, and keeps nothing, not even for a moment, of',
  (door) => {
    it.each([
      ['a page that calls itself a picture', 415, 'media.wrong-type'],
      ['an SVG', 415, 'media.wrong-type'],
      ['an SVG that says it is XML', 415, 'media.wrong-type'],
      ['an empty file', 400, 'media.broken'],
      ['a file of one byte', 415, 'media.wrong-type'],
      ['half a picture', 400, 'media.broken'],
      ['a script that begins as a GIF', 400, 'media.broken'],
      ['a picture of 20 MB and a byte', 413, 'media.too-large'],
      ['a picture of too many pixels', 413, 'media.too-many-pixels'],
      ['a moving one of too many together', 413, 'media.too-many-pixels'],
    ])('%s', async (what, status, code) => {
      const file = { file: files[what] ?? Buffer.alloc(0), name: 'lanterns.png', type: 'image/png' };
      const answer = await knock(server.as(amber), door, file);
      expect([answer.status, answer.body.code]).toEqual([status, code]);
      expect(answer.body.error).toMatch(/^[A-Z][^<>{}]{10,120}\.$/);
      expect(await whatIsKept(server)).toEqual(NOTHING);
    });
  },
);

it('a post whose second picture is damaged leaves nothing of the first', async () => {
  const answer = await knock(server.as(amber), POST_DOOR, picture, picture.subarray(0, 900));
  expect(answer).toMatchObject({ status: 400, body: { code: 'media.broken' } });
  expect(await whatIsKept(server)).toEqual(NOTHING);
});

it('a post that is refused once its picture is ready leaves nothing of the picture', async () => {
  const unknown = ['mediaId', '0b9e1f5c-6c1c-4a53-9a51-3f6d9c0f7a11'] as const;
  const answer = await knock(
    server.as(amber),
    { ...POST_DOOR, beside: [...POST_DOOR.beside, unknown] },
    picture,
  );
  expect(answer).toMatchObject({ status: 404, body: { code: 'media.unknown' } });
  expect(await whatIsKept(server)).toEqual(NOTHING);
});
