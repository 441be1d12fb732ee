import { jsonProtocol } from './jsonProtocol.ts';
import { messagePackProtocol } from './messagePackProtocol.ts';
import { type BuiltInProtocol, type Protocol } from './Protocol.ts';

const builtIn: Record<BuiltInProtocol, Protocol> = {
  json: jsonProtocol,
  messagepack: messagePackProtocol,
};

type Offered = readonly (BuiltInProtocol | Protocol)[];

export function namesOf(offered: Offered): string[] {
  return offered.map((one) => (typeof one === 'string' ? one : one.name));
}

/** The one of this name; it must be among those offered. */
export function protocolOf(offered: Offered, name: string): Protocol {
  for (const one of offered) {
    const protocol = typeof one === 'string' ? builtIn[one] : one;
    if (protocol.name === name) return protocol;
  }
  throw new Error(`There is no protocol '${name}'.`);
}
