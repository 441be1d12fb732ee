import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { FrameReader } from '../webSocket/FrameReader.ts';
import { messagePackProtocol } from './messagePackProtocol.ts';
import { jsonProtocol } from './jsonProtocol.ts';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');
const LITTLE = 4 * 1024 * 1024;
const ROUNDS = 20;
const CHUNK_BYTES = 64 * 1024;
const PIECES = 1_000;

const collect = async (): Promise<number> => {
  collectGarbage();
  // Chunks are given back beside the program, in their own time.
  await new Promise((resolve) => setImmediate(resolve));
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
};

/** Whether hardly anything of it is in memory once what is garbage is gone. */
async function keepsLittle(act: () => void): Promise<boolean> {
  let before = Infinity;
  for (let round = 0; round < ROUNDS; round += 1) before = Math.min(before, await collect());
  act();
  for (let round = 0; round < ROUNDS; round += 1) {
    if ((await collect()) - before < LITTLE) return true;
  }
  return false;
}

/** One byte of a chunk that holds much else. */
const piece = (byte: number): Buffer => Buffer.alloc(CHUNK_BYTES, byte).subarray(100, 101);

const frame = (op: number, payload: string): Buffer =>
  Buffer.concat([Buffer.from([op, 0x80 | payload.length, 0, 0, 0, 0]), Buffer.from(payload)]);

describe('a message that never ends keeps nothing but its own bytes', () => {
  it('as JSON', async () => {
    const reader = jsonProtocol.createReader(32 * 1024);
    const read = () => {
      for (let turn = 0; turn < PIECES; turn += 1) reader.read(piece(0x20), () => undefined);
    };
    expect(await keepsLittle(read)).toBe(true);
    const heard: number[] = [];
    reader.read(Buffer.from([0x1e]), (payload) => heard.push(payload.length));
    expect(heard).toEqual([PIECES]);
  });

  it('as MessagePack', async () => {
    const reader = messagePackProtocol.createReader(32 * 1024);
    const heard: number[] = [];
    const take = (payload: Buffer) => void heard.push(payload.length);
    reader.read(Buffer.from([0x80 | 0x68, 0x07]), take);
    const read = () => {
      for (let turn = 1; turn < PIECES; turn += 1) reader.read(piece(0x01), take);
    };
    expect(await keepsLittle(read)).toBe(true);
    reader.read(Buffer.from([0x01, 0x01, 0xc0, 0x02, 0xc0]), take);
    expect(heard).toEqual([PIECES, 1]);
    reader.read(Buffer.from([0xc0]), take);
    expect(heard).toEqual([PIECES, 1, 2]);
  });

  it('in frames of a WebSocket, empty ones too', async () => {
    const heard: string[] = [];
    const reader = new FrameReader(100_000, {
      message: (payload) => void heard.push(payload.toString('latin1')),
      ping: () => undefined,
      close: () => undefined,
    });
    reader.read(frame(0x01, 'a'));
    const read = () => {
      for (let turn = 0; turn < 100_000; turn += 1) reader.read(frame(0x00, ''));
      for (let turn = 0; turn < 100; turn += 1) {
        const chunk = Buffer.alloc(CHUNK_BYTES);
        frame(0x00, 'b').copy(chunk);
        reader.read(chunk.subarray(0, 7));
      }
    };
    expect(await keepsLittle(read)).toBe(true);
    reader.read(frame(0x80, 'c'));
    expect(heard).toEqual([`a${'b'.repeat(100)}c`]);
  });
});
