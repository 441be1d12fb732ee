import { randomUUID } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aBox } from '../testing/pictures.ts';
import { forgetPlace } from './forgetPlace.ts';

const path = join(tmpdir(), `plaza-forget-${randomUUID()}`);
afterAll(() => rm(path, { force: true }));

/** One box within another, so many times, and in the innermost a place. */
function nested(depth: number): Buffer {
  const place = aBox('udta', '+59.3293');
  const heads = Buffer.alloc(depth * 8);
  for (let at = 0; at < depth; at += 1) {
    heads.writeUInt32BE((depth - at) * 8 + place.length, at * 8);
    heads.write(at === 0 ? 'moov' : 'trak', at * 8 + 4, 'latin1');
  }
  return Buffer.concat([heads, place]);
}

async function afterwards(sent: Buffer): Promise<string> {
  await writeFile(path, sent);
  await forgetPlace(path);
  return readFile(path, 'latin1');
}

it('blanks the place of the film and of each of its tracks', async () => {
  const film = aBox('moov', aBox('trak', aBox('meta', 'Amber’s phone')), aBox('udta', '+59.3293'));
  const left = await afterwards(film);
  expect(left).toHaveLength(film.length);
  expect(left).not.toMatch(/Amber|59/);
});

it('goes no deeper into boxes within boxes than a film has them, however deep a stranger nests them', async () => {
  expect(await afterwards(nested(2))).not.toContain('+59');
  // Each level would be held in memory until the innermost is reached: millions of them fit into one file.
  const deep = nested(4_000);
  expect((await afterwards(deep)) === deep.toString('latin1')).toBe(true);
});

it('looks at so many boxes and no more, wherever they are', async () => {
  const few = aBox('moov', ...Array<Buffer>(10).fill(aBox('trak', aBox('free'))), aBox('udta', '+59.3293'));
  await writeFile(path, few);
  await forgetPlace(path, { mostBoxes: 12 });
  expect(await readFile(path, 'latin1')).toContain('+59');
  await forgetPlace(path, { mostBoxes: 22 });
  expect(await readFile(path, 'latin1')).not.toContain('+59');
});

describe('a track that a camera writes for itself', () => {
  const numbers = (...all: number[]) => {
    const bytes = Buffer.alloc(4 * all.length);
    all.forEach((one, at) => bytes.writeUInt32BE(one, 4 * at));
    return bytes;
  };
  const track = (handler: string, tables: Buffer[]) =>
    aBox(
      'trak',
      aBox('tkhd', Buffer.alloc(84)),
      aBox(
        'mdia',
        aBox('hdlr', numbers(0, 0), handler, Buffer.alloc(13)),
        aBox('minf', aBox('stbl', ...tables)),
      ),
    );
  const content = aBox('mdat', 'PICTURE', '+59.3', '+18.1', 'PICTURE', '+59.4');
  /** Two measurements in the first piece, one in the second. */
  const measured = (sizes: Buffer) => [
    aBox('stsz', sizes),
    aBox('stsc', numbers(0, 2, 1, 2, 1, 2, 1, 1)),
    aBox('stco', numbers(0, 2, 8 + 7, 8 + 24)),
  ];

  it.each([
    ['each as long as it says', numbers(0, 0, 3, 5, 5, 5)],
    ['all of one length', numbers(0, 5, 3)],
  ])('is blanked with what it measured, and nothing else is: %s', async (_, sizes) => {
    const pictures = track('vide', [aBox('stsz', numbers(0, 7, 2)), aBox('stco', numbers(0, 1, 8))]);
    const film = Buffer.concat([content, aBox('moov', pictures, track('meta', measured(sizes)))]);
    const left = await afterwards(film);
    expect(left).toHaveLength(film.length);
    expect(left.slice(8, 37)).toBe(`PICTURE${'\0'.repeat(10)}PICTURE${'\0'.repeat(5)}`);
    expect([left.includes('vide'), left.includes('meta')]).toEqual([true, false]);
  });

  it('that names bytes behind the end, or the same ones for ever, makes the file no longer and ends', async () => {
    const again = Array<number>(30_000).fill(8);
    const tables = [
      aBox('stsz', numbers(0, 0xffff_ffff, 9)),
      aBox('stsc', numbers(0, 1, 1, 0xffff_ffff, 1)),
      aBox('stco', numbers(0, 30_001, 0xffff_fff0, ...again)),
    ];
    const film = Buffer.concat([
      content,
      aBox('moov', track('meta', tables), track('camm', [aBox('stsz', '')])),
    ]);
    const left = await afterwards(film);
    expect(left).toHaveLength(film.length);
    expect(left).not.toMatch(/meta|camm/);
  });
});
