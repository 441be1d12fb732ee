import { isUtf8 } from 'node:buffer';
import { TextDecoder } from 'node:util';
import { ByteList } from '../protocol/ByteList.ts';
import { CloseCode, SocketError } from './SocketError.ts';

/** RFC 6455, 5.2. */
const Op = { Continuation: 0, Text: 1, Binary: 2, Close: 8, Ping: 9, Pong: 10 } as const;
const FIN = 0x80;
const RESERVED = 0x70;
const MASKED = 0x80;
const MOST_CONTROL_BYTES = 125;
const LARGEST_HEAD = 14;
const empty = Buffer.alloc(0);

export interface FrameTaker {
  /** A message, however many frames it came in; a long one comes piece by piece. */
  message(payload: Buffer): void;
  ping(payload: Buffer): void;
  pong(): void;
  /** The client says goodbye; no more is read after it. */
  close(payload: Buffer): void;
}

/**
 * The frames of one client, out of chunks that are cut anywhere. Chunks are unmasked in place. A frame may hold any
 * number of hub messages, so its length says nothing: what is longer than `wholeBytes` is handed on as it comes, and
 * nothing of it is kept here.
 */
export class FrameReader {
  readonly #wholeBytes: number;
  readonly #taker: FrameTaker;
  #isOver = false;
  /** The beginning of a head that is not whole yet. */
  #head = empty;
  /** A payload that is not whole yet, and how much of it is here. */
  #body: Buffer | null = null;
  #filled = 0;
  #first = 0;
  #mask = empty;
  /** The frames so far of a message in several, and its kind. */
  #fragments: ByteList | null = null;
  #fragmented: number = Op.Continuation;
  /** What is left of a long frame that is handed on as it comes. */
  #left = 0;
  /** The message under way is handed on in pieces; of a text this is what has been read of its letters. */
  #pieces: { readonly decoder: TextDecoder | null } | null = null;

  constructor(wholeBytes: number, taker: FrameTaker) {
    this.#wholeBytes = wholeBytes;
    this.#taker = taker;
  }

