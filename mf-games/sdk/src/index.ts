export { connect, type ConnectOptions, type PageEvents, type PlazaPage, type RunLog } from './connect.ts';
export { Host } from './Host.ts';
export {
  BRIDGE_VERSION,
  type GameMessage,
  type HostMessage,
  readGameMessage,
  type Run,
  type Settings,
  type Standing,
} from './messages.ts';
