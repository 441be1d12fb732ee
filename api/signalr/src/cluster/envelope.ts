import { Decoder, Encoder } from '@msgpack/msgpack';
import { type Address } from '../hub/address.ts';
import { keepLargeNumbers } from '../protocol/keepLargeNumbers.ts';

const encoder = new Encoder({ ignoreUndefined: true });
const decoder = new Decoder({ useBigInt64: true });
keepLargeNumbers(encoder, decoder);

interface Posted {
  /** The node that speaks. */
  readonly from: string;
}

interface ToHub extends Posted {
  /** The hub's path. */
  readonly hub: string;
}

export interface SendEnvelope extends ToHub {
  readonly act: 'send';
  readonly to: Address;
  readonly target: string;
  readonly values: readonly unknown[];
  readonly isEphemeral: boolean;
}

export interface CloseEnvelope extends ToHub {
  readonly act: 'close';
  readonly to: Address;
  readonly reason?: string;
  readonly allowReconnect?: boolean;
}

export interface MemberEnvelope extends ToHub {
  readonly act: 'member';
  readonly question: string;
  readonly connectionId: string;
  readonly group: string;
  readonly isMember: boolean;
}

export interface AskEnvelope extends ToHub {
  readonly act: 'ask';
  readonly question: string;
  readonly connectionId: string;
  readonly target: string;
  readonly values: readonly unknown[];
}

/** The end of a question that another node asked. */
export interface AnswerEnvelope extends Posted {
  readonly act: 'answer';
  readonly question: string;
  readonly error?: string;
  readonly result?: unknown;
}

/** "I am here, at this address." */
export interface HereEnvelope extends Posted {
  readonly act: 'here';
  readonly url: string | null;
  /** Asks the others to say the same. */
  readonly isNew: boolean;
}

export interface GoneEnvelope extends Posted {
  readonly act: 'gone';
}

export type HubEnvelope = SendEnvelope | CloseEnvelope | MemberEnvelope | AskEnvelope;
export type Envelope = HubEnvelope | AnswerEnvelope | HereEnvelope | GoneEnvelope;

/** As a text, for channels that carry no bytes; MessagePack inside, so that bytes, dates and large numbers stay what they are. */
export const seal = (envelope: Envelope): string => Buffer.from(encoder.encode(envelope)).toString('base64');

/** Null for what no node of this kind can have written. */
export function unseal(payload: string): Envelope | null {
  try {
    const value: unknown = decoder.decode(Buffer.from(payload, 'base64'));
    const isEnvelope = typeof value === 'object' && value !== null && 'act' in value && 'from' in value;
    // Only nodes of the same application can write here; a newer one may know acts that fall through our switch.
    return isEnvelope ? (value as Envelope) : null;
  } catch {
    return null;
  }
}
