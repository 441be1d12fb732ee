import { HubError } from '../HubError.ts';

/** What a client reads about an error: all of a HubError, nothing more than the sentence of any other. */
export function tell(sentence: string, error: unknown, isDetailed: boolean): string {
  if (!isDetailed && !(error instanceof HubError)) return sentence;
  return error instanceof Error
    ? `${sentence} ${error.name}: ${error.message}`
    : `${sentence} ${String(error)}`;
}

// These sentences are those of other SignalR servers: clients in the field look at them.
export const invokingFailed = (method: string): string =>
  `An unexpected error occurred invoking '${method}' on the server.`;
export const bindingFailed = (method: string): string =>
  `Failed to invoke '${method}' due to an error on the server.`;
export const streamingFailed = 'An error occurred on the server while streaming results.';
export const mustNotStream = (method: string): string =>
  `The client attempted to invoke the non-streaming '${method}' method with a streaming invocation.`;
export const mustStream = (method: string): string =>
  `The client attempted to invoke the streaming '${method}' method with a non-streaming invocation.`;
