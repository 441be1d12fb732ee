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
