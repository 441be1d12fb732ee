import type { HubMethod } from '../hub/HubMethod.ts';
import { isUpload, type Input } from '../hub/inputs.ts';
import { HubError } from '../HubError.ts';
import { type Invocation, MessageType } from '../protocol/messages.ts';
import { Outgoing } from '../protocol/Outgoing.ts';
import { ProtocolError } from '../protocol/ProtocolError.ts';
import { pump } from '../streams/pump.ts';
import { type Streamed } from '../streams/Streamed.ts';
import type { Upload } from '../streams/Upload.ts';
import { type ActiveCall } from './ActiveCall.ts';
import {
  bindingFailed,
  invokingFailed,
  mustNotStream,
  mustStream,
  streamingFailed,
  tell,
} from './failures.ts';
import { type InvocationsHost } from './InvocationsHost.ts';

export interface PendingCall {
  readonly invocation: Invocation;
  readonly method: HubMethod;
  readonly call: ActiveCall;
  readonly uploads: readonly Upload[];
}

/** What the completion says. */
export interface Outcome {
  readonly error?: string;
  readonly result?: unknown;
}

/** Work that goes on after the method was called. */
export class Unfinished {
  readonly begun: unknown;

  constructor(begun: unknown) {
    this.begun = begun;
  }
}

/** Calls the method; never throws. A method that answers at once is done at once: promises cost a busy hub dearly. */
export function beginCall(
  { method, call, invocation, uploads }: PendingCall,
  host: InvocationsHost,
): Outcome | Unfinished {
  const wantsStream = invocation.type === MessageType.StreamInvocation;
  if (wantsStream !== (method.kind === 'stream')) {
    return { error: wantsStream ? mustNotStream(method.name) : mustStream(method.name) };
  }
  try {
    call.values = bindInputs(method, invocation, uploads);
  } catch (error) {
    return { error: tell(bindingFailed(invocation.target), error, host.settings.detailedErrors) };
  }
  try {
    const result = host.invoke(call, method);
    return wantsStream || result instanceof Promise ? new Unfinished(result) : { result };
  } catch (error) {
    return failed(call, invokingFailed(method.name), error, host);
  }
}

/** Goes on to the end; never rejects. */
export async function finishCall(
  pending: PendingCall,
  { begun }: Unfinished,
  host: InvocationsHost,
): Promise<Outcome> {
  let sentence = invokingFailed(pending.method.name);
  try {
    const result = await begun;
    if (pending.method.kind === 'method') return { result };
    sentence = streamingFailed;
    await sendItems(pending, requireStream(result), host);
    return {};
  } catch (error) {
    return failed(pending.call, sentence, error, host);
  }
}

function failed(call: ActiveCall, sentence: string, error: unknown, host: InvocationsHost): Outcome {
  if (!(error instanceof HubError) && !call.isAborted) host.reportFailure(`'${call.method}' failed`, error);
  return { error: tell(sentence, error, host.settings.detailedErrors) };
}

function sendItems(
  { invocation, call }: PendingCall,
  source: Streamed<unknown>,
  host: InvocationsHost,
): Promise<void> {
  const { invocationId = '' } = invocation;
  return pump(source, {
    signal: call.signal,
    take(item) {
      if (call.isAborted) return undefined;
      host.send(new Outgoing({ type: MessageType.StreamItem, invocationId, item }));
      return host.space();
    },
  });
}

function requireStream(result: unknown): Streamed<unknown> {
  if (isStream(result)) return result;
  throw new ProtocolError('The method did not return a stream.');
}

const isStream = (value: unknown): value is Streamed<unknown> =>
  typeof value === 'object' &&
  value !== null &&
  (Symbol.asyncIterator in value || Symbol.iterator in value || 'subscribe' in value);

/** The values a method is called with: arguments through their schemas, uploads as iterables, in the order declared. */
function bindInputs(
  { inputs, plainInputs: plain }: HubMethod,
  { arguments: given, streamIds = [] }: Invocation,
  uploads: readonly Upload[],
): unknown[] {
  if (given.length > plain) {
    throw new ProtocolError(`Invocation provides ${given.length} argument(s) but target expects ${plain}.`);
  }
  if (streamIds.length !== inputs.length - plain) {
    throw new ProtocolError(
      `Invocation provides ${streamIds.length} stream(s) but target expects ${inputs.length - plain}.`,
    );
  }
  const nextUpload = uploads[Symbol.iterator]();
  let index = 0;
  return inputs.map((input) =>
    // The counts agree, so there is one left.
    isUpload(input) ? nextUpload.next().value?.items(input.item) : parse(input, given[index], ++index),
  );
}

function parse(input: Exclude<Input, { kind: 'upload' }>, value: unknown, position: number): unknown {
  try {
    return input.parse(value);
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new ProtocolError(`Argument ${position} is not valid: ${why}`, { cause });
  }
}
