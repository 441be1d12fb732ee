import { type Patch, patch } from './patch.ts';

/**
 * A loader for the SignalR client, as a page of a browser needs it: without the branches for Node and for browsers
 * before ours, and without its log, which is off (`LogLevel.None`) and would be a fifth of it all the same.
 */
export default function leanSignalR(this: { resourcePath: string }, source: string): string {
  const file = /[\\/]esm[\\/](\w+)\.js$/.exec(this.resourcePath)?.[1] ?? '';
  const patches = [
    ...(talkative.has(file) ? [noLog] : []),
    ...(manifold.has(file) ? [noOtherPlatform] : []),
    ...(file === 'FetchHttpClient' ? [alwaysThere] : []),
    ...(file === 'DefaultHttpClient' ? [neverMissing] : []),
  ];
  return patch(`@microsoft/signalr/${file}`, source, patches);
}

const talkative = new Set([
  ...['FetchHttpClient', 'HttpConnection', 'HubConnection', 'JsonHubProtocol', 'LongPollingTransport'],
  ...['ServerSentEventsTransport', 'Utils', 'WebSocketTransport'],
]);
const manifold = new Set([
  'DefaultHttpClient',
  'FetchHttpClient',
  'HttpConnection',
  'Utils',
  'WebSocketTransport',
]);

const noLog: Patch = [/^\s*(?:this\._)?logger\.log\(.*\);$/gm, ''];
const noOtherPlatform: Patch = [/\bPlatform\.(?:isNode|isReactNative|isWebWorker)\b/g, 'false'];
const alwaysThere: Patch = [/\btypeof (?:fetch|AbortController) === "undefined"/g, 'false'];
const neverMissing: Patch = [/\btypeof fetch !== "undefined"/g, 'true'];
