import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { FrameReader } from '../webSocket/FrameReader.ts';
import { messagePackProtocol } from './messagePackProtocol.ts';
import { jsonProtocol } from './jsonProtocol.ts';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');
const CHUNK_BYTES = 64 * 1024;
const PIECES = 1_000;

/** Chunks as they come from a socket, and how many of them are still in memory. */
class Chunks {
  readonly #memory: WeakRef<ArrayBufferLike>[] = [];

  /** A chunk that holds much else: only these bytes of it are for the reader. */
  around(bytes: Buffer): Buffer {
    const chunk = Buffer.alloc(CHUNK_BYTES);
    bytes.copy(chunk, 100);
    this.#memory.push(new WeakRef(chunk.buffer));
    return chunk.subarray(100, 100 + bytes.length);
  }

  /** A chunk of nothing but these bytes. */
  of(bytes: Buffer): Buffer {
    const chunk = Buffer.alloc(bytes.length);
    bytes.copy(chunk);
    this.#memory.push(new WeakRef(chunk.buffer));
    return chunk;
  }

  async kept(): Promise<number> {
    // A weak reference holds what it names until the turn in which it was made is over.
    await new Promise((resolve) => setImmediate(resolve));
    collectGarbage();
    return this.#memory.filter((memory) => memory.deref() !== undefined).length;
  }
}

const frame = (op: number, payload: string): Buffer =>
  Buffer.concat([Buffer.from([op, 0x80 | payload.length, 0, 0, 0, 0]), Buffer.from(payload)]);

describe('a message that never ends keeps nothing but its own bytes', () => {
  it('as JSON', async () => {
    const chunks = new Chunks();
    const reader = jsonProtocol.createReader(32 * 1024);
    for (let turn = 0; turn < PIECES; turn += 1) {
      reader.read(chunks.around(Buffer.from([0x20])), () => undefined);
    }
    expect(await chunks.kept()).toBeLessThan(2);
    const heard: number[] = [];
    reader.read(Buffer.from([0x1e]), (payload) => heard.push(payload.length));
    expect(heard).toEqual([PIECES]);
  });

  it('as MessagePack', async () => {
    const chunks = new Chunks();
    const reader = messagePackProtocol.createReader(32 * 1024);
    const heard: number[] = [];
    const take = (payload: Buffer) => void heard.push(payload.length);
    reader.read(Buffer.from([0x80 | 0x68, 0x07]), take);
    for (let turn = 1; turn < PIECES; turn += 1) reader.read(chunks.around(Buffer.from([0x01])), take);
    expect(await chunks.kept()).toBeLessThan(2);
    reader.read(Buffer.from([0x01, 0x01, 0xc0, 0x02, 0xc0]), take);
    expect(heard).toEqual([PIECES, 1]);
    reader.read(Buffer.from([0xc0]), take);
    expect(heard).toEqual([PIECES, 1, 2]);
  });

  it('in frames of a WebSocket, empty ones too', async () => {
    const chunks = new Chunks();
    const heard: string[] = [];
    const reader = new FrameReader(100_000, {
      message: (payload) => void heard.push(payload.toString('latin1')),
      ping: () => undefined,
      pong: () => undefined,
      close: () => undefined,
    });
    reader.read(frame(0x01, 'a'));
    for (let turn = 0; turn < 10_000; turn += 1) reader.read(chunks.of(frame(0x00, '')));
    for (let turn = 0; turn < 100; turn += 1) reader.read(chunks.around(frame(0x00, 'b')));
    expect(await chunks.kept()).toBeLessThan(2);
    reader.read(frame(0x80, 'c'));
    expect(heard).toEqual([`a${'b'.repeat(100)}c`]);
  });
});
