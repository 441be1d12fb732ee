import { FrameReader } from './FrameReader.ts';
import { SocketError } from './SocketError.ts';

const MAX = 100_000;
const text = (payload: string | Buffer, options = {}): Buffer => frame(0x1, payload, options);

/** A frame as a client sends it. */
function frame(
  op: number,
  payload: string | Buffer,
  { isLast = true, mask = [1, 2, 3, 4], reserved = 0, size }: Partial<FrameOptions> = {},
): Buffer {
  const bytes = Buffer.from(payload);
  const length = size ?? bytes.length;
  const head = [(isLast ? 0x80 : 0) | reserved | op];
  if (length < 126) head.push(0x80 | length);
  else if (length <= 0xffff) head.push(0x80 | 126, length >>> 8, length & 0xff);
  else {
    const long = Buffer.alloc(8);
    long.writeBigUInt64BE(BigInt(length));
    head.push(0x80 | 127, ...long);
  }
  const masked = bytes.map((byte, index) => byte ^ (mask[index % 4] ?? 0));
  return Buffer.concat([Buffer.from([...head, ...mask]), masked]);
}

interface FrameOptions {
  isLast: boolean;
  mask: number[];
  reserved: number;
  /** What the head says, whatever follows. */
  size: number;
}

function aReader() {
  const heard: string[] = [];
  const reader = new FrameReader(MAX, {
    message: (payload) => void heard.push(payload.toString('utf8')),
    ping: (payload) => void heard.push(`ping ${payload.toString('utf8')}`),
    pong: () => void heard.push('pong'),
    close: (payload) => void heard.push(`close ${payload.length}`),
  });
  return { heard, read: (...chunks: Buffer[]) => chunks.forEach((chunk) => reader.read(Buffer.from(chunk))) };
}

function codeOf(act: () => void): number | undefined {
  try {
    act();
  } catch (error) {
    if (error instanceof SocketError) return error.code;
    throw error;
  }
  return undefined;
}

describe('the frames of a client', () => {
  it.each([0, 1, 3, 4, 125, 126, 127, 65_535, 65_536])('are read with a payload of %d bytes', (size) => {
    const { heard, read } = aReader();
    read(text('ä'.repeat(size / 2) + 'x'.repeat(size % 2)));
    expect(Buffer.byteLength(heard[0] ?? '')).toBe(size);
  });

  it('may be cut anywhere', () => {
    const bytes = Buffer.concat([
      text('one'),
      text('two '.repeat(50)),
      frame(0x9, 'still there?'),
      text('half', { isLast: false }),
      frame(0xa, 'yes'),
      frame(0x0, ' and half'),
      frame(0x2, 'bytes'),
    ]);
    const whole = aReader();
    whole.read(bytes);
    expect(whole.heard).toEqual([
      'one',
      'two '.repeat(50),
      'ping still there?',
      'pong',
      'half and half',
      'bytes',
    ]);
    for (let cut = 1; cut < bytes.length; cut += 1) {
      const { heard, read } = aReader();
      read(bytes.subarray(0, cut), bytes.subarray(cut));
      expect(heard).toEqual(whole.heard);
    }
    const drops = aReader();
    drops.read(...[...bytes].map((byte) => Buffer.from([byte])));
    expect(drops.heard).toEqual(whole.heard);
  });

  it('end with a goodbye: what stands behind it is not read', () => {
    const { heard, read } = aReader();
    read(Buffer.concat([frame(0x8, Buffer.from([3, 232])), text('too late')]), text('later still'));
    expect(heard).toEqual(['close 2']);
  });

  it.each<[string, number, Buffer[]]>([
    ['without a mask', 1002, [Buffer.from([0x81, 1, 65])]],
    ['with a reserved bit', 1002, [text('x', { reserved: 0x40 })]],
    ['of an unknown kind', 1002, [frame(0x3, 'x')]],
    ['of an unknown kind of control', 1002, [frame(0xb, 'x')]],
    ['of control in pieces', 1002, [frame(0x9, 'x', { isLast: false })]],
    ['of control that are too long', 1002, [frame(0x9, 'x'.repeat(126))]],
    ['that go on with nothing', 1002, [frame(0x0, 'x')]],
    ['that begin anew in the middle', 1002, [text('x', { isLast: false }), text('y')]],
    ['whose text is none', 1007, [text(Buffer.from([0xff, 0xfe]))]],
    [
      'whose text breaks off in the last piece',
      1007,
      [text('x', { isLast: false }), frame(0x0, Buffer.from([0xc3]))],
    ],
  ])('%s are refused with %d', (_, code, chunks) => {
    const { heard, read } = aReader();
    expect(codeOf(() => read(...chunks))).toBe(code);
    expect(heard).toEqual([]);
  });

  it.each<[string, (payload: string) => Buffer[]]>([
    ['one frame', (payload) => [text(payload)]],
    [
      'several frames',
      (payload) => [
        text(payload.slice(0, 90_000), { isLast: false }),
        frame(0x9, 'still there?'),
        frame(0x0, payload.slice(90_000, 95_000), { isLast: false }),
        frame(0x0, payload.slice(95_000)),
      ],
    ],
  ])('longer than is kept are handed on as they come, in %s', (_, frames) => {
    const payload = 'lantern '.repeat(40_000);
    const bytes = Buffer.concat([...frames(payload), text('after')]);
    const { heard, read } = aReader();
    for (let at = 0; at < bytes.length; at += 65_537) read(bytes.subarray(at, at + 65_537));
    expect(heard.filter((word) => !word.startsWith('ping')).join('')).toBe(`${payload}after`);
    expect(heard.length).toBeGreaterThan(2);
  });

  it('longer than is kept are refused where their text is none', () => {
    const payload = Buffer.concat([Buffer.alloc(MAX, 'x'), Buffer.from([0xc3])]);
    const { read } = aReader();
    expect(codeOf(() => read(text(payload)))).toBe(1007);
  });
});
