import { aVideo } from '../../media/testing/pictures.ts';
import { aFilm, aWebmFilm } from '../testing/aFilm.ts';
import { readCodecs, unplayable } from './readCodecs.ts';

const inMemory = (file: Buffer) => async (at: number, length: number) => file.subarray(at, at + length);
const codecsOf = async (file: Buffer, format = 'mp4') =>
  readCodecs({ format, bytes: file.length }, inMemory(file));

it('finds how an MP4 is coded, with its index first or last', async () => {
  for (const indexLast of [false, true])
    expect(await codecsOf(aFilm({ indexLast }))).toEqual([
      { kind: 'picture', codec: 'avc1' },
      { kind: 'sound', codec: 'mp4a' },
    ]);
});

it('finds how a WebM is coded', async () => {
  expect((await codecsOf(aWebmFilm(['V_AV1', 'A_OPUS']), 'webm')).map(({ codec }) => codec)).toEqual([
    'V_AV1',
    'A_OPUS',
  ]);
});

it('finds nothing where nothing is said, and where the boxes lie about their size', async () => {
  expect(await codecsOf(aVideo())).toEqual([]);
  const liar = aFilm();
  liar.writeUInt32BE(0x7fffffff, 24);
  expect(await codecsOf(liar)).toEqual([]);
  expect(await codecsOf(Buffer.alloc(40))).toEqual([]);
});

it('names what keeps a browser from playing it', async () => {
  const why = async (film: Buffer, format?: string) => unplayable(await codecsOf(film, format));
  expect(await why(aFilm())).toBeUndefined();
  expect(await why(aWebmFilm(), 'webm')).toBeUndefined();
  expect(await why(aFilm({ picture: 'hvc1' }))).toBe('HEVC (H.265)');
  expect(await why(aFilm({ sound: 'sowt' }))).toBe('uncompressed sound');
  expect(await why(aFilm({ picture: 'Q<3!' }))).toBe('“Q?3?”');
  expect(await why(aWebmFilm(['V_MPEG2']), 'webm')).toBe('“V_MPEG2”');
  expect(await why(aWebmFilm(['A_OPUS']), 'webm')).toBe('a file without a picture');
});
