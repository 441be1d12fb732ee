import { randomUUID } from 'node:crypto';
import { fitsNotice } from '../../db/inNotices.ts';

/** Coded they are a third longer, and with what stands beside them still fit into a notice. */
const PIECE_BYTES = 5_700;
/** So many are kept that are not whole yet. Of what was lost on the way the rest never comes. */
const MOST_BEGUN = 64;

/** A part of a packet that no notice can carry whole. `node` makes it a packet to servers that know no parts. */
export interface PacketPart {
  node: string;
  part: { id: string; at: number; of: number; base64: string };
}

/** A packet as texts that fit into notices: itself, or its parts. */
export function inParts(node: string, packet: string): string[] {
  if (fitsNotice(packet)) return [packet];
  const bytes = Buffer.from(packet);
  const of = Math.ceil(bytes.length / PIECE_BYTES);
  const id = randomUUID();
  return Array.from({ length: of }, (_, at) => {
    const base64 = bytes.subarray(at * PIECE_BYTES, (at + 1) * PIECE_BYTES).toString('base64');
    return JSON.stringify({ node, part: { id, at, of, base64 } } satisfies PacketPart);
  });
}

/** Puts packets together again that came in parts, in whatever order. */
export class LongPackets {
  readonly #begun = new Map<string, Map<number, Buffer>>();

  /** The packet, once this was all that it lacked. */
  take({ part: { id, at, of, base64 } }: PacketPart): string | undefined {
    const parts = this.#begun.get(id) ?? new Map<number, Buffer>();
    parts.set(at, Buffer.from(base64, 'base64'));
    this.#begun.set(id, parts);
    if (parts.size < of) {
      const [oldest = id] = this.#begun.keys();
      if (this.#begun.size > MOST_BEGUN) this.#begun.delete(oldest);
      return undefined;
    }
    this.#begun.delete(id);
    const inOrder = [...parts].sort(([one], [other]) => one - other);
    return Buffer.concat(inOrder.map(([, bytes]) => bytes)).toString();
  }

  /** After a silence the rest of them is gone. */
  clear(): void {
    this.#begun.clear();
  }
}