  read(chunk: Buffer): void {
    let at = 0;
    while (at < chunk.length && !this.#isOver) {
      if (this.#left > 0) at = this.#handOn(chunk, at);
      else at = this.#body ? this.#fill(chunk, at, this.#body) : this.#begin(chunk, at);
    }
  }

  /** Reads a head, and the payload behind it if it is all here. Answers how far it got. */
  #begin(chunk: Buffer, from: number): number {
    const pending = this.#head.length;
    const bytes =
      pending > 0 ? Buffer.concat([this.#head, chunk.subarray(from, from + LARGEST_HEAD)]) : chunk;
    const start = pending > 0 ? 0 : from;
    const available = bytes.length - start;
    const second = bytes[start + 1];
    if (second !== undefined && (second & MASKED) === 0) throw broken('a frame is not masked');
    const head = second === undefined ? Infinity : headSize(second);
    if (available < head) {
      this.#head = Buffer.from(bytes.subarray(start));
      return chunk.length;
    }
    this.#head = empty;
    const first = bytes[start] ?? 0;
    const size = payloadSize(bytes, start);
    this.#check(first, size);
    const isControl = (first & 0x0f) >= Op.Close;
    const mask = bytes.subarray(start + head - 4, start + head);
    const body = from + head - pending;
    if (chunk.length - body >= size) {
      const payload = chunk.subarray(body, body + size);
      unmask(payload, mask);
      this.#take(first, payload);
      return body + size;
    }
    this.#first = first;
    if (!isControl && size > this.#wholeBytes) {
      this.#mask = Buffer.from(mask);
      this.#left = size;
      this.#beginPieces(first & 0x0f);
      return body;
    }
    // The chunk is the system's to use again once it has been read.
    this.#mask = Buffer.from(mask);
    this.#body = Buffer.allocUnsafe(size);
    this.#filled = 0;
    return body;
  }

  #fill(chunk: Buffer, from: number, body: Buffer): number {
    const copied = chunk.copy(body, this.#filled, from);
    this.#filled += copied;
    if (this.#filled === body.length) {
      this.#body = null;
      unmask(body, this.#mask);
      this.#take(this.#first, body);
    }
    return from + copied;
  }

  #check(first: number, size: number): void {
    const op = first & 0x0f;
    if ((first & RESERVED) !== 0) throw broken('a reserved bit is set');
    if (op >= Op.Close) {
      if ((first & FIN) === 0 || size > MOST_CONTROL_BYTES) throw broken('a control frame is too large');
      if (op > Op.Pong) throw broken('a frame of an unknown kind');
      return;
    }
    if (op > Op.Binary) throw broken('a frame of an unknown kind');
    if ((op === Op.Continuation) !== (this.#fragmented !== Op.Continuation)) {
      throw broken('a message in several frames is out of order');
    }
  }

  #take(first: number, payload: Buffer): void {
    const op = first & 0x0f;
    if (op === Op.Ping) return this.#taker.ping(payload);
    if (op === Op.Pong) return this.#taker.pong();
    if (op === Op.Close) {
      this.#isOver = true;
      return this.#taker.close(payload);
    }
    const isLast = (first & FIN) !== 0;
    if (isLast && op !== Op.Continuation) return this.#message(op, payload);
    if (op !== Op.Continuation) this.#fragmented = op;
    if ((this.#fragments?.length ?? 0) + payload.length > this.#wholeBytes) this.#beginPieces(op);
    if (this.#pieces) return this.#piece(payload, isLast);
    const fragments = (this.#fragments ??= new ByteList());
    fragments.add(payload);
    if (!isLast) return;
    const kind = this.#fragmented;
    this.#fragments = null;
    this.#fragmented = Op.Continuation;
    this.#message(kind, fragments.bytes);
  }

  #handOn(chunk: Buffer, from: number): number {
    const piece = chunk.subarray(from, from + this.#left);
    unmask(piece, this.#mask);
    const turn = piece.length % 4;
    this.#mask = Buffer.concat([this.#mask.subarray(turn), this.#mask.subarray(0, turn)]);
    this.#left -= piece.length;
    this.#piece(piece, this.#left === 0 && (this.#first & FIN) !== 0);
    return from + piece.length;
  }

  /** From here on the message is handed on as it comes, with what was kept of it so far. */
  #beginPieces(op: number): void {
    if (this.#pieces) return;
    const kind = op === Op.Continuation ? this.#fragmented : op;
    this.#fragmented = kind;
    this.#pieces = { decoder: kind === Op.Text ? new TextDecoder('utf-8', { fatal: true }) : null };
    const kept = this.#fragments?.bytes;
    this.#fragments = null;
    if (kept && kept.length > 0) this.#piece(kept, false);
  }

  #piece(payload: Buffer, isLast: boolean): void {
    try {
      this.#pieces?.decoder?.decode(payload, { stream: !isLast });
    } catch {
      throw new SocketError(CloseCode.BadText, 'a text is not UTF-8');
    }
    if (isLast) {
      this.#pieces = null;
      this.#fragmented = Op.Continuation;
    }
    this.#taker.message(payload);
  }

  #message(op: number, payload: Buffer): void {
    if (op === Op.Text && !isUtf8(payload)) throw new SocketError(CloseCode.BadText, 'a text is not UTF-8');
    this.#taker.message(payload);
  }
}

/** With the mask, which every frame of a client has. */
function headSize(second: number): number {
  const length = second & 0x7f;
  return 6 + (length === 126 ? 2 : length === 127 ? 8 : 0);
}

function payloadSize(bytes: Buffer, start: number): number {
  const length = (bytes[start + 1] ?? 0) & 0x7f;
  if (length < 126) return length;
  return length === 126 ? bytes.readUInt16BE(start + 2) : Number(bytes.readBigUInt64BE(start + 2));
}

function unmask(payload: Buffer, mask: Buffer): void {
  const [a = 0, b = 0, c = 0, d = 0] = mask;
  const { length } = payload;
  let at = 0;
  for (; at + 3 < length; at += 4) {
    payload[at] = (payload[at] ?? 0) ^ a;
    payload[at + 1] = (payload[at + 1] ?? 0) ^ b;
    payload[at + 2] = (payload[at + 2] ?? 0) ^ c;
    payload[at + 3] = (payload[at + 3] ?? 0) ^ d;
  }
  for (let rest = 0; at < length; at += 1, rest += 1) payload[at] = (payload[at] ?? 0) ^ (mask[rest] ?? 0);
}

const broken = (what: string): SocketError => new SocketError(CloseCode.Broken, what);
