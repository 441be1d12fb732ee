import { aBox } from '../../media/testing/pictures.ts';

function aTrack(handler: 'vide' | 'soun', codec: string): Buffer {
  const four = Buffer.alloc(4);
  const description = aBox(codec, Buffer.alloc(70));
  const count = Buffer.from([0, 0, 0, 1]);
  return aBox(
    'trak',
    aBox('tkhd', Buffer.alloc(84)),
    aBox(
      'mdia',
      aBox('mdhd', Buffer.alloc(24)),
      aBox('hdlr', four, four, handler, Buffer.alloc(13)),
      aBox('minf', aBox('stbl', aBox('stsd', four, count, description))),
    ),
  );
}

/** An MP4 whose index says how it is coded; its pictures are not there. */
export function aFilm({ picture = 'avc1', sound = 'mp4a', indexLast = false } = {}): Buffer {
  const index = aBox('moov', aBox('mvhd', Buffer.alloc(100)), aTrack('vide', picture), aTrack('soun', sound));
  const content = aBox('mdat', Buffer.alloc(2_000, 7));
  return Buffer.concat([
    aBox('ftyp', 'mp42', '\0\0\0\0', 'isom'),
    ...(indexLast ? [content, index] : [index, content]),
  ]);
}

/** A WebM that says how it is coded. */
export function aWebmFilm(codecs: readonly string[] = ['V_VP9', 'A_OPUS']): Buffer {
  const head = Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d4287810442858102', 'hex');
  const tracks = codecs.map((codec) =>
    Buffer.concat([Buffer.from([0x86, 0x80 | codec.length]), Buffer.from(codec)]),
  );
  return Buffer.concat([head, ...tracks, Buffer.alloc(500, 5)]);
}
