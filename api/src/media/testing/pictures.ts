import sharp from 'sharp';

/** A real picture of a size, grainy enough to be one. */
export function aPicture(
  width = 1200,
  height = 800,
  as: 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' = 'jpeg',
): Promise<Buffer> {
  const grain = {
    width,
    height,
    channels: 3 as const,
    noise: { type: 'gaussian' as const, mean: 120, sigma: 30 },
  };
  return sharp({ create: { ...grain, background: '#335577' } })
    [as]()
    .toBuffer();
}

/** A GIF of a few frames. */
export async function aMovingPicture(width = 60, height = 40, frames = 3): Promise<Buffer> {
  const pages = await Promise.all(
    Array.from({ length: frames }, (_, at) => {
      const background = { r: (at * 80) % 256, g: 90, b: 200 - ((at * 60) % 200) };
      return sharp({ create: { width, height, channels: 3, background } })
        .png()
        .toBuffer();
    }),
  );
  return sharp(pages, { join: { animated: true } })
    .gif({ effort: 1, delay: Array<number>(frames).fill(80) })
    .toBuffer();
}

/** One box of an MP4. */
export function aBox(type: string, ...content: (Buffer | string)[]): Buffer {
  const body = Buffer.concat(
    content.map((one) => (typeof one === 'string' ? Buffer.from(one, 'latin1') : one)),
  );
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8, 0);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
}

/** What an MP4 of a phone looks like from outside: boxes, one of which says where it was filmed. */
export function aVideo({ brand = 'mp42', bytes = 3_000 } = {}): Buffer {
  return Buffer.concat([
    aBox('ftyp', brand, '\0\0\0\0', 'isom'),
    aBox(
      'moov',
      aBox('mvhd', Buffer.alloc(100, 1)),
      aBox('trak', aBox('tkhd', Buffer.alloc(84, 2)), aBox('meta', 'Amber’s phone')),
      aBox('udta', aBox('\xa9xyz', '+59.3293+018.0686/')),
    ),
    aBox('mdat', Buffer.alloc(bytes, 7)),
  ]);
}

/** The first bytes of a WebM and some more. */
export function aWebm(bytes = 3_000): Buffer {
  const head = Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d4287810442858102', 'hex');
  return Buffer.concat([head, Buffer.alloc(bytes, 5)]);
}
