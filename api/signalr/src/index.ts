export { type Backplane, type BackplaneEvents } from './backplane/Backplane.ts';
export { memoryBackplane, MemoryBus } from './backplane/memoryBackplane.ts';
export { type MessageStore } from './backplane/MessageStore.ts';
export {
  postgresBackplane,
  type PostgresListener,
  type PostgresOptions,
  type PostgresQuery,
} from './backplane/postgresBackplane.ts';
export { postgresStore } from './backplane/postgresStore.ts';
export {
  type IoredisLike,
  type NodeRedisLike,
  redisBackplane,
  type RedisOptions,
} from './backplane/redisBackplane.ts';
export { type AccessRequest, type Authenticate, type Caller } from './caller.ts';
export { type Clock, systemClock } from './clock.ts';
export { type ClusterOptions } from './cluster/Cluster.ts';
export { redactUrl } from './http/access.ts';
export {
  type Call,
  type CallerGroups,
  type ConnectionRequest,
  type HubConnection,
  type HubContext,
} from './hub/Call.ts';
export { CallerClients, Clients } from './hub/Clients.ts';
export { type AnyEvents, type EventsOf } from './hub/events.ts';
export { type HubFilter } from './hub/HubFilter.ts';
export { type HubDefinition, hubFor, type HubMethods, type HubWords } from './hub/hubFor.ts';
export { upload } from './hub/inputs.ts';
export { MountedHub } from './mounted/MountedHub.ts';
export { OneClient } from './hub/OneClient.ts';
export { type CloseOptions, Recipients } from './hub/Recipients.ts';
export { HubError } from './HubError.ts';
export { type Log, type LogEntry } from './log.ts';
export { BinaryReader, binaryFrame } from './protocol/BinaryReader.ts';
export { Frame } from './protocol/Frame.ts';
export { type HubMessage } from './protocol/messages.ts';
export { type PayloadReader, type Protocol } from './protocol/Protocol.ts';
export { ProtocolError } from './protocol/ProtocolError.ts';
export { readMessage, type WireMessage } from './protocol/readMessage.ts';
export { TextReader } from './protocol/TextReader.ts';
export { MountedConnections } from './raw/MountedConnections.ts';
export { type RawConnection, type RawFormat, type RawHandler } from './raw/RawConnection.ts';
export { type Schema } from './schema.ts';
export { type HubSettings, type Origins, type Redirect } from './settings.ts';
export { createSignalR, SignalR, type SignalROptions } from './SignalR.ts';
export { type Streamed } from './streams/Streamed.ts';
