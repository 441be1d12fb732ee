import { HttpTransportType, type IHubProtocol, JsonHubProtocol } from '@microsoft/signalr';
import { MessagePackHubProtocol } from '@microsoft/signalr-protocol-msgpack';

/** One way in which the stock client reaches a hub. */
export interface Way {
  readonly way: string;
  readonly transport: HttpTransportType;
  readonly protocol: () => IHubProtocol;
}

const json = (): IHubProtocol => new JsonHubProtocol();
const messagePack = (): IHubProtocol => new MessagePackHubProtocol();
const { WebSockets, ServerSentEvents, LongPolling } = HttpTransportType;

export const webSocketsJson: Way = { way: 'WebSockets, json', transport: WebSockets, protocol: json };
export const webSocketsMessagePack: Way = {
  way: 'WebSockets, messagepack',
  transport: WebSockets,
  protocol: messagePack,
};
export const eventsJson: Way = { way: 'ServerSentEvents, json', transport: ServerSentEvents, protocol: json };
export const pollingJson: Way = { way: 'LongPolling, json', transport: LongPolling, protocol: json };
export const pollingMessagePack: Way = {
  way: 'LongPolling, messagepack',
  transport: LongPolling,
  protocol: messagePack,
};

/** Every transport with every protocol it can carry. */
export const everyWay: readonly Way[] = [
  webSocketsJson,
  webSocketsMessagePack,
  eventsJson,
  pollingJson,
  pollingMessagePack,
];
export const everySocket: readonly Way[] = [webSocketsJson, webSocketsMessagePack];
