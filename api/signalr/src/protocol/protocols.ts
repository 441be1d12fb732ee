import { jsonProtocol } from './jsonProtocol.ts';
import { messagePackProtocol } from './messagePackProtocol.ts';
import { type Protocol, type ProtocolName } from './Protocol.ts';

export const protocols: Record<ProtocolName, Protocol> = {
  json: jsonProtocol,
  messagepack: messagePackProtocol,
};
